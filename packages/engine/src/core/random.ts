import { chachaBlock, KEY_WORDS, keyFromText, type Words } from './chacha.ts';

/** A random source. It is data: both copies of a source continue with the same numbers. */
export interface Random {
  readonly key: Words;
  readonly stream: number;
  /** How many words were drawn. */
  drawn: number;
  /** The block that `drawn` points into. */
  block: Words;
}

const NO_BLOCK: Words = [];
const BLOCK_BITS = 4;
/** How many words one block of the cipher gives. */
export const WORDS_PER_BLOCK = 1 << BLOCK_BITS;
const IN_BLOCK = WORDS_PER_BLOCK - 1;
const WORDS = 2 ** 32;
const RANGE = 2 ** 30;
const HALF = 2 ** 15 - 1;

const randomAt = (key: Words, stream: number, drawn: number): Random => {
  const inBlock = (drawn & IN_BLOCK) !== 0;
  return {
    key,
    stream,
    drawn,
    block: inBlock ? chachaBlock(key, drawn >>> BLOCK_BITS, stream) : NO_BLOCK,
  };
};

/** The random source of a seed (any text); `stream` gives independent sources of the same seed. */
export const createRandom = (seed: string, stream = 0): Random =>
  randomAt(keyFromText(seed), stream, 0);

/** An independent source, determined by the parent's seed and a number. The parent does not advance. */
export const splitRandom = (parent: Random, stream: number): Random =>
  randomAt(chachaBlock(parent.key, parent.stream, 0x80000000 | stream).slice(0, KEY_WORDS), 0, 0);

export const streamOf = (key: Words, stream: number, drawn = 0): Random =>
  randomAt(key, stream, drawn);

export const copyRandom = (random: Random): Random => ({
  key: random.key,
  stream: random.stream,
  drawn: random.drawn,
  block: random.block,
});

function nextSigned(random: Random): number {
  const at = random.drawn & IN_BLOCK;
  if (at === 0) random.block = chachaBlock(random.key, random.drawn >>> BLOCK_BITS, random.stream);
  random.drawn++;
  return random.block[at] as number;
}

/** The next 32-bit word. */
export const nextWord = (random: Random): number => nextSigned(random) >>> 0;

/**
 * An integer from 0 to n − 1 (n up to 2¹⁶), exactly uniform: Lemire's method, with rejection of
 * biased draws. 30 bits are multiplied by n in two halves, so that every product is a 32-bit
 * integer.
 */
export function below(random: Random, n: number): number {
  for (;;) {
    const word = nextSigned(random) >>> 2;
    const low = Math.imul(word & HALF, n);
    const high = Math.imul(word >>> 15, n) + (low >>> 15);
    const rest = ((high & HALF) << 15) | (low & HALF);
    if (rest >= n || rest >= RANGE % n) return high >>> 15;
  }
}

/** A number from 0 up to, not including, 1. */
export const unit = (random: Random): number => nextWord(random) / WORDS;

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

/** A random element of a multiset given by its counts: the index that comes up. */
export function drawFrom(random: Random, counts: readonly number[], total: number): number {
  let rest = below(random, total);
  let index = 0;
  while (rest >= (counts[index] as number)) {
    rest -= counts[index] as number;
    index++;
  }
  return index;
}
