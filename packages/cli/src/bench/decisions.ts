import type { Prepare } from './case.ts';

/** How long decisions take, in microseconds. */
export interface DecisionTimes {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
}

const MOST = 400_000;
const WARM_UP_MS = 1000;

/** Measures every decision separately. */
export function measureDecisions(prepare: Prepare, seconds: number): DecisionTimes {
  const took = new Float64Array(MOST);
  let count = 0;
  const work = prepare((ms) => {
    if (count < MOST) took[count++] = 1000 * ms;
  });
  const keepOn = (ms: number): void => {
    const ends = performance.now() + ms;
    while (performance.now() < ends && count < MOST) work(1);
  };
  keepOn(WARM_UP_MS);
  count = 0;
  keepOn(1000 * seconds);
  const sorted = took.subarray(0, count).sort();
  const at = (share: number): number => sorted[Math.min(count - 1, Math.floor(share * count))] ?? 0;
  return {
    mean: sorted.reduce((sum, each) => sum + each, 0) / count,
    p50: at(0.5),
    p99: at(0.99),
  };
}
