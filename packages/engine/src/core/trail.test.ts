import { expect, test } from 'vitest';
import { arrayToTrail, extend, trailToArray } from './trail.ts';

test('a trail lists what was added, oldest first, and earlier ends of it stay unchanged', () => {
  const short = extend(extend(null, 3), 1);
  const long = extend(short, 2);
  expect(trailToArray(long)).toEqual([3, 1, 2]);
  expect(trailToArray(short)).toEqual([3, 1]);
  expect(trailToArray(null)).toEqual([]);
  expect(trailToArray(arrayToTrail([5, 0, 7]))).toEqual([5, 0, 7]);
});
