import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOption, wholeOption } from '../arguments.ts';
import type { Command, Input } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { fileTrouble } from '../files/readJson.ts';
import { grouped } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { STAGES, type Stage } from './stages.ts';

const LEARNT = fileURLToPath(new URL('../../../bots/src/learnt/', import.meta.url));
const NAMES = Object.keys(STAGES);

async function run(input: Input, terminal: Terminal): Promise<number> {
  const [name, another] = input.words;
  if (name === undefined || another !== undefined || !NAMES.includes(name))
    throw new Complaint(`say what to learn: holdup learn ${NAMES.join('|')}`);
  const stage: Stage = STAGES[name as keyof typeof STAGES];
  const games = wholeOption(input, 'games', { min: 10, max: 10_000_000, fallback: stage.games });
  const seed = textOption(input, 'seed') ?? 'learn';
  const file = textOption(input, 'out') ?? path.join(LEARNT, `${name}.ts`);
  const command = `npx holdup learn ${name} --games ${games} --seed '${seed}'`;
  const progress = startProgress(terminal, 'games', games);
  const source = stage.learn(games, seed, command, (done) => progress.update(done));
  progress.end();
  try {
    writeFileSync(file, source);
  } catch (error) {
    throw new Complaint(`${file}: ${fileTrouble(error)}`);
  }
  terminal.note(`${file} is written, from ${grouped(games)} games\n`);
  return EXIT.fine;
}

export const learnCommand: Command = {
  name: 'learn',
  summary: 'make the numbers anew that bots judge positions by',
  usage: [`${NAMES.join('|')} [--games N] [--seed TEXT] [--out FILE]`],
  about: [
    ...Object.entries(STAGES).map(([name, { about }]) => `${name}: ${about}.`),
    'Run in this order, they make the files in packages/bots/src/learnt again (after npm run format, to the byte).',
  ],
  options: {
    games: { type: 'string', value: 'N', about: 'how many games to play (each stage has its own)' },
    seed: { type: 'string', value: 'TEXT', about: 'where their chance comes from (learn)' },
    out: { type: 'string', value: 'FILE', about: 'write there instead' },
  },
  examples: ['learn values', 'learn sharkHabits --games 300', 'learn hits --out hits.ts'],
  run,
};
