/** Inside the engine every name has a small number, its index in a list of names. */

/** The indices of a tuple: 0 | 1 | 2 for one of three. */
export type IndexIn<T extends readonly unknown[], Found = never> = T extends readonly [
  unknown,
  ...infer Rest,
]
  ? IndexIn<Rest, Found | Rest['length']>
  : Found;

/** The number of a name. */
export const indexIn = <const T extends readonly string[]>(list: T, name: T[number]): IndexIn<T> =>
  list.indexOf(name) as IndexIn<T>;

/** All numbers of a list of names, in order. */
export const indicesOf = <const T extends readonly unknown[]>(list: T): readonly IndexIn<T>[] =>
  list.map((_, index) => index as IndexIn<T>);

/** A value for each entry of a tuple. */
export type Each<T extends readonly unknown[], V> = { -readonly [K in keyof T]: V };

export const eachOf = <const T extends readonly unknown[], V>(
  list: T,
  value: (entry: T[number]) => V,
): Each<T, V> => list.map(value) as Each<T, V>;

/** A set of codes as a bit mask. */
export const maskOf = (codes: readonly number[]): number =>
  codes.reduce((mask, code) => mask | (1 << code), 0);

/** The entry at an index that the list is known to have. */
export function entryAt<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index}`);
  return entry;
}

export function sumOf(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += entryAt(counts, i);
  return total;
}
