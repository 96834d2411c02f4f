import {
  below,
  clone,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Match,
  type Move,
  type PowerName,
  play,
  type Random,
  type Seat,
  type View,
  viewOf,
} from '@holdup/engine';
import { expect, test } from 'vitest';
import { lootOdds } from './loot.ts';

/** Counts are updated incrementally from view to view; they must equal a full recount. */

function step(match: Match, random: Random): void {
  const seat = deciding(match)[0] as Seat;
  const moves = legalMoves(match, seat);
  play(match, seat, moves[below(random, moves.length)] as Move);
}

interface Counted {
  readonly view: View;
  readonly loot: unknown;
}

const count = (view: View): Omit<Counted, 'view'> => ({
  loot: structuredClone(lootOdds(view)),
});

/** Counts from the view of every seat in turn. */
function look(match: Match, to: Counted[]): void {
  for (let seat = 0; seat < match.rules.seats; seat++) {
    const view = viewOf(match, seat as Seat);
    to.push({ view: structuredClone(view), ...count(view) });
  }
}

/** Powers that move bullets and cards unseen. */
const POWERS: readonly PowerName[] = ['hustler', 'vulture', 'junkDealer', 'cunning', 'smart'];

test('an incremental count equals a full recount, also where a match forks', () => {
  const counted: Counted[] = [];
  const random = createRandom('counting on');
  for (let game = 0; game < 3; game++) {
    const match = createMatch({
      edition: 'second',
      seats: 5,
      seed: `counting on ${game}`,
      options: { powers: POWERS },
    });
    let other: Match | null = null;
    while (deciding(match).length > 0) {
      step(match, random);
      look(match, counted);
      if (other === null && match.publicState.round === 3) other = clone(match);
      if (other !== null && deciding(other).length > 0) {
        step(other, random);
        look(other, counted);
      }
    }
  }
  expect(counted.length).toBeGreaterThan(1000);
  for (const { view, loot } of counted) expect(count(view)).toEqual({ loot });
});
