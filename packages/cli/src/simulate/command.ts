import { availableParallelism } from 'node:os';
import { EDITIONS, MAX_SEATS, MIN_SEATS, type ResolvedSetup, resolveSetup } from '@holdup/engine';
import { choiceOption, flagged, textOption, wholeOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { PLAYER_NAMES } from '../players/index.ts';
import { grouped } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Plan } from './plan.ts';
import { report } from './report.ts';
import { prepareDirectory } from './save.ts';
import { summarise } from './summary.ts';
import { startSimulation } from './workers.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_CORES = 256;

/** Options of the table in one JSON object, with those named one by one laid over them. */
function tableOptions(input: Input): unknown {
  const text = textOption(input, 'options') ?? '{}';
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Complaint(`--options must be JSON like '{"openLoot":true}', not "${text}"`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Complaint(`--options must be an object like '{"openLoot":true}', not "${text}"`);
  return {
    ...given,
    ...(flagged(input, 'powers') ? { powers: 'random' } : {}),
    ...(flagged(input, 'open-loot') ? { openLoot: true } : {}),
    ...named('lateAim', choiceOption(input, 'late-aim', ['noTarget', 'sitsOut'])),
    ...named('leftovers', choiceOption(input, 'leftovers', ['stay', 'discard'])),
    ...named('junkDealer', choiceOption(input, 'junk-dealer', ['piles', 'players'])),
  };
}

const named = (name: string, value: string | undefined): object =>
  value === undefined ? {} : { [name]: value };

function setup(input: Input): ResolvedSetup {
  return resolveSetup({
    edition: choiceOption(input, 'edition', EDITIONS) ?? 'second',
    seats: wholeOption(input, 'players', { min: MIN_SEATS, max: MAX_SEATS, fallback: 6 }),
    seed: textOption(input, 'seed') ?? 'holdup',
    options: tableOptions(input),
  });
}

async function run(input: Input, terminal: Terminal): Promise<number> {
  if (input.words.length > 0)
    throw new Complaint(`simulate takes no file or word, but got "${input.words[0]}"`);
  const saveTo = textOption(input, 'save') ?? null;
  const plan: Plan = {
    setup: setup(input),
    games: wholeOption(input, 'games', { min: 1, max: MOST_GAMES, fallback: 10_000 }),
    player: choiceOption(input, 'player', PLAYER_NAMES) ?? 'random',
    saveTo,
  };
  const cores = wholeOption(input, 'cores', {
    min: 1,
    max: MOST_CORES,
    fallback: availableParallelism(),
  });
  if (saveTo !== null) prepareDirectory(saveTo);

  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const progress = startProgress(terminal, `${grouped(plan.games)} games`, plan.games);
  const simulation = startSimulation(plan, cores, (done) =>
    progress.update(done, `${grouped(done / seconds())} games a second`),
  );
  const interrupt = (): void => simulation.stop();
  process.once('SIGINT', interrupt);
  try {
    const tally = await simulation.finished;
    progress.end();
    const summary = summarise(plan, tally, {
      cores: Math.min(cores, plan.games),
      seconds: seconds(),
    });
    if (flagged(input, 'json')) terminal.print(JSON.stringify(summary, null, 2));
    else for (const line of report(summary, terminal)) terminal.print(line);
    return summary.interrupted ? EXIT.interrupted : EXIT.fine;
  } finally {
    progress.end();
    process.off('SIGINT', interrupt);
  }
}

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'play many games and sum them up',
  usage: ['[--games N] [--players K] [--edition second|first] [--powers] [--seed S] …'],
  about: [
    'Plays on all cores. Game i is fixed by the seed "S/i", so the same arguments give the same summary on any number of cores. Ctrl-C stops early and sums up what was played (exit code 130).',
    'A share is how often a seat (or power) was among the winners, with its 95 % interval (Wilson). Money is told by mean, median and the values that 5 % and 95 % do not exceed. Seats are counted from 1 here, from 0 in JSON and files.',
  ],
  options: {
    games: { type: 'string', value: 'N', about: 'how many games (10,000)' },
    players: { type: 'string', value: 'K', about: 'how many seats, 3 to 8 (6)' },
    edition: { type: 'string', value: 'NAME', about: 'second or first (second)' },
    powers: { type: 'boolean', about: 'deal everyone a power at random' },
    seed: { type: 'string', value: 'TEXT', about: 'any text ("holdup")' },
    player: {
      type: 'string',
      value: 'NAME',
      about: `who sits at the table: ${PLAYER_NAMES.join(', ')} (random)`,
    },
    'late-aim': {
      type: 'string',
      value: 'NAME',
      about: 'who is too slow to aim: noTarget or sitsOut (noTarget)',
    },
    'open-loot': { type: 'boolean', about: 'loot is kept face-up' },
    leftovers: {
      type: 'string',
      value: 'NAME',
      about: 'loot that nobody took: stay or discard (stay)',
    },
    'junk-dealer': {
      type: 'string',
      value: 'NAME',
      about: 'where the Junk Dealer’s card comes from: piles or players (piles)',
    },
    options: {
      type: 'string',
      value: 'JSON',
      about: 'the same as one object, also "powers" and "oldest" seat by seat',
    },
    save: {
      type: 'string',
      value: 'DIR',
      about: 'write every game to DIR as a replay, game-1.json and so on (see holdup replay)',
    },
    cores: { type: 'string', value: 'N', about: 'how many cores to use (all)' },
    json: JSON_OPTION,
  },
  examples: [
    'simulate --games 100000 --players 5 --powers --seed tuesday',
    'simulate --games 3 --save replays',
  ],
  run,
};
