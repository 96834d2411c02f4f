/** A histogram of decision times with buckets that grow by 10 %: small to send, and precise enough for percentiles. */
export type Durations = Record<number, number>;

const SMALLEST_MS = 0.0005;
const GROWTH = 1.1;

const bucketOf = (ms: number): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(ms, SMALLEST_MS) / SMALLEST_MS) / Math.log(GROWTH)));

export function addDuration(durations: Durations, ms: number): void {
  const bucket = bucketOf(ms);
  durations[bucket] = (durations[bucket] ?? 0) + 1;
}

export function addDurations(to: Durations, from: Durations): void {
  for (const [bucket, count] of Object.entries(from))
    to[Number(bucket)] = (to[Number(bucket)] ?? 0) + count;
}

/** This percentile (0 to 1) of the decision times, in milliseconds. */
export function percentile(durations: Durations, share: number): number {
  const buckets = Object.entries(durations)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= share * total) return SMALLEST_MS * GROWTH ** bucket;
  }
  return 0;
}
