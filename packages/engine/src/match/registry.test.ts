import { expect, test } from 'vitest';
import { COUNTS, countOf, DECISIONS, POWER_NAMES } from '../core/names.ts';
import { POWERS } from '../powers/index.ts';
import { DECISIONS_BY_NAME } from './registry.ts';

test('every named decision is defined by an edition or a power, and no other is', () => {
  expect([...DECISIONS_BY_NAME.keys()].sort()).toEqual([...DECISIONS].sort());
});

test('R-4.1 R-6.1: each count is the count of the decision of its name, and of no other', () => {
  const counted = DECISIONS.filter((name) => countOf(name) !== null);
  expect(counted).toEqual([...COUNTS]);
  expect(counted.map(countOf)).toEqual([...COUNTS]);
  expect(countOf(null)).toBeNull();
});

test('R-4.1 R-6.1: a decision made on a count is made by all at once', () => {
  for (const { count, together } of DECISIONS_BY_NAME.values())
    if (count !== null) expect(together).toBe(true);
});

test('R-6.5: powers with the same trigger answer in the stated order, all others after them', () => {
  const inOrder = [...POWER_NAMES].sort((a, b) => POWERS[a].turn - POWERS[b].turn);
  const first = ['doctor', 'stealthy', 'professional', 'smart'];
  expect(inOrder).toEqual([...first, ...POWER_NAMES.filter((name) => !first.includes(name))]);
});

test('P-dictator P-junkDealer: these powers can be used once per sharing', () => {
  const renewed = POWER_NAMES.filter((name) => POWERS[name].oncePerSharing);
  expect(renewed).toEqual(['dictator', 'junkDealer']);
});
