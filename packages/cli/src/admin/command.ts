import { ADMIN_ACTIONS, ADMIN_USAGES } from '@holdup/server/settings';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { UserError } from '../commandLine/userError.ts';
import { configFrom, DATABASE_OPTION } from '../serve/settingOptions.ts';
import { messageOf } from '../terminal/oneLine.ts';
import type { Terminal } from '../terminal/terminal.ts';

const OPTIONS = DATABASE_OPTION;

async function run(
  { options, positionals }: Input<typeof OPTIONS>,
  terminal: Terminal,
): Promise<number> {
  const config = configFrom(options);
  const { administer } = await import('@holdup/server');
  await administer(config, positionals, {
    input: process.stdin,
    print: terminal.print,
    note: (text) => terminal.note(`${text}\n`),
  }).catch((error: unknown) => {
    throw new UserError(messageOf(error));
  });
  return EXIT.ok;
}

export const adminCommand = defineCommand({
  name: 'admin',
  summary: 'back up, restore and clean up the data of a server',
  usage: ADMIN_USAGES,
  about: [
    'Works on a server’s database, even while the server is running.',
    ...Object.entries(ADMIN_ACTIONS).map(([name, { about }]) => `${name}: ${about}.`),
  ],
  options: OPTIONS,
  positionals: 'ACTION [ARGUMENT]',
  examples: ['admin tables', 'admin export > backup.jsonl'],
  run,
});
