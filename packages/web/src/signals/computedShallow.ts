import { computed, type ReadonlySignal } from '@preact/signals';

const sameEntries = (a: object | null, b: object | null): boolean => {
  if (a === null || b === null) return a === b;
  const [before, after] = [Object.entries(a), Object.entries(b)];
  return (
    before.length === after.length &&
    before.every(([key, value], at) => {
      const [otherKey, other] = after[at] ?? [];
      return key === otherKey && Object.is(value, other);
    })
  );
};

/**
 * A computed object or list that keeps its identity while its entries stay the same. A component that reads it is drawn
 * again only when an entry changes, however often the signals behind it do.
 */
export const computedShallow = <T extends object | null>(read: () => T): ReadonlySignal<T> => {
  let last: T | undefined;
  return computed(() => {
    const next = read();
    if (last === undefined || !sameEntries(last, next)) last = next;
    return last;
  });
};
