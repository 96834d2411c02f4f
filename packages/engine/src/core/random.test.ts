import { describe, expect, test } from 'vitest';
import {
  below,
  copyRandom,
  createRandom,
  drawFrom,
  nextWord,
  type Random,
  shuffle,
  splitRandom,
  streamOf,
  unit,
} from './random.ts';

const words = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => nextWord(random));

/** The chi-squared statistic of counts: about the degrees of freedom for a fair source. */
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);

/** One fair source in a million exceeds this by far; the seeds are fixed, so the test is deterministic. */
const unlikely = (degrees: number): number => degrees + 5 * Math.sqrt(2 * degrees);

describe('random sources', () => {
  test('R-0.3: the same seed gives the same words, another seed or stream gives others', () => {
    const first = words(createRandom('seed'), 40);
    expect(words(createRandom('seed'), 40)).toEqual(first);
    expect(words(createRandom('seed', 0), 40)).toEqual(first);
    for (const other of [createRandom('Seed'), createRandom('seed', 1), createRandom('seed', 2)])
      expect(words(other, 40).filter((word) => first.includes(word))).toEqual([]);
  });

  test('R-0.3: words are whole numbers of 32 bits, and use all of them', () => {
    const drawn = words(createRandom('bits'), 200);
    for (const word of drawn)
      expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
    for (let bit = 0; bit < 32; bit++)
      expect(new Set(drawn.map((word) => (word >>> bit) & 1)).size).toBe(2);
  });

  test('R-0.3: a copy continues with the same numbers, independently', () => {
    const random = createRandom('copy');
    words(random, 21);
    const copy = copyRandom(random);
    const ahead = words(copy, 30);
    expect(random.drawn).toBe(21);
    expect(words(random, 30)).toEqual(ahead);
  });

  test('R-0.3: a source set to a position continues from there, at every position of a block', () => {
    const all = words(createRandom('place'), 60);
    for (let drawn = 0; drawn < 40; drawn++) {
      const random = streamOf(createRandom('place').key, 0, drawn);
      expect(words(random, 20)).toEqual(all.slice(drawn, drawn + 20));
    }
  });

  test('R-0.3: splits depend on the parent’s seed and the number, not on how far the parent is, and are all different', () => {
    const parent = createRandom('parent');
    const before = words(splitRandom(parent, 1), 30);
    words(parent, 100);
    expect(words(splitRandom(parent, 1), 30)).toEqual(before);
    expect(parent.drawn).toBe(100);
    const firsts = new Set<number>();
    for (const seed of ['parent', 'other'])
      for (const stream of [0, 1])
        for (let split = 0; split < 50; split++)
          firsts.add(nextWord(splitRandom(createRandom(seed, stream), split)));
    for (let stream = 0; stream < 50; stream++)
      firsts.add(nextWord(createRandom('parent', stream)));
    expect(firsts.size).toBe(250);
  });

  test('R-0.3: a split and its parent are not correlated', () => {
    const parent = createRandom('twins');
    const child = splitRandom(parent, 0);
    let same = 0;
    for (let i = 0; i < 2000; i++)
      for (let bits = nextWord(parent) ^ nextWord(child), bit = 0; bit < 32; bit++)
        same += (bits >>> bit) & 1;
    expect(Math.abs(same - 32_000)).toBeLessThan(5 * Math.sqrt(16_000));
  });
});

describe('numbers', () => {
  test.each([1, 2, 3, 5, 6, 7, 10, 64, 1000])('R-0.3: below(%i) is fair', (n) => {
    const random = createRandom(`below ${n}`);
    const draws = 300 * n;
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) {
      const value = below(random, n);
      counts[value] = (counts[value] ?? NaN) + 1;
    }
    expect(counts.every(Number.isInteger)).toBe(true);
    expect(chiSquare(counts, new Array<number>(n).fill(300))).toBeLessThan(unlikely(n));
  });

  test('R-0.3: a word that would bias the result is drawn again', () => {
    const n = 2 ** 16 - 1;
    const word = (value: number): Random => ({
      ...createRandom('again'),
      drawn: 1,
      block: [0, value],
    });
    const unfair = word(0);
    const drawn = below(unfair, n);
    expect(unfair.drawn).toBeGreaterThan(2);
    expect(drawn).toBeLessThan(n);
    let late = 1;
    while ((late * n) % 2 ** 30 >= 2 ** 30 % n) late++;
    const unfairToo = word(late * 4);
    below(unfairToo, n);
    expect(unfairToo.drawn).toBeGreaterThan(2);
    const fair = word(0xffffffff);
    expect(below(fair, n)).toBe(n - 1);
    expect(fair.drawn).toBe(2);
  });

  test('R-0.3: unit is uniform from 0 up to, but not including, 1', () => {
    const random = createRandom('unit');
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 5000; i++) {
      const tenth = Math.floor(unit(random) * 10);
      counts[tenth] = (counts[tenth] ?? NaN) + 1;
    }
    expect(chiSquare(counts, new Array<number>(10).fill(500))).toBeLessThan(unlikely(9));
    expect(unit({ ...random, drawn: 1, block: [0, 0xffffffff] })).toBeLessThan(1);
    expect(unit({ ...random, drawn: 1, block: [0, 0] })).toBe(0);
  });

  test('R-1.4: shuffle gives every order equally often, in place, without losing anything', () => {
    const random = createRandom('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 200; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      expect(shuffle(random, cards)).toBe(cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], new Array<number>(24).fill(200))).toBeLessThan(
      unlikely(23),
    );
    expect(shuffle(random, [])).toEqual([]);
    expect(shuffle(random, ['alone'])).toEqual(['alone']);
  });

  test('R-0.3: a draw from a multiset is proportional to the counts, and never an absent card', () => {
    const random = createRandom('draw');
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const index = drawFrom(random, [0, 3, 0, 1, 4], 8);
      counts[index] = (counts[index] ?? NaN) + 1;
    }
    expect([counts[0], counts[2]]).toEqual([0, 0]);
    const drawn = [counts[1] ?? 0, counts[3] ?? 0, counts[4] ?? 0];
    expect(chiSquare(drawn, [1500, 500, 2000])).toBeLessThan(unlikely(2));
  });
});
