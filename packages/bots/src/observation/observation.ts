import type { EditionName, PowerName } from '@holdup/engine';
import type { ValueRow } from '../learnt/valueTable.ts';

/**
 * What a seat sees, in numbers, for policies that decide a thousand times a second. It is made from a view, or, where a
 * bot imagines how a game goes on, from the imagined match. Codes are the positions in the engine's name tables, sets of
 * seats are bit masks, and −1 is nobody or nothing.
 */
export interface Observation {
  readonly edition: EditionName;
  readonly seats: number;
  readonly me: number;
  readonly round: number;
  readonly rounds: number;
  readonly alive: number;
  readonly godfather: number;
  readonly token: boolean;
  readonly powers: readonly (PowerName | null)[];
  readonly fatal: readonly number[];
  readonly wounds: readonly number[];
  readonly shame: readonly number[];
  readonly targets: readonly number[];
  readonly bullets: readonly number[];
  /** Who has a bullet in front of them. */
  readonly loaded: number;
  readonly ducked: number;
  readonly hit: number;
  readonly out: number;
  readonly table: readonly number[];
  /** The loot cards of every seat, by code; fractions where only the odds are known. */
  readonly loot: readonly (readonly number[])[];
  readonly hand: readonly number[];
  readonly bullet: number;
  /** The chance that a bullet of a seat is no click, as everybody can tell. */
  readonly faces: readonly number[];
  /** The chance that a seat's loaded bullet is no click, as this seat sees it. */
  readonly shot: readonly number[];
  /** What the others think of this seat's bullet. */
  readonly myFace: number;
  /** How many bullets that are no clicks a seat has left on average, a loaded one included. */
  readonly bangs: readonly number[];
  /** The cards to come: those not seen yet. */
  readonly unseen: readonly number[];
  readonly sharers: number;
  readonly turn: number;
  readonly satisfied: number;
  readonly announced: readonly number[];
  readonly incoming: number;
  readonly receiver: number;
  /** What this seat has in common with others who look at the same; null where it looks alone. */
  readonly sharedOdds: SharedOdds | null;
}

/** What players who know the same of everybody but themselves need to reckon only once. */
export interface SharedOdds {
  /** How everybody else judges a seat's chances by these weights: exp(score), or −1 where nobody has yet. */
  readonly odds: number[];
  row: ValueRow | null;
}

export const CLICK = 0;
export const BANG = 1;
export const BANG3 = 2;

export const has = (set: number, seat: number): boolean => ((set >> seat) & 1) === 1;

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
