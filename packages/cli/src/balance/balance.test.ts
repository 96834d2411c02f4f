import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPTIONAL_POWERS } from '@holdup/bots';
import { POWER_NAMES, RULES_VERSION } from '@holdup/engine';
import { afterAll, expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { balanceCommand } from './command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const balance = (...args: string[]): Promise<number> =>
  balanceCommand.run(args, recordingTerminal().terminal);

const read = (...parts: string[]): string => readFileSync(path.join(folder, ...parts), 'utf8');

test('the report has its command, every power, every place at the table and a chart', async () => {
  const args = ['--games', '10', '--levels', 'rookie', '--seed', 'six'];
  await balance(...args, '--out', folder);
  const report = read('balance.md');
  expect(report).toContain('npx holdup balance --games 10 --levels rookie --seed six -->');
  expect(report).toContain(`Measured under version ${RULES_VERSION} of the rules.`);
  for (const power of POWER_NAMES) expect(report).toMatch(new RegExp(`^\\| ${power} \\| \\d`, 'm'));
  for (const power of OPTIONAL_POWERS)
    expect(report).toMatch(
      new RegExp(
        `^\\| ${power} \\| [^|]+ \\| (\\d+\\.\\d % of \\d+)? \\| \\d+\\.\\d % ± \\d+\\.\\d \\|$`,
        'm',
      ),
    );
  expect(report).toMatch(/^\| kid \| [^|]+ \| {2}\| {2}\|$/m);
  for (let place = 0; place < 6; place++)
    expect(report).toMatch(new RegExp(`^\\| ${place} \\| \\d`, 'm'));
  const chart = read('balance', 'powers-rookie.svg');
  expect(chart).toMatch(/^<svg/);
  for (const power of POWER_NAMES) expect(chart).toContain(power);

  await balance(...args, '--out', path.join(folder, 'again'));
  expect(read('again', 'balance.md')).toBe(report);
});

test('refuses an unknown level and a directory that can’t be made, by name', async () => {
  await expect(balance('--levels', 'genius')).rejects.toThrow('there is no level "genius"');
  writeFileSync(path.join(folder, 'file'), '');
  await expect(
    balance('--games', '10', '--levels', 'rookie', '--out', path.join(folder, 'file')),
  ).rejects.toThrow(/file: /);
});
