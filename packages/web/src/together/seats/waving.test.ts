import type { Talk } from '@holdup/protocol';
import { expect, it } from 'vitest';
import { wavesSince } from './waving.ts';

const talk: readonly Talk[] = [
  { kind: 'reaction', reaction: 'clap', at: 10, person: 0, seat: 0 },
  { kind: 'chat', text: 'Hello', at: 20, person: 1, seat: 1 },
  { kind: 'reaction', reaction: 'clap', at: 30, person: null, seat: 2 },
  { kind: 'reaction', reaction: 'laugh', at: 40, person: 1, seat: 1 },
];

it('finds the reactions of people since a moment, and when the last of them was', () => {
  expect(wavesSince(talk, 0)).toEqual({
    waves: [
      { person: 0, at: 10 },
      { person: 1, at: 40 },
    ],
    last: 40,
  });
  expect(wavesSince(talk, 10)).toEqual({ waves: [{ person: 1, at: 40 }], last: 40 });
  expect(wavesSince(talk, 40)).toEqual({ waves: [], last: 40 });
});
