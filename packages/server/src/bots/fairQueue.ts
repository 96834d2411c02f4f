/** A queue that serves its groups in turn: one with much to do does not make the others wait. */
export interface FairQueue<T> {
  readonly size: number;
  add(group: string, item: T): void;
  /** The next item of the group whose turn it is. */
  take(): T | undefined;
  /** Takes everything out. */
  drain(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  /** In the order of their turns. */
  const groups = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(group, item) {
      const items = groups.get(group);
      if (items === undefined) groups.set(group, [item]);
      else items.push(item);
      size++;
    },
    take() {
      const [first] = groups;
      if (first === undefined) return undefined;
      const [group, items] = first;
      const item = items.shift();
      groups.delete(group);
      if (items.length > 0) groups.set(group, items);
      size--;
      return item;
    },
    drain() {
      const all = [...groups.values()].flat();
      groups.clear();
      size = 0;
      return all;
    },
  };
}
