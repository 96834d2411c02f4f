/**
 * Moves positions apart until neighbours are `gap` apart, in the same order and with the smallest change (least squares):
 * subtract the gaps, pool what runs backwards, add the gaps again. The result is in the order of the input. All positions
 * stay between `-limit` and `limit` if there is room.
 */
export const spread = (
  wishes: readonly number[],
  gap: number,
  limit = Number.POSITIVE_INFINITY,
): number[] => {
  const order = wishes.map((wish, index) => ({ wish, index })).sort((a, b) => a.wish - b.wish);
  const pools: { sum: number; size: number }[] = [];
  order.forEach(({ wish }, place) => {
    let pool = { sum: wish - place * gap, size: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.size > pool.sum / pool.size;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, size: last.size + pool.size };
    }
    pools.push(pool);
  });
  const placed = pools.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size));
  const result = new Array<number>(wishes.length);
  order.forEach(({ index }, place) => {
    const low = place * gap - limit;
    const high = limit - (order.length - 1 - place) * gap;
    result[index] = Math.min(high, Math.max(low, (placed[place] ?? 0) + place * gap));
  });
  return result;
};
