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

const usedBytes = (): number => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

/** Bytes allocated by the work, or null if a garbage collection disturbed the measurement. */
function growth(work: Work, times: number): number | null {
  globalThis.gc?.();
  const profiler = new GCProfiler();
  profiler.start();
  const before = usedBytes();
  work(times);
  const grown = usedBytes() - before;
  return profiler.stop()?.statistics.length === 0 ? grown : null;
}

/** Bytes allocated per repetition. The process must have been started with ALLOCATION_FLAGS. */
export function measureAllocation(work: Work): number {
  const started = performance.now();
  let times = 0;
  while (performance.now() - started < WARM_UP_MS) {
    work(1);
    times++;
  }
  const few = Math.max(1, Math.min(times, 100));
  const estimate = (growth(work, few) ?? WANTED_BYTES) / few;
  times = Math.max(few, Math.ceil(WANTED_BYTES / Math.max(1, estimate)));
  for (; times > 0; times = Math.floor(times / 2)) {
    const grown = growth(work, times);
    if (grown !== null) return grown / times;
  }
  throw new Error('the allocation could not be measured: garbage was collected every time');
}
