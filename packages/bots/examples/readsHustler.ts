import { type Bot, createBot as createLevel } from '@holdup/bots';
import type { Move, Seat, View } from '@holdup/engine';

/**
 * Written against `hustler` by somebody who knows its code: it loads shots rarer than the odds while it has clicks, so
 * its early guns are faced; it reckons with the bare odds of every gun, so early threats are made with clicks, and the
 * shots are kept for the end, when everybody must believe them. All else is as `regular` does it.
 */

const CLICKS_UNTIL = 5;
/** What a gun of hustler's is, against the bare odds, while it has both. */
const SHOT_SHARE = 0.75;

const find = (moves: readonly Move[], is: (move: Move) => boolean): Move | undefined =>
  moves.find(is);

/** The bare odds that a gun on this seat is a shot, by what its owner has shown. */
function oddsOf(view: View, seat: Seat): number {
  const start = view.public.start.hands[seat] ?? {};
  let shots = (start.bang ?? 0) + (start.bang3 ?? 0);
  let size = shots + (start.click ?? 0);
  for (const entry of view.public.history.bullets)
    if (entry.kind === 'played' && entry.seat === seat && entry.faceUp) {
      size--;
      if (entry.possible[0] !== 'click') shots--;
    }
  return size <= 0 ? 0 : shots / size;
}

function courage(view: View, seat: Seat): Move | undefined {
  const me = view.public.players[seat];
  let safe = 1;
  for (const [i, player] of view.public.players.entries())
    if (player.target === seat && player.loaded) safe *= 1 - SHOT_SHARE * oddsOf(view, i as Seat);
  const lives = (me?.fatalWounds ?? 3) - (me?.wounds ?? 0);
  const stands = lives > 1 || 1 - safe < 0.25;
  return find(view.moves, ({ move }) => move === (stands ? 'stand' : 'duck'));
}

export function createBot(): Bot {
  const regular = createLevel({ level: 'regular' });
  return {
    name: 'reads hustler',
    decide(input) {
      const { view } = input;
      const { step, round } = view.public;
      let move: Move | undefined;
      if (step === 'load')
        move = find(
          view.moves,
          (each) => each.move === 'load' && (each.bullet === 'click') === round <= CLICKS_UNTIL,
        );
      if (step === 'courage' && view.seat !== null) move = courage(view, view.seat);
      return move === undefined ? regular.decide(input) : { move };
    },
  };
}
