import type { MatchRecord } from '@holdup/protocol';
import { expect, it } from 'vitest';
import { charactersOf } from './match.ts';

const recordWith = (characters?: unknown): MatchRecord =>
  ({ replay: { seats: 3 }, proof: {}, characters }) as unknown as MatchRecord;

it('the characters of a match are those it was played with', () => {
  expect(charactersOf(recordWith(['bear', 'owl', 'cat']))).toEqual(['bear', 'owl', 'cat']);
});

it('a match that does not say them, or says nonsense, leaves them open', () => {
  for (const said of [undefined, null, 'fox', [], ['bear', 'owl'], ['bear', 'owl', 'yeti']])
    expect(charactersOf(recordWith(said))).toBeUndefined();
});
