/** Durations in ms, in buckets: precise enough for percentiles, small enough for millions. */
const BUCKETS_PER_DOUBLING = 16;
const SMALLEST = 0.01;
const BUCKETS = 512;

export interface Histogram {
  add(ms: number): void;
  percentile(share: number): number;
  readonly count: number;
}

export function createHistogram(): Histogram {
  const counts = new Uint32Array(BUCKETS);
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(ms) {
      const place = Math.ceil(Math.log2(Math.max(ms, SMALLEST) / SMALLEST) * BUCKETS_PER_DOUBLING);
      const bucket = Math.min(BUCKETS - 1, place);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      count++;
    },
    /** The upper edge of the bucket at this share: never too small, at most 4.5 % too large. */
    percentile(share) {
      let left = Math.max(1, Math.ceil(count * share));
      for (let i = 0; i < BUCKETS; i++) {
        left -= counts[i] ?? 0;
        if (left <= 0) return SMALLEST * 2 ** (i / BUCKETS_PER_DOUBLING);
      }
      return 0;
    },
  };
}
