import type { Move, Random, View } from '@holdup/engine';
import { adviceFor } from '../advice/advice.ts';
import type { Reasons } from '../bot/bot.ts';
import type { Company } from '../names/names.ts';
import type { Net } from '../net/forward.ts';

/** What the net would do, and the numbers behind it. */
export interface Hint {
  readonly move: Move;
  readonly reasons: Reasons;
}

/** How many matches a hint samples. */
export const HINT_WORLDS = 24;

/** A hint for the seat of a view among such players; null if it has no decision to make. */
export function hint(
  view: View,
  net: Net,
  random: Random,
  company: Company = 'mixed',
): Hint | null {
  if (view.seat === null || view.moves.length === 0) return null;
  const reasons = adviceFor(view, { me: view.seat, net, worlds: HINT_WORLDS, company, random });
  const [best] = reasons?.options ?? [];
  return reasons === null || best === undefined ? null : { move: best.move, reasons };
}
