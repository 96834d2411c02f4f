import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRim, MOST_ON_RIM, RIM_MS } from './rim.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reactions stay for a moment, spread over the rim, in limited number', () => {
  const rim = createRim();
  for (let i = 0; i < MOST_ON_RIM + 3; i++) rim.add('clap');
  rim.add('laugh', { name: 'Ana', character: 'fox' });
  const shown = rim.shown.value;
  expect(shown).toHaveLength(MOST_ON_RIM);
  expect(shown.at(-1)).toMatchObject({ reaction: 'laugh', face: { name: 'Ana' } });
  expect(shown[0]?.face).toBeNull();
  expect(new Set(shown.map(({ place }) => place)).size).toBe(MOST_ON_RIM);
  for (const { place } of shown) expect(place).toBeLessThan(1);
  vi.advanceTimersByTime(RIM_MS);
  expect(rim.shown.value).toEqual([]);
});
