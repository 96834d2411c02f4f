import type { Match } from '@holdup/engine';
import { GODFATHER, has, type PerSeat, type Seat, SHARE_CODES } from '@holdup/engine/codes';
import {
  livesOf,
  type Observation,
  roundsLeft,
  type SeatNumbers,
  zeroPerSeat,
} from '../observation/observation.ts';
import { observePublic } from '../observation/observeMatch.ts';
import { type Outlook, outlook, shareWorth } from '../value/outlook.ts';
import { AMONG_REGULARS } from '../value/tables.ts';

/** How everybody stands in a match, as all at the table can tell. It holds for all decisions that are made together. */
export interface Assessment {
  readonly observation: Observation;
  /** Everybody's chance to win. */
  readonly chances: SeatNumbers;
  /** The best chance of anybody but this seat. */
  readonly topRival: SeatNumbers;
  readonly lives: SeatNumbers;
  /** The chance that a bullet of a seat is a shot. */
  readonly shots: SeatNumbers;
  /** What the table would add to a seat's score. */
  readonly pots: SeatNumbers;
  readonly living: number;
}

function potOf(view: Outlook<Observation>, seat: Seat): number {
  const { table, token } = view.observation;
  let sum = 0;
  for (const share of SHARE_CODES) {
    const count = share === GODFATHER ? (token ? 1 : 0) : table[share];
    if (count > 0) sum += count * Math.max(0, shareWorth(view, seat, share));
  }
  return sum;
}

/** Turns odds into chances, and finds the best chance of anybody but each seat. */
function chancesOf(odds: SeatNumbers, seats: readonly Seat[], total: number, alive: number) {
  const scale = total === 0 ? 0 : 1 / total;
  const chances = zeroPerSeat();
  let best: Seat | null = null;
  let second = 0;
  for (const seat of seats) {
    chances[seat] = odds[seat] * scale;
    if (!has(alive, seat)) continue;
    if (best === null || odds[seat] > odds[best]) {
      second = best === null ? 0 : odds[best];
      best = seat;
    } else if (odds[seat] > second) second = odds[seat];
  }
  const topRival: PerSeat<number> = zeroPerSeat();
  for (const seat of seats)
    topRival[seat] = seat === best ? second * scale : best === null ? 0 : chances[best];
  return { chances, topRival };
}

export function assess(match: Match): Assessment {
  const observation = observePublic(match);
  const { alive, faces, seats } = observation;
  const view = outlook(observation, AMONG_REGULARS, roundsLeft(observation) + 1);
  const lives = zeroPerSeat();
  const pots = zeroPerSeat();
  let total = 0;
  let living = 0;
  for (const seat of seats) {
    total += view.odds[seat];
    lives[seat] = livesOf(observation, seat);
    if (!has(alive, seat)) continue;
    living++;
    pots[seat] = potOf(view, seat);
  }
  const { chances, topRival } = chancesOf(view.odds, seats, total, alive);
  return { observation, chances, topRival, lives, shots: faces, pots, living };
}
