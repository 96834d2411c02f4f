import { ConfigError } from '@holdup/server/settings';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { flag } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { messageOf } from '../terminal/oneLine.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { openBrowser } from './browser.ts';
import { SETTING_OPTIONS, settingsFrom } from './settingOptions.ts';

const OPTIONS = {
  ...SETTING_OPTIONS,
  open: flag('open the game in the browser of this machine'),
};

const untilStopped = (): Promise<never> => new Promise(() => {});

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  // Loaded here, so that the other commands start without it.
  const { serve } = await import('@holdup/server');
  const server = await serve({ ...process.env, ...settingsFrom(options) }).catch(
    (error: unknown) => {
      const reason = messageOf(error);
      throw new UserError(
        error instanceof ConfigError ? reason : `the server can't start: ${reason}`,
      );
    },
  );
  const { address } = server;
  if (options.open === true && !(await openBrowser(address)))
    terminal.note(`There is no browser to open here; the game is at ${address}\n`);
  return untilStopped();
}

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'run the game on this machine, for every screen in its network',
  usage: ['[--port PORT] [--database DATABASE] [--open] …'],
  about: [
    'Serves the page, live tables and replays on one port, and prints the address with a QR code for phones. Ctrl-C stops it; tables are kept in the database and continue at the next start.',
    'Every option can also be set by an environment variable: --max-connections is HOLDUP_MAX_CONNECTIONS. An option overrides the variable.',
  ],
  options: OPTIONS,
  examples: ['serve --open', 'serve --port 8080 --database /var/lib/holdup/holdup.db'],
  run,
});
