/** How many there are of something, by network. */
interface Census {
  countOf(network: string): number;
  add(network: string): void;
  remove(network: string): void;
}

/** Holds as many networks as there are things to count. */
export function createCensus(): Census {
  const counts = new Map<string, number>();
  const countOf = (network: string): number => counts.get(network) ?? 0;
  return {
    countOf,
    add: (network) => void counts.set(network, countOf(network) + 1),
    remove(network) {
      const left = countOf(network) - 1;
      if (left <= 0) counts.delete(network);
      else counts.set(network, left);
    },
  };
}
