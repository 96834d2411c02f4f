import { isIPv6 } from 'node:net';

/** A token bucket: a burst size and a refill rate per second. */
export interface Bucket {
  tokens: number;
  filledAt: number;
}

export const fullBucket = (atOnce: number, now: number): Bucket => ({
  tokens: atOnce,
  filledAt: now,
});

function refill(bucket: Bucket, perSecond: number, atOnce: number, now: number): void {
  // A clock that went back must not remove tokens.
  const seconds = Math.max(0, now - bucket.filledAt) / 1000;
  bucket.tokens = Math.min(atOnce, bucket.tokens + seconds * perSecond);
  bucket.filledAt = now;
}

/** Takes one token; false: there is none. */
export function takeToken(bucket: Bucket, perSecond: number, atOnce: number, now: number): boolean {
  refill(bucket, perSecond, atOnce, now);
  if (bucket.tokens < 1) return false;
  bucket.tokens--;
  return true;
}

/** Takes this many tokens, going into debt if necessary; returns the ms until the debt is paid. */
export function overdraw(
  bucket: Bucket,
  tokens: number,
  perSecond: number,
  atOnce: number,
  now: number,
): number {
  refill(bucket, perSecond, atOnce, now);
  bucket.tokens -= tokens;
  return bucket.tokens >= 0 ? 0 : (-bucket.tokens / perSecond) * 1000;
}

/** Limits are per network: a client with one IPv6 address usually has the whole /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const MOST_BUCKETS = 100_000;
const MINUTE_MS = 60_000;

export interface Limiter {
  /** Takes one of a network's tokens; false: there is none left. */
  take(address: string, now: number): boolean;
  /** Returns a token that was not needed. */
  giveBack(address: string): void;
}

/** Buckets by network. After a minute a bucket is full again and can be dropped. */
export function createLimiter(perMinute: number): Limiter {
  const buckets = new Map<string, Bucket>();
  function forgetOld(now: number): void {
    const [oldest] = buckets.keys();
    for (const [key, { filledAt }] of buckets)
      if (key === oldest || Math.abs(now - filledAt) > MINUTE_MS) buckets.delete(key);
  }

  function bucketOf(network: string, now: number): Bucket {
    const known = buckets.get(network);
    if (known !== undefined) return known;
    if (buckets.size >= MOST_BUCKETS) forgetOld(now);
    const made = fullBucket(perMinute, now);
    buckets.set(network, made);
    return made;
  }
  return {
    take: (address, now) =>
      takeToken(bucketOf(networkOf(address), now), perMinute / 60, perMinute, now),
    giveBack(address) {
      const bucket = buckets.get(networkOf(address));
      if (bucket !== undefined) bucket.tokens = Math.min(perMinute, bucket.tokens + 1);
    },
  };
}
