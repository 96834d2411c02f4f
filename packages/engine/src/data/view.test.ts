import { expect, test } from 'vitest';
import { playGame } from '../../test/properties/games.ts';
import { type Match, seatStateOf } from '../core/state.ts';
import { deciding } from '../match/play.ts';
import { publicView } from './publicView.ts';
import { seatView } from './seatView.ts';
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
