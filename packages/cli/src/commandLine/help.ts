import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import type { Command } from './command.ts';
import { flag, type OptionTable } from './options.ts';

const HELP_WIDTH = 96;

function optionLines(options: OptionTable): string[] {
  const all: OptionTable = { ...options, help: flag('show this page') };
  const rows = Object.entries(all).map(([name, { value, about }]) => ({
    usage: value === undefined ? `--${name}` : `--${name} ${value}`,
    about,
  }));
  const width = Math.max(...rows.map(({ usage }) => usage.length)) + 4;
  return rows.flatMap(({ usage, about }) =>
    wrap(`  ${usage.padEnd(width - 2)}${about}`, HELP_WIDTH, width),
  );
}

/** The help page of one command. */
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

/** The help page of the program. */
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
    'Exit codes: 0 success, 1 a check failed, 2 bad arguments or files.',
    '',
  ].join('\n');
}
