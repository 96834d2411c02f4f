import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choosePower, POWER_WINS } from './choosePower.ts';

const BALANCE = new URL('../../../../docs/balance.md', import.meta.url);

test('bots choose powers by the win rates that docs/balance.md reports', () => {
  const rows = readFileSync(BALANCE, 'utf8').matchAll(
    /^\| (\w+) \| ([\d.]+) % ± [\d.]+ \|[^|]*\|[^|]*\|$/gm,
  );
  const measured = [...rows].map(([, power = '', wins]) => [power, Number(wins)] as const);
  expect(measured.length).toBeGreaterThan(10);
  expect(POWER_WINS).toEqual(Object.fromEntries(measured));
});

test('rookies take the first power offered, everybody else the one that wins most', () => {
  const offered = ['doctor', 'kid', 'greedy'] as const;
  expect(choosePower('rookie', offered)).toBe('doctor');
  for (const level of ['regular', 'hustler', 'shark'] as const)
    expect(choosePower(level, offered)).toBe('greedy');
  expect(choosePower('shark', [])).toBeUndefined();
  expect(offered).toEqual(['doctor', 'kid', 'greedy']);
});
