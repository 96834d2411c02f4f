import type { GameEvent } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import {
  ANNOUNCED_MS,
  DECISION_MS,
  decisionMs,
  SILENCE_MS,
  TELLING_MS,
  tellingMs,
} from './pace.ts';

const to = 'everyone';
const revealed: GameEvent = { to, type: 'revealed', seat: 0, bullet: 'bang', target: 1 };
const wounded: GameEvent = { to, type: 'wounded', seat: 1, by: [0], wounds: 1 };
const announced: GameEvent = { to, type: 'announced', seat: 1, shares: ['bill5'] };

describe('how long a telling takes', () => {
  test('every event has its time, and silence comes before the first bullet only', () => {
    expect(tellingMs([])).toBe(0);
    expect(tellingMs([revealed, revealed, wounded])).toBe(
      SILENCE_MS + 2 * TELLING_MS.revealed + TELLING_MS.wounded,
    );
  });

  test('an announced share is shown for a moment if nothing follows it yet', () => {
    expect(tellingMs([wounded, announced])).toBe(TELLING_MS.wounded + ANNOUNCED_MS);
    expect(tellingMs([announced, wounded])).toBe(TELLING_MS.wounded);
  });
});

test('R-10: the counts and loading have separate times, and untimed tables none', () => {
  expect(decisionMs('party', 'load', false)).toBe(DECISION_MS.party.load);
  expect(decisionMs('party', 'aim', true)).toBe(DECISION_MS.party.aim);
  expect(decisionMs('party', 'aim', false)).toBe(DECISION_MS.party.other);
  expect(decisionMs('relaxed', 'courage', true)).toBe(DECISION_MS.relaxed.courage);
  expect(decisionMs('untimed', 'load', false)).toBeNull();
});
