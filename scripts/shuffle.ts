/** Shuffles a list; the order depends on the seed alone. */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let state = seed;
  // Mulberry32: small, and random enough for an order.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return list
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
