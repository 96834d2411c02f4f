import { expect, test } from 'vitest';
import { createSilenceWatch, GROUP_MS } from './silence.ts';

test('silent clients are pinged a few at a time, and all within one round of the watch', () => {
  const silence = createSilenceWatch();
  let pings = 0;
  for (let i = 0; i < 1000; i++) silence.watch({ ping: () => pings++, terminate: () => {} });
  const pingsByTick: number[] = [];
  for (let ms = 0; ms < 10_000; ms += GROUP_MS) {
    const before = pings;
    silence.tick();
    pingsByTick.push(pings - before);
  }
  expect(pings).toBe(1000);
  expect(Math.max(...pingsByTick)).toBe(20);
});
