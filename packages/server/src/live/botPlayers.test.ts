import { DECISION_MS } from '@holdup/protocol';
import { expect, test } from 'vitest';
import { humanDelay } from './botPlayers.ts';

test('R-10: a bot takes a moment, and never the whole clock', () => {
  for (let i = 0; i < 1000; i++) {
    expect(humanDelay(true)).toBeLessThan(DECISION_MS.party.aim / 2);
    expect(humanDelay(false)).toBeLessThan(DECISION_MS.party.other / 2);
    expect(humanDelay(false)).toBeGreaterThan(500);
  }
});
