import { GCProfiler, getHeapStatistics } from 'node:v8';
import type { Work } from './case.ts';

/**
 * With a nursery of this many megabytes nothing is collected during a measurement, so the growth of the heap is exactly
 * what was allocated.
 */
const NURSERY_MB = 256;
export const ALLOCATION_FLAGS: readonly string[] = [
  '--expose-gc',
  `--min-semi-space-size=${NURSERY_MB}`,
  `--max-semi-space-size=${NURSERY_MB}`,
];

const WANTED_BYTES = 64 * 2 ** 20;
const WARM_UP_MS = 1000;
/** The measurement takes at most this many times as long as the warm-up. */
const MOST_WARM_UPS = 8;
const MOST_TRIES = 10;

const usedBytes = (): number => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

/** Bytes allocated by the work, or null if a garbage collection or memory that was freed late disturbed the measurement. */
function growth(work: Work, times: number): number | null {
  globalThis.gc?.();
  const profiler = new GCProfiler();
  profiler.start();
  const before = usedBytes();
  work(times);
  const grown = usedBytes() - before;
  return profiler.stop()?.statistics.length === 0 && grown > 0 ? grown : null;
}

/** Bytes allocated per repetition. The process must have been started with ALLOCATION_FLAGS. */
export function measureAllocation(work: Work): number {
  const started = performance.now();
  let warmUp = 0;
  while (performance.now() - started < WARM_UP_MS) {
    work(1);
    warmUp++;
  }
  const few = Math.min(warmUp, 100);
  const estimate = (growth(work, few) ?? WANTED_BYTES) / few;
  let times = Math.min(Math.ceil(WANTED_BYTES / estimate), warmUp * MOST_WARM_UPS);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const grown = growth(work, times);
    if (grown !== null) return grown / times;
    times = Math.ceil(times / 2);
  }
  throw new Error('the allocation could not be measured: something disturbed it every time');
}
