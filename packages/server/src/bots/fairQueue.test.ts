import { expect, test } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

test('a table with much to think about does not make the others wait', () => {
  const queue = createFairQueue<string>();
  for (let i = 0; i < 5; i++) queue.add('greedy', `greedy ${i}`);
  queue.add('modest', 'modest 0');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['greedy 0', 'modest 0', 'greedy 1']);
  queue.add('late', 'late 0');
  expect(queue.size).toBe(4);
  expect([queue.take(), queue.take()]).toEqual(['greedy 2', 'late 0']);
  expect(queue.drain()).toEqual(['greedy 3', 'greedy 4']);
  expect(queue.take()).toBeUndefined();
});
