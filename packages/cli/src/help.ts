import type { Command, OptionTable } from './command.ts';
import { table } from './terminal/table.ts';
import type { Terminal } from './terminal/terminal.ts';
import { wrap } from './terminal/wrap.ts';

const HELP_WIDTH = 96;

const flagOf = (name: string, { value }: OptionTable[string]): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

function optionLines(options: OptionTable): string[] {
  const all: OptionTable = { ...options, help: { type: 'boolean', about: 'show this page' } };
  const flags = Object.entries(all).map(([name, option]) => flagOf(name, option));
  const width = Math.max(...flags.map((flag) => flag.length)) + 4;
  return Object.values(all).flatMap(({ about }, i) =>
    wrap(`  ${(flags[i] as string).padEnd(width - 2)}${about}`, HELP_WIDTH, width),
  );
}

/** The page of one command. */
export function commandHelp(command: Command, { paint }: Terminal): string {
  const title = (text: string) => paint('bold', text);
  return [
    `${title(`holdup ${command.name}`)}: ${command.summary}`,
    '',
    title('Usage'),
    ...command.usage.map((line) => `  holdup ${command.name} ${line}`),
    '',
    ...command.about.flatMap((paragraph) => [...wrap(paragraph, HELP_WIDTH, 0), '']),
    title('Options'),
    ...optionLines(command.options),
    '',
    title('Examples'),
    ...command.examples.map((line) => `  npx holdup ${line}`),
    '',
  ].join('\n');
}

/** The page of the whole program. */
export function overallHelp(commands: readonly Command[], { paint }: Terminal): string {
  return [
    `${paint('bold', 'holdup')}: an unofficial engine for a bluffing party game, on the command line`,
    '',
    paint('bold', 'Usage'),
    '  holdup COMMAND [ARGUMENTS]',
    '  holdup COMMAND --help',
    '',
    paint('bold', 'Commands'),
    ...table(commands.map(({ name, summary }) => [`  ${name}`, summary])),
    '',
    'Exit codes: 0 all is well, 1 what was checked does not hold, 2 bad arguments or files.',
    '',
  ].join('\n');
}
