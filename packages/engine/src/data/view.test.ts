import { expect, test } from 'vitest';
import { playGame } from '../../test/properties/games.ts';
import { seatsBelow } from '../core/seats.ts';
import { type Match, seatStateOf } from '../core/state.ts';
import { deciding } from '../match/play.ts';
import { publicView } from './publicView.ts';
import { type OwnView, seatView } from './seatView.ts';
import { viewOf } from './view.ts';

/** Views share unchanged parts; a field missing from a comparison would go stale. */
function expectFresh(match: Match): void {
  for (const seat of deciding(match)) {
    const view = viewOf(match, seat);
    expect(view.public).toEqual(publicView(match.rules, match.publicState));
    expect(view.own).toEqual(seatView(seatStateOf(match, seat)));
  }
}

test('R-11.1 R-11.2: a view derived from an earlier one equals one built from scratch, field by field', () => {
  for (let number = 0; number < 12; number++)
    playGame(number, { begun: expectFresh, after: expectFresh });
});

test('R-11.2: what a seat sees of itself stays the same object until it changes', () => {
  for (let number = 0; number < 12; number++) {
    const last: OwnView[] = [];
    const expectShared = (match: Match): void => {
      for (const seat of seatsBelow(match.rules.seats)) {
        const { own } = viewOf(match, seat);
        if (own === null) throw new Error('a seat sees itself');
        const before = last[seat];
        if (before !== undefined)
          expect(own === before).toBe(JSON.stringify(own) === JSON.stringify(before));
        last[seat] = own;
      }
    };
    playGame(number, { begun: expectShared, after: expectShared });
  }
});
