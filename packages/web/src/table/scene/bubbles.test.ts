import type { Seat } from '@holdup/engine';
import { expect, it } from 'vitest';
import type { Said } from '../../game/game.ts';
import { nextBubbles } from './bubbles.ts';

const line = (id: number, seat: Seat): Said => ({
  id,
  seat,
  to: null,
  kind: 'chat',
  text: 'Hello',
});

const said = (bubbles: ReturnType<typeof nextBubbles>) =>
  bubbles.map(({ said: { id }, narrow }) => ({ id, narrow }));

it('what somebody says replaces what they have said before', () => {
  const first = nextBubbles([], [line(1, 0)]);
  expect(said(nextBubbles(first, [line(2, 0)]))).toEqual([{ id: 2, narrow: false }]);
});

it('bubbles become narrow once others talk, and a new one is wide when those are gone', () => {
  const alone = nextBubbles([], [line(1, 0)]);
  const both = nextBubbles(alone, [line(2, 5)]);
  expect(said(both)).toEqual([
    { id: 1, narrow: true },
    { id: 2, narrow: true },
  ]);
  const again = nextBubbles(both.slice(1), [line(3, 5)]);
  expect(said(again)).toEqual([{ id: 3, narrow: false }]);
});
