import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { JSON_FLAG, oneOf, text, type Values, wholeNumber } from '../commandLine/options.ts';
import { prepareDirectory } from '../files/outputFile.ts';
import { PLAYER_NAMES } from '../players/index.ts';
import { setupFrom, setupOptions } from '../setup/options.ts';
import { grouped } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { CORES_OPTION } from '../workers/pool.ts';
import type { Plan } from './plan.ts';
import { report } from './report.ts';
import { startSimulation } from './simulation.ts';
import { summarise } from './summary.ts';

const OPTIONS = {
  games: wholeNumber('N', 'how many games', { min: 1, max: 1_000_000_000, fallback: 10_000 }),
  ...setupOptions('holdup'),
  player: oneOf(PLAYER_NAMES, 'NAME', `who plays: ${PLAYER_NAMES.join(', ')} (random)`),
  save: text(
    'DIR',
    'write every game to DIR as a replay, game-1.json and so on (see holdup replay)',
  ),
  cores: CORES_OPTION,
  json: JSON_FLAG,
};

function planFrom(options: Values<typeof OPTIONS>): Plan {
  const saveTo = options.save ?? null;
  const setup = setupFrom(options);
  if (saveTo !== null) prepareDirectory(saveTo);
  return { setup, games: options.games, player: options.player ?? 'random', saveTo };
}

async function run(
  { options }: { readonly options: Values<typeof OPTIONS> },
  terminal: Terminal,
): Promise<number> {
  const plan = planFrom(options);
  const cores = Math.min(options.cores, plan.games);
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const progress = startProgress(terminal, `${grouped(plan.games)} games`, plan.games);
  const simulation = startSimulation(plan, cores, (done) =>
    progress.update(done, `${grouped(done / seconds())} games a second`),
  );
  process.once('SIGINT', simulation.stop);
  try {
    const tally = await simulation.finished;
    progress.end();
    const summary = summarise(plan, tally, { cores, seconds: seconds() });
    if (options.json) terminal.print(JSON.stringify(summary, null, 2));
    else for (const line of report(summary, terminal)) terminal.print(line);
    return summary.interrupted ? EXIT.interrupted : EXIT.ok;
  } finally {
    progress.end();
    process.off('SIGINT', simulation.stop);
  }
}

export const simulateCommand = defineCommand({
  name: 'simulate',
  summary: 'play many games and summarise them',
  usage: ['[--games N] [--players N] [--edition NAME] [--powers] [--seed TEXT] …'],
  about: [
    'Plays on all cores. Game i has the seed "TEXT/i", so the same arguments give the same summary on any number of cores. Ctrl-C stops early and summarises what was played (exit code 130).',
    'A share is how often a seat (or power) was among the winners, with its 95 % interval (Wilson). Money is given as mean, median, 5th and 95th percentile. Seats are counted from 1 here, from 0 in JSON and files.',
  ],
  options: OPTIONS,
  examples: [
    'simulate --games 100000 --players 5 --powers --seed tuesday',
    'simulate --games 3 --save replays',
  ],
  run,
});
