import type { MatchRecord } from '@holdup/protocol';
import { expect, it } from 'vitest';
import { charactersOf } from './match.ts';

const recordWith = (characters?: unknown): MatchRecord =>
  ({ replay: { seats: 3 }, proof: {}, characters }) as unknown as MatchRecord;

it('a match record names the characters it was played with', () => {
  expect(charactersOf(recordWith(['bear', 'owl', 'cat']))).toEqual(['bear', 'owl', 'cat']);
});

it('missing or invalid characters in a match record are ignored', () => {
  for (const said of [undefined, null, 'fox', [], ['bear', 'owl'], ['bear', 'owl', 'yeti']])
    expect(charactersOf(recordWith(said))).toBeUndefined();
});
