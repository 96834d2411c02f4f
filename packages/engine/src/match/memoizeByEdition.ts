import type { Edition } from '../core/state.ts';

/** Creates values shared by all matches of an edition once. */
export function memoizeByEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = new Map<Edition, T>();
  return (edition) => {
    const known = made.get(edition);
    if (known !== undefined) return known;
    const value = make(edition);
    made.set(edition, value);
    return value;
  };
}
