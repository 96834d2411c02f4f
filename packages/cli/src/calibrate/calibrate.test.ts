import type { Observation } from '@holdup/bots';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { calibrateCommand } from './command.ts';
import { isOff, tenthsOf } from './tenths.ts';

const observed = (shown: number, n: number, hits: number): Observation[] =>
  Array.from({ length: n }, (_, game) => ({
    game,
    expected: shown,
    shown,
    happened: game < hits ? 1 : 0,
  }));

test('a tenth is off if the observed frequency differs by more than 0.03 beyond the interval', () => {
  const [low, middle, certain] = tenthsOf([
    ...observed(0.15, 1000, 160),
    ...observed(0.55, 1000, 650),
    ...observed(1, 1000, 1000),
  ]);
  expect(low).toMatchObject({ from: 0.1, situations: 1000, happened: 0.16 });
  expect(certain).toMatchObject({ from: 0.9, happened: 1, margin: 0 });
  expect([low, middle, certain].map((tenth) => tenth !== undefined && isOff(tenth))).toEqual([
    false,
    true,
    false,
  ]);
});

test('what always came true is not off where few situations leave room for it', () => {
  const [tenth] = tenthsOf(observed(0.96, 50, 50));
  expect(tenth?.margin).toBeCloseTo(0.054);
  expect(tenth && isOff(tenth)).toBe(false);
});

test('situations of one game count together, so that they widen the interval', () => {
  const apart = observed(0.5, 100, 60);
  const together = apart.map((each) => ({ ...each, game: Math.floor(each.game / 10) }));
  expect(tenthsOf(together)[0]?.margin).toBeCloseTo(
    Math.sqrt(10) * (tenthsOf(apart)[0]?.margin ?? 0),
  );
});

test('plays games and prints shown and observed chances, the same for the same seed', async () => {
  const calibrate = async (...args: string[]): Promise<string> => {
    const { terminal, printed } = recordingTerminal();
    await calibrateCommand.run(['--among', 'rookie', '--games', '2', ...args], terminal);
    return printed();
  };
  const { sections } = JSON.parse(await calibrate('--json', '--fit'));
  for (const { tenths, fitted } of sections) {
    expect(tenths.length).toBeGreaterThan(0);
    expect(fitted).toEqual([...fitted].sort((a: number, b: number) => a - b));
  }
  const text = await calibrate();
  expect(text).toContain('The chance of being hit, among rookie:');
  expect(await calibrate()).toBe(text);
});

test('refuses a table it does not know', async () => {
  await expect(
    calibrateCommand.run(['--among', 'genius'], recordingTerminal().terminal),
  ).rejects.toThrow('there is no table of "genius"');
});
