import type { Match } from '@holdup/engine';
import { has, type Observation } from '../observation/observation.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { type Outlook, outlook, shareWorth } from '../value/outlook.ts';
import { AMONG_REGULARS } from '../value/tables.ts';

/** How everybody stands in a match, as all at the table can tell. It holds for all decisions that are made together. */
export interface Standing {
  readonly observation: Observation;
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
  const { observation } = view;
  let sum = 0;
  for (let share = 0; share < SHARES; share++) {
    const count =
      share === TOKEN ? (observation.token ? 1 : 0) : (observation.table[share] as number);
    if (count > 0) sum += count * Math.max(0, shareWorth(view, seat, share));
  }
  return sum;
}

export function standingOf(match: Match): Standing {
  const observation = observeMatch(match, null);
  const view = outlook(observation, AMONG_REGULARS, observation.rounds - observation.round + 1);
  const lives: number[] = [];
  const pots: number[] = [];
  let total = 0;
  let living = 0;
  let best = -1;
  let second = 0;
  for (let seat = 0; seat < observation.seats; seat++) {
    const odds = view.odds[seat] as number;
    total += odds;
    lives.push((observation.fatal[seat] as number) - (observation.wounds[seat] as number));
    if (!has(observation.alive, seat)) {
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
  return { observation, chances, topRival, lives, shots: observation.faces, pots, living };
}
