/** How often each value occurred. Whole values only, so that sums don't depend on the order of adding. */
export type Counts = Map<number, number>;

export function count(counts: Counts, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}

function sizeOf(counts: Counts): number {
  let size = 0;
  for (const times of counts.values()) size += times;
  return size;
}

export function meanOf(counts: Counts): number | null {
  let sum = 0;
  for (const [value, times] of counts) sum += value * times;
  return counts.size === 0 ? null : sum / sizeOf(counts);
}

/** The smallest value that at least this share of all values does not exceed. */
export function quantileOf(counts: Counts, share: number): number | null {
  const needed = share * sizeOf(counts);
  let seen = 0;
  for (const [value, times] of [...counts].sort(([a], [b]) => a - b)) {
    seen += times;
    if (seen >= needed) return value;
  }
  return null;
}

export interface Distribution {
  readonly mean: number | null;
  readonly median: number | null;
  readonly p5: number | null;
  readonly p95: number | null;
}

export const distributionOf = (counts: Counts): Distribution => ({
  mean: meanOf(counts),
  median: quantileOf(counts, 0.5),
  p5: quantileOf(counts, 0.05),
  p95: quantileOf(counts, 0.95),
});

export interface Share {
  readonly share: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** A share with its 95 % interval (Wilson), which is sound near 0 and 1 and for few trials too. */
export function shareOf(hits: number, trials: number): Share | null {
  if (trials === 0) return null;
  const share = hits / trials;
  const scale = 1 + (Z * Z) / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / scale;
  const half =
    (Z / scale) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
