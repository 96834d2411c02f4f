import path from 'node:path';
import { LEVELS, type Level } from '@holdup/bots';
import { loadNet } from '../bots/loadNet.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { type Option, textOr, wholeNumber } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { checkWritable, prepareDirectory, writeOutput } from '../files/outputFile.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { balanceReport, totalGames } from './report.ts';

const levelList = (fallback: readonly Level[], about: string): Option<readonly Level[]> => ({
  value: 'A,B',
  about: `${about} (${fallback.join(',')})`,
  read: (name, given) =>
    typeof given !== 'string'
      ? fallback
      : given.split(',').map((asked) => {
          const level = LEVELS.find((known) => known === asked);
          if (level === undefined)
            throw new UserError(
              `--${name}: there is no level "${asked}"; there are ${LEVELS.join(', ')}`,
            );
          return level;
        }),
});

const OPTIONS = {
  games: wholeNumber('N', 'games for each table of the report', {
    min: 10,
    max: 10_000_000,
    fallback: 1000,
  }),
  levels: levelList(['shark'], 'which levels play'),
  seed: textOr('balance', 'TEXT', 'any text; the same seed gives the same report'),
  out: textOr('docs', 'DIR', 'where the report goes'),
};

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const { levels, games, seed, out } = options;
  const plan = { levels, games, seed };
  const file = path.join(out, 'balance.md');
  for (const directory of [out, path.join(out, 'balance')]) prepareDirectory(directory);
  checkWritable(file);
  const progress = startProgress(terminal, 'games', totalGames(plan));
  let done = 0;
  const { text, charts } = balanceReport(plan, loadNet(), () => progress.update(++done));
  progress.end();
  writeOutput(file, text);
  for (const [name, svg] of charts) writeOutput(path.join(out, 'balance', name), svg);
  terminal.note(`${file} is written\n`);
  return EXIT.ok;
}

export const balanceCommand = defineCommand({
  name: 'balance',
  summary: 'measure the value of powers, seats and house rules',
  usage: ['[--games N] [--levels A,B] [--seed TEXT] [--out DIR]'],
  about: [
    'Lets players of the same level play each other and writes a report with charts: how often each power and each seat wins, what the house rules change, and how the characters play and what that costs them.',
  ],
  options: OPTIONS,
  examples: ['balance --games 3000', 'balance --levels hustler,shark --games 200'],
  run,
});
