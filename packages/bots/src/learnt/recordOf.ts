/** A record with a value for every name. */
export const recordOf = <K extends string, V>(
  names: readonly K[],
  make: (name: K, index: number) => V,
): Record<K, V> =>
  // Object.fromEntries forgets the names; that all of them are there is plain from the line itself.
  Object.fromEntries(names.map((name, index) => [name, make(name, index)])) as Record<K, V>;
