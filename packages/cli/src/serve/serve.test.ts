import path from 'node:path';
import { SETTINGS } from '@holdup/server/settings';
import { describe, expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { runCommandLine } from '../cli.ts';
import { parseInput } from '../commandLine/arguments.ts';
import { opener } from './browser.ts';
import { serveCommand } from './command.ts';
import { SETTING_OPTIONS, settingsFrom } from './settingOptions.ts';

describe('holdup serve', () => {
  test('has every setting of the server as an option, with its default in the help', async () => {
    const { terminal, printed } = recordingTerminal();
    expect(await runCommandLine(['serve', '--help'], terminal)).toBe(0);
    const help = printed().replaceAll(/\s+/g, ' ');
    for (const [name, { fallback }] of Object.entries(SETTINGS)) {
      const option = name.replace('HOLDUP_', '').toLowerCase().replaceAll('_', '-');
      expect(help).toContain(`--${option} `);
      if (!path.isAbsolute(fallback)) expect(help).toContain(fallback);
    }
  });

  test('passes the options that were given on as settings, and only those', () => {
    const { options } = parseInput(
      ['--port', '8080', '--trust-proxy=on', '--database', 'games.db'],
      SETTING_OPTIONS,
    );
    expect(settingsFrom(options)).toEqual({
      HOLDUP_PORT: '8080',
      HOLDUP_TRUST_PROXY: 'on',
      HOLDUP_DATABASE: 'games.db',
    });
  });

  test.each([
    [['--port', 'http'], '--port must be a whole number from 0 to 65535, not "http".'],
    [['--metrics', 'everyone'], '--metrics must be one of off, local, public, not "everyone".'],
    [['--prot', '80'], 'there is no option --prot. Did you mean --port?'],
  ])('refuses %j in one line before anything starts', async (args, message) => {
    const { terminal, noted } = recordingTerminal();
    expect(await runCommandLine(['serve', ...args], terminal)).toBe(2);
    expect(noted()).toBe(`holdup: ${message}\n`);
  });

  test('is the first command in the list, since most people want it', async () => {
    const { terminal, printed } = recordingTerminal();
    await runCommandLine([], terminal);
    expect(printed()).toMatch(/Commands\n {2}serve /);
    expect(serveCommand.usage.join()).toContain('--open');
  });
});

test('a browser is opened by the program of the system', () => {
  const page = 'http://localhost:3000/';
  expect(opener('linux', page)).toEqual(['xdg-open', page]);
  expect(opener('darwin', page)).toEqual(['open', page]);
  expect(opener('win32', page).slice(0, 3)).toEqual(['cmd', '/c', 'start']);
});
