import { type Bot, createBot as createLevel } from '@holdup/bots';
import { ALL_SEATS, type Move, type Seat, type View } from '@holdup/engine';

/**
 * Written to exploit `hustler`, knowing its code. Hustler loads shots more rarely than the odds while it has clicks, so
 * this bot stands up to its early guns. Hustler expects the bare odds of every gun, so this bot threatens with clicks
 * early and keeps its shots for the end. Everything else it decides as `regular` does.
 */

const CLICKS_UNTIL = 5;
/** How often hustler's gun is a shot, relative to the bare odds, while it has both bullets. */
const SHOT_SHARE = 0.75;

const find = (moves: readonly Move[], is: (move: Move) => boolean): Move | undefined =>
  moves.find(is);

/** The bare odds that a seat's gun is a shot, by what it has shown. */
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
  for (const other of ALL_SEATS) {
    const player = view.public.players[other];
    if (player?.target === seat && player.loaded) safe *= 1 - SHOT_SHARE * oddsOf(view, other);
  }
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
      const { decision, round } = view.public;
      let move: Move | undefined;
      if (decision === 'load')
        move = find(
          view.moves,
          (each) => each.move === 'load' && (each.bullet === 'click') === round <= CLICKS_UNTIL,
        );
      if (decision === 'courage' && view.seat !== null) move = courage(view, view.seat);
      return move === undefined ? regular.decide(input) : { move };
    },
  };
}
