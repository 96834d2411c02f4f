import { readFileSync } from 'node:fs';
import {
  type ArenaPlan,
  type Bot,
  createBot,
  LEVELS,
  type Level,
  playDeal,
  randomBot,
} from '@holdup/bots';
import type { Options } from '@holdup/engine';
import { createNet } from '../src/net/forward.ts';
import { createNetBot } from '../src/net/netBot.ts';

/**
 * Plays a trained net against bots of the arena: one line of JSON per deal. node evaluate.js
 * '{"weights":…,"opponent":"shark","kind":"base","seats":6,"from":0,"to":100,"step":16,"seed":"…"}'
 * A bot is a level, `random`, `net`, or `net:TEMPERATURE`.
 */

interface Job {
  readonly weights: string;
  /** The weights of opponents that are nets. */
  readonly others?: string;
  readonly candidate?: string;
  readonly opponent: string;
  readonly kind: 'base' | 'powers' | 'first';
  readonly seats: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly seed: string;
  readonly seconds?: number;
  readonly options?: Partial<Options>;
}

const job = JSON.parse(process.argv[2] ?? '{}') as Job;
const load = (file: string): ReturnType<typeof createNet> => createNet(readFileSync(file));
const mine = load(job.weights);
const theirs = load(job.others ?? job.weights);

const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

function makeBot(name: string): Bot {
  const [who = '', kind = '', temperature = '1'] = name.split(':');
  if (kind === 'net')
    return createNetBot({
      name,
      net: who === 'candidate' ? mine : theirs,
      temperature: Number(temperature),
    });
  if (kind === 'random') return randomBot;
  if (isLevel(kind)) return createBot({ level: kind, net: theirs });
  throw new Error(`there is no bot ${name}`);
}

const plan: ArenaPlan = {
  candidate: `candidate:${job.candidate ?? 'net'}`,
  opponents: [`opponent:${job.opponent}`],
  edition: job.kind === 'first' ? 'first' : 'second',
  seats: job.seats,
  options: { ...job.options, ...(job.kind === 'powers' ? { powers: 'random' } : {}) },
  deals: job.to,
  seed: job.seed,
  budgetMs: 50,
  timed: false,
};

const began = performance.now();
for (let deal = job.from; deal < job.to; deal += job.step) {
  if (job.seconds !== undefined && performance.now() - began > 1000 * job.seconds) break;
  const { games, faults } = playDeal(plan, deal, makeBot, () => performance.now());
  const own = games.map(({ seats, candidate }) => seats[candidate]);
  process.stdout.write(
    `${JSON.stringify({
      deal,
      kind: job.kind,
      seats: job.seats,
      candidate: plan.candidate,
      opponent: job.opponent,
      won: own.reduce((sum, seat) => sum + (seat?.won ?? 0), 0) / games.length,
      died: own.filter((seat) => seat?.alive === false).length / games.length,
      faults: faults.length,
    })}\n`,
  );
}
