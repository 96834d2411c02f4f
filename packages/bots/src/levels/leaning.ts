import type { Move, Seat, View } from '@holdup/engine';
import type { PerSeat } from '@holdup/engine/codes';
import type { Traits } from '../characters/personalities.ts';
import { actionOf, NEVER } from '../net/actions.ts';
import type { Skill } from './skills.ts';

/** Who aimed at this seat in earlier rounds, the recent ones most. */
type Held = Readonly<PerSeat<number>>;

/** The effect of a full trait: enough to be noticed, not enough to cost many games. */
const LEANING = { shot: 1.2, stand: 2, back: 2.2 };

/** How much more, or less, a bot wants a move than the net does: an addend to its logit. */
function leaningTo(
  move: Move,
  view: View,
  { fear, saving, pilingOn }: Skill,
  { aggression, greed, bluff, grudge }: Traits,
  held: Held,
): number {
  const { round, rounds, players } = view.public;
  switch (move.move) {
    case 'load': {
      if (move.bullet === 'click') return 0;
      const toCome = (rounds - round) / rounds;
      return LEANING.shot * (aggression - bluff) - saving * toCome;
    }
    case 'stand': {
      const threatened = players.some(({ target, loaded }) => target === view.seat && loaded);
      return threatened ? LEANING.stand * (aggression + greed) - fear : 0;
    }
    case 'aim': {
      if (move.target === null) return 0;
      const wounds = players[move.target]?.wounds ?? 0;
      return LEANING.back * grudge * Math.min(1, held[move.target]) + pilingOn * wounds;
    }
    default:
      return 0;
  }
}

/** Adds this player's biases to the logits of the net. */
export function lean(
  logits: Float64Array,
  scale: number,
  view: View,
  me: Seat,
  skill: Skill,
  traits: Traits,
  held: Held,
): void {
  for (const move of view.moves) {
    const leaning = leaningTo(move, view, skill, traits, held);
    if (leaning === 0) continue;
    const action = actionOf(move, me, view.public.seats, null);
    if (action !== NEVER) logits[action] = (logits[action] ?? 0) + scale * leaning;
  }
}
