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
import { quickOdds } from './quick.ts';

/** What is counted on from one view to the next holds only if it is what counting from the beginning gives. */

function step(match: Match, random: Random): void {
  const seat = deciding(match)[0] as Seat;
  const moves = legalMoves(match, seat);
  play(match, seat, moves[below(random, moves.length)] as Move);
}

interface Counted {
  readonly view: View;
  readonly odds: unknown;
  readonly loot: unknown;
}

const count = (view: View): Omit<Counted, 'view'> => ({
  odds: structuredClone(quickOdds(view)),
  loot: structuredClone(lootOdds(view)),
});

/** Looks through the eyes of every seat, one after the other. */
function look(match: Match, to: Counted[]): void {
  for (let seat = 0; seat < match.rules.seats; seat++) {
    const view = viewOf(match, seat as Seat);
    to.push({ view: structuredClone(view), ...count(view) });
  }
}

/** Bullets and cards change hands unseen. */
const POWERS: readonly PowerName[] = ['hustler', 'vulture', 'junkDealer', 'cunning', 'smart'];

test('what was counted on is what counting anew gives, also where a match goes two ways', () => {
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
  for (const { view, odds, loot } of counted) expect(count(view)).toEqual({ odds, loot });
});
