import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { optionalWhole, text, textOr } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { checkWritable, writeOutput } from '../files/outputFile.ts';
import { grouped } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { STAGES, type Stage } from './stages.ts';

const LEARNT = fileURLToPath(new URL('../../../bots/src/learnt/', import.meta.url));
const NAMES = Object.keys(STAGES);

const OPTIONS = {
  games: optionalWhole('N', 'how many games to play (each stage has its own default)', {
    min: 10,
    max: 10_000_000,
  }),
  seed: textOr('learn', 'TEXT', 'any text; the same seed gives the same numbers'),
  out: text('FILE', 'write to this file instead'),
};

async function run(
  { options, positionals }: Input<typeof OPTIONS>,
  terminal: Terminal,
): Promise<number> {
  const [name = '', another] = positionals;
  const stage: Stage | undefined = new Map(Object.entries(STAGES)).get(name);
  if (stage === undefined || another !== undefined)
    throw new UserError(`say what to learn: holdup learn ${NAMES.join('|')}`);
  const { seed } = options;
  const games = options.games ?? stage.games;
  const file = options.out ?? path.join(LEARNT, `${name}.ts`);
  checkWritable(file);
  const command = `npx holdup learn ${name} --games ${games} --seed '${seed}'`;
  const progress = startProgress(terminal, 'games', games);
  const source = stage.learn(games, seed, command, (done) => progress.update(done));
  progress.end();
  writeOutput(file, source);
  terminal.note(`${file} is written, from ${grouped(games)} games\n`);
  return EXIT.ok;
}

export const learnCommand = defineCommand({
  name: 'learn',
  summary: 'learn the numbers again by which bots judge positions',
  usage: ['STAGE [--games N] [--seed TEXT] [--out FILE]'],
  about: [
    ...Object.entries(STAGES).map(([name, { about }]) => `${name}: ${about}.`),
    'Run in this order, they reproduce the files in packages/bots/src/learnt byte for byte (after npm run format).',
  ],
  options: OPTIONS,
  positionals: 'STAGE',
  examples: ['learn values', 'learn sharkHabits --games 300', 'learn hits --out hits.ts'],
  run,
});
