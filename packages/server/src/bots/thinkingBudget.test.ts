import { expect, test } from 'vitest';
import { createThinkingBudget } from './thinkingBudget.ts';

test('a network that has used up its thinking gets more with time, and never more than it can save', () => {
  const budget = createThinkingBudget(100);
  budget.spend('greedy', 4500, 0);
  expect(budget.has('greedy', 0)).toBe(false);
  expect(budget.has('modest', 0)).toBe(true);
  expect(budget.has('greedy', 4000)).toBe(false);
  expect(budget.has('greedy', 6000)).toBe(true);
  budget.spend('greedy', 3999, 3_600_000);
  expect(budget.has('greedy', 3_600_000)).toBe(true);
  budget.spend('greedy', 2, 3_600_000);
  expect(budget.has('greedy', 3_600_000)).toBe(false);
});
