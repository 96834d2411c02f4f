import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { measureSpeed, ROUNDS, type Sample } from './speed.ts';

// Starts processes, possibly on a busy machine.
const sample = (times: number, seconds = 1): Sample => ({
  times,
  decisions: times * 200,
  seconds,
  threadSeconds: seconds / 2,
  processSeconds: seconds * 0.75,
});

it('reports the median and the best round of a game case', () => {
  const figures = figuresOf({
    name: 'base',
    samples: [sample(100), sample(300), sample(200)],
    bytes: 1234.4,
    decisions: null,
  });
  expect(figures).toEqual({
    gamesPerSecond: 200,
    decisionsPerSecond: 40_000,
    nsPerDecision: 25_000,
    bytesPerGame: 1234,
    decisionsPerGame: 200,
    best: { gamesPerSecond: 300, decisionsPerSecond: 60_000, nsPerDecision: 16_666.7 },
    processor: { coreShare: 0.5, coresUsed: 0.75, timesPerCoreSecond: 400 },
  });
});

it('reports how long decisions take in cases with bots', () => {
  const figures = figuresOf({
    name: 'regular',
    samples: [sample(100)],
    bytes: 10,
    decisions: { mean: 2.3456, p50: 1.999, p99: 10 },
  });
  expect(figures).toMatchObject({ thinking: { mean: 2.35, p50: 2, p99: 10 } });
});

it('reports nanoseconds per call', () => {
  const figures = figuresOf({
    name: 'clone',
    samples: [sample(1e6), sample(2e6)],
    bytes: 10,
    decisions: null,
  });
  expect(figures).toMatchObject({ nsPerCall: 666.7, bytesPerCall: 10, best: { nsPerCall: 500 } });
});

it('measures rounds of the requested length, and counts the work done in them', async () => {
  let done = 0;
  const shares: number[] = [];
  const samples = await measureSpeed(
    (times) => {
      for (let i = 0; i < times; i++) done++;
      return 2 * times;
    },
    0.09,
    (share) => shares.push(share),
  );
  expect(samples).toHaveLength(ROUNDS);
  for (const { times, decisions, seconds } of samples) {
    expect(seconds).toBeGreaterThanOrEqual(0.01);
    expect(decisions).toBe(2 * times);
  }
  expect(done).toBeGreaterThan(samples.reduce((sum, { times }) => sum + times, 0));
  expect(shares.at(-1)).toBe(1);
});
