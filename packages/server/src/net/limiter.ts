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

/** Limits are per network: with IPv6, what a household gets (a /56), since a client can use any address of its own. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const [first, second, third, fourth] = groups.map((group) => Number.parseInt(group, 16));
  const parts = [first, second, third, (fourth ?? 0) & 0xff00].map((part = 0) => part.toString(16));
  return `${parts.join(':')}::/56`;
}

const MOST_BUCKETS = 100_000;

export interface Limiter {
  /** Takes one of a network's tokens; false: there is none left. */
  take(address: string, now: number): boolean;
  /** Returns a token that was not needed. */
  giveBack(address: string): void;
}

/** Buckets by network. When there are too many, those that were not used lately are forgotten, all at once. */
export function createLimiter(perMinute: number, most = MOST_BUCKETS): Limiter {
  let recent = new Map<string, Bucket>();
  let older: ReadonlyMap<string, Bucket> = new Map();

  function bucketOf(network: string, now: number): Bucket {
    const known = recent.get(network);
    if (known !== undefined) return known;
    const bucket = older.get(network) ?? fullBucket(perMinute, now);
    if (recent.size >= most / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(network, bucket);
    return bucket;
  }
  return {
    take: (address, now) =>
      takeToken(bucketOf(networkOf(address), now), perMinute / 60, perMinute, now),
    giveBack(address) {
      const network = networkOf(address);
      const bucket = recent.get(network) ?? older.get(network);
      if (bucket !== undefined) bucket.tokens = Math.min(perMinute, bucket.tokens + 1);
    },
  };
}
