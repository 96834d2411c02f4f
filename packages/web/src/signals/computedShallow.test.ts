import { effect, signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { computedShallow } from './computedShallow.ts';

it('a shallow computed notifies only where an entry changes', () => {
  const source = signal({ name: 'Anna', round: 1 });
  const look = computedShallow(() => ({ name: source.value.name, cards: [1, 2].length }));
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(look.value));
  source.value = { name: 'Anna', round: 2 };
  expect(seen).toHaveLength(1);
  source.value = { name: 'Ben', round: 2 };
  expect(seen).toEqual([
    { name: 'Anna', cards: 2 },
    { name: 'Ben', cards: 2 },
  ]);
  stop();
});

it('a list that grows or shrinks is a change', () => {
  const list = signal<readonly (number | undefined)[]>([1]);
  const copy = computedShallow(() => [...list.value]);
  const first = copy.value;
  list.value = [1];
  expect(copy.value).toBe(first);
  list.value = [1, undefined];
  expect(copy.value).toEqual([1, undefined]);
  list.value = [];
  expect(copy.value).toEqual([]);
});
