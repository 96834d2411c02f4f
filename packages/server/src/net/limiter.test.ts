import { describe, expect, test } from 'vitest';
import { createLimiter, fullBucket, networkOf, takeToken } from './limiter.ts';

describe('a limit by network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:0::/56'],
    ['2001:db8::ff00:0:0:1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is shared by all addresses of an IPv6 network', () => {
    const limiter = createLimiter(3);
    const taken = [1, 2, 3, 4].map((n) => limiter.take(`2001:db8:0:${n}::1`, 1000));
    expect(taken).toEqual([true, true, true, false]);
    expect(limiter.take('2001:db8:0:100::1', 1000)).toBe(true);
  });

  test('counts an attempt until it is given back', () => {
    const limiter = createLimiter(1);
    expect(limiter.take('a', 0)).toBe(true);
    expect(limiter.take('a', 0)).toBe(false);
    limiter.giveBack('a');
    expect(limiter.take('a', 0)).toBe(true);
    expect(limiter.take('a', 60_000)).toBe(true);
  });
});

test('a flood of networks costs no more than each of them, and forgets those that were quiet for longest', () => {
  const limiter = createLimiter(1, 1000);
  expect([limiter.take('quiet', 0), limiter.take('busy', 0)]).toEqual([true, true]);
  for (let i = 0; i < 300_000; i++) {
    limiter.take(`network ${i}`, 0);
    if (i % 100 === 0) expect(limiter.take('busy', 0)).toBe(false);
  }
  expect(limiter.take('quiet', 0)).toBe(true);
});

test('a clock that goes back takes no tokens away', () => {
  const bucket = fullBucket(3, 3_600_000);
  expect([1, 2, 3].map(() => takeToken(bucket, 1, 3, 0))).toEqual([true, true, true]);
  expect(takeToken(bucket, 1, 3, 0)).toBe(false);
  expect(takeToken(bucket, 1, 3, 1000)).toBe(true);
});
