import { expect, test } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

test('a table with much to think about does not make the others wait', () => {
  const queue = createFairQueue<string>();
  for (let i = 0; i < 5; i++) queue.add(['greedy'], `greedy ${i}`);
  queue.add(['modest'], 'modest 0');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['greedy 0', 'modest 0', 'greedy 1']);
  queue.add(['late'], 'late 0');
  expect(queue.size).toBe(4);
  expect([queue.take(), queue.take()]).toEqual(['greedy 2', 'late 0']);
  expect(queue.drain()).toEqual(['greedy 3', 'greedy 4']);
  expect(queue.take()).toBeUndefined();
  expect(queue.size).toBe(0);
});

test('a network with many tables does not make the table of another network wait', () => {
  const queue = createFairQueue<string>();
  for (const table of ['a', 'b', 'c']) queue.add(['crowd', table], table);
  queue.add(['single', 'd'], 'd');
  queue.add(['crowd', 'a'], 'a again');
  const order = Array.from({ length: 5 }, () => queue.take());
  expect(order).toEqual(['a', 'd', 'b', 'c', 'a again']);
});
