/**
 * A round-robin queue of groups: a busy group does not delay the others. Groups are nested (the
 * tables of one network), with round-robin on each level.
 */
interface FairQueue<T> {
  readonly size: number;
  add(groups: readonly string[], item: T): void;
  /** The next item of the group whose turn it is. */
  take(): T | undefined;
  /** Removes and returns everything. */
  drain(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  const items: T[] = [];
  /** In the order of their turns. */
  const groups = new Map<string, FairQueue<T>>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add([group, ...inner], item) {
      size++;
      if (group === undefined) {
        items.push(item);
        return;
      }
      const queue = groups.get(group) ?? createFairQueue<T>();
      queue.add(inner, item);
      groups.set(group, queue);
    },
    take() {
      const [first] = groups;
      if (size > 0) size--;
      if (first === undefined) return items.shift();
      const [group, queue] = first;
      const item = queue.take();
      groups.delete(group);
      if (queue.size > 0) groups.set(group, queue);
      return item;
    },
    drain() {
      const all = [...items, ...[...groups.values()].flatMap((queue) => queue.drain())];
      items.length = 0;
      groups.clear();
      size = 0;
      return all;
    },
  };
}
