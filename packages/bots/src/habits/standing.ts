import type { Match } from '@holdup/engine';
import { sightOfMatch } from '../sight/ofMatch.ts';
import { has, type Sight } from '../sight/sight.ts';
import { type Outlook, outlook, shareWorth } from '../value/outlook.ts';
import { REGULAR_LEAF } from '../value/regularLeaf.ts';

/** How everybody stands in a match, as all at the table can tell. It holds for all decisions that are made together. */
export interface Standing {
  readonly sight: Sight;
  /** Everybody's chance to win, judged now. */
  readonly chances: readonly number[];
  /** The best chance that anybody but this seat has. */
  readonly topRival: readonly number[];
  readonly lives: readonly number[];
  /** The chance that a bullet of a seat is a shot. */
  readonly shots: readonly number[];
  /** What the table would add to a seat's score. */
  readonly pots: readonly number[];
  readonly living: number;
}

const SHARES = 10;
const TOKEN = 9;

function potOf(view: Outlook, seat: number): number {
  const { sight } = view;
  let sum = 0;
  for (let share = 0; share < SHARES; share++) {
    const count = share === TOKEN ? (sight.token ? 1 : 0) : (sight.table[share] as number);
    if (count > 0) sum += count * Math.max(0, shareWorth(view, seat, share));
  }
  return sum;
}

export function standingOf(match: Match): Standing {
  const sight = sightOfMatch(match, null);
  const view = outlook(sight, REGULAR_LEAF, sight.rounds - sight.round + 1);
  const lives: number[] = [];
  const pots: number[] = [];
  let total = 0;
  let living = 0;
  let best = -1;
  let second = 0;
  for (let seat = 0; seat < sight.seats; seat++) {
    const odds = view.odds[seat] as number;
    total += odds;
    lives.push((sight.fatal[seat] as number) - (sight.wounds[seat] as number));
    if (!has(sight.alive, seat)) {
      pots.push(0);
      continue;
    }
    living++;
    pots.push(potOf(view, seat));
    if (best === -1 || odds > (view.odds[best] as number)) {
      second = best === -1 ? 0 : (view.odds[best] as number);
      best = seat;
    } else if (odds > second) second = odds;
  }
  const scale = total === 0 ? 0 : 1 / total;
  const chances = view.odds.map((odds) => odds * scale);
  const topRival = chances.map((_, seat) =>
    seat === best ? second * scale : best === -1 ? 0 : (chances[best] as number),
  );
  return { sight, chances, topRival, lives, shots: sight.faces, pots, living };
}
