/** A token bucket: so many at once, so many a second after that. */
export interface Bucket {
  tokens: number;
  filledAt: number;
}

export const fullBucket = (atOnce: number, now: number): Bucket => ({
  tokens: atOnce,
  filledAt: now,
});

/** Takes one token; false: there is none. */
export function takeToken(bucket: Bucket, perSecond: number, atOnce: number, now: number): boolean {
  bucket.tokens = Math.min(atOnce, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
  bucket.filledAt = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens--;
  return true;
}

/** Buckets by address. Full ones are the same as none, so they are forgotten. */
export function createLimiter(perMinute: number) {
  const buckets = new Map<string, Bucket>();
  const perSecond = perMinute / 60;
  const bucketOf = (address: string, now: number): Bucket => {
    const known = buckets.get(address);
    if (known !== undefined) return known;
    if (buckets.size > 10_000)
      for (const [key, { filledAt }] of buckets) if (now - filledAt > 60_000) buckets.delete(key);
    const made = fullBucket(perMinute, now);
    buckets.set(address, made);
    return made;
  };
  return {
    /** Whether there is one left, without taking it. */
    open(address: string, now: number): boolean {
      const bucket = bucketOf(address, now);
      return bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond >= 1;
    },
    take: (address: string, now: number): boolean =>
      takeToken(bucketOf(address, now), perSecond, perMinute, now),
  };
}

export type Limiter = ReturnType<typeof createLimiter>;
