import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { type Bot, type BotAnswer, createBot, playGame } from '@holdup/bots';
import { MAX_SEATS, type Setup, type View } from '@holdup/engine';
import { ACTIONS, actionOf, NEVER } from '../src/net/actions.ts';
import { INPUTS } from '../src/net/columns.ts';
import { encode } from '../src/net/encode.ts';
import { createNet } from '../src/net/forward.ts';
import { createLegalActions, readLegal } from '../src/net/legal.ts';
import { createNetBot } from '../src/net/netBot.ts';

/**
 * Records how sharks decide at tables with one net: `node record.js WEIGHTS FILE NUMBER SECONDS SEED TABLES`, where TABLES
 * is a list such as `first:6,powers:6` (all kinds and sizes where it is left out). One row for each decision: the inputs of the net, a flag for each legal answer, and how often the shark gives each answer (of 255).
 * The trainer fits a net to these rows, which then plays as an opponent at the speed of a net.
 */

const ROW = INPUTS + 2 * ACTIONS;
const ALWAYS = 255;

/** Kinds and seats in the proportions in which they are played, mixed so that any stretch has some of each. */
const TABLES = [
  'powers:4',
  'powers:8',
  'base:6',
  'powers:6',
  'first:6',
  'powers:4',
  'base:4',
  'powers:8',
  'powers:3',
  'powers:6',
  'first:4',
  'base:8',
  'powers:4',
  'powers:5',
  'first:8',
  'base:3',
  'powers:8',
  'first:3',
] as const;

const [, , weights = '', file = '', number = '0', seconds = '60', seed = 'record', list = ''] =
  process.argv;
const tables: readonly string[] = list === '' ? TABLES : list.split(',');
const net = createNet(readFileSync(weights));
const out = openSync(file, 'w');
const row = new Int8Array(ROW);
const bytes = new Uint8Array(row.buffer);
const legal = createLegalActions();

function writeChoice(view: View, { move, reasons }: BotAnswer): void {
  const { seat } = view;
  const { seats } = view.public;
  if (seat === null) return;
  readLegal(legal, view.moves, seat, seats, null);
  const chosen = actionOf(move, seat, seats, null);
  if (legal.actions.length < 2 || chosen === NEVER) return;
  encode(view, null, row, 0);
  bytes.fill(0, INPUTS, INPUTS + ACTIONS);
  for (const action of legal.actions) bytes[INPUTS + action] = 1;
  const wanted = new Float64Array(ACTIONS);
  for (const option of reasons?.options ?? []) {
    const action = actionOf(option.move, seat, seats, null);
    if (action !== NEVER) wanted[action] = (wanted[action] ?? 0) + option.weight;
  }
  let sum = 0;
  for (const weight of wanted) sum += weight;
  if (sum <= 0) {
    wanted[chosen] = 1;
    sum = 1;
  }
  for (let action = 0; action < ACTIONS; action++)
    bytes[INPUTS + ACTIONS + action] = Math.round(((wanted[action] ?? 0) / sum) * ALWAYS);
  writeSync(out, bytes);
}

function recorded(bot: Bot): Bot {
  return {
    name: bot.name,
    decide(input) {
      const answer = bot.decide({ ...input, explain: true });
      writeChoice(input.view, answer);
      return answer;
    },
  };
}

function setupNumber(game: number): Setup {
  const [kind, seats] = (tables[game % tables.length] ?? 'base:6').split(':');
  return {
    edition: kind === 'first' ? 'first' : 'second',
    seats: Number(seats),
    seed: `${seed} ${number} ${game}`,
    options: kind === 'powers' ? { powers: 'random' } : {},
  };
}

const began = performance.now();
const past = (): boolean => performance.now() - began > 1000 * Number(seconds);
const learner = createNetBot({ name: 'net', net });
let games = 0;
let won = 0;
let fair = 0;
while (!past()) {
  const setup = setupNumber(games + 5 * Number(number));
  const own = games % Math.min(setup.seats, MAX_SEATS);
  const bots = Array.from({ length: setup.seats }, (_, seat) =>
    seat === own ? learner : recorded(createBot({ level: 'shark', net })),
  );
  const { result } = playGame(setup, bots, { budgetMs: 50 });
  games++;
  fair += 1 / setup.seats;
  if (result.winners.some((seat) => seat === own)) won += 1 / result.winners.length;
}
closeSync(out);
process.stdout.write(`${JSON.stringify({ games, won, fair })}\n`);
