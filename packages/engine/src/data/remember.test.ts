import { describe, expect, it } from 'vitest';
import { countLoot, lootNames } from '../core/lootCards.ts';
import { below, createRandom } from '../core/random.ts';
import { seatsBelow } from '../core/seats.ts';
import { seatStateOf } from '../core/state.ts';
import { createMatch } from '../match/create.ts';
import { deciding, legalMoves, play } from '../match/play.ts';
import { rememberedLoot } from './remember.ts';
import { spectatorView } from './view.ts';

/** Calls back at every new round of random games, and at their ends. */
function watch(
  games: number,
  openLoot: boolean,
  look: (match: ReturnType<typeof createMatch>) => void,
): void {
  const random = createRandom('remember');
  for (let game = 0; game < games; game++) {
    const match = createMatch({
      edition: 'second',
      seats: 3 + (game % 6),
      seed: `remember/${game}`,
      options: { powers: 'random', openLoot, junkDealer: game % 2 ? 'players' : 'piles' },
    });
    let { round } = match.publicState;
    for (let seat = deciding(match)[0]; seat !== undefined; seat = deciding(match)[0]) {
      const moves = legalMoves(match, seat);
      play(match, seat, moves[below(random, moves.length)] as (typeof moves)[number]);
      if (match.publicState.round === round) continue;
      round = match.publicState.round;
      look(match);
    }
    look(match);
  }
}

describe('what a table with perfect memory knows of loot', () => {
  it('cards and unseen moves add up to what a player holds (R-8.4, R-11.1, R-11.4)', () => {
    watch(60, false, (match) => {
      const view = spectatorView(match).public;
      for (const seat of seatsBelow(match.rules.seats)) {
        const { seen, unseenIn, unseenOut } = rememberedLoot(view, seat);
        expect(seen.length + unseenIn - unseenOut).toBe(match.publicState.lootCards[seat]);
        if (unseenIn + unseenOut === 0)
          expect(lootNames(countLoot(seen))).toEqual(lootNames(seatStateOf(match, seat).loot));
      }
    });
  });

  it('with openLoot it is all of it, always (R-11.7)', () => {
    watch(60, true, (match) => {
      const view = spectatorView(match).public;
      for (const seat of seatsBelow(match.rules.seats)) {
        const { seen, unseenIn, unseenOut } = rememberedLoot(view, seat);
        expect([unseenIn, unseenOut]).toEqual([0, 0]);
        expect(lootNames(countLoot(seen))).toEqual(lootNames(seatStateOf(match, seat).loot));
      }
    });
  });
});
