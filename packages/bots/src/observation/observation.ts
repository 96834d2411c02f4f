import type { EditionName, PowerName } from '@holdup/engine';
import type {
  BulletCode,
  LootCode,
  PerBullet,
  PerLoot,
  PerSeat,
  Seat,
  SeatOrNobody,
  SeatSet,
  ShareCode,
} from '@holdup/engine/codes';
import type { ValueRow } from '../learnt/valueTable.ts';

/** One number for every seat; those that nobody sits in have zeros. */
export type SeatNumbers = Readonly<PerSeat<number>>;

/**
 * What can be seen of a match, in the engine's codes, for policies that decide a hundred thousand times a second. It is
 * made from a view or, in a simulated match, from the match itself.
 */
export interface Observation {
  readonly edition: EditionName;
  /** The seats at the table, clockwise from 0. */
  readonly seats: readonly Seat[];
  /** Who observes; −1 where it is only what everybody sees. */
  readonly me: SeatOrNobody;
  readonly round: number;
  readonly rounds: number;
  readonly alive: SeatSet;
  readonly godfather: Seat;
  /** Whether the New Godfather token is on the table. */
  readonly token: boolean;
  readonly powers: Readonly<PerSeat<PowerName | null>>;
  /** The number of wounds that kills. */
  readonly fatal: SeatNumbers;
  readonly wounds: SeatNumbers;
  readonly shame: SeatNumbers;
  readonly targets: Readonly<PerSeat<SeatOrNobody>>;
  /** Bullets in hand, a loaded one not counted. */
  readonly bullets: SeatNumbers;
  /** Who has a bullet in front of them. */
  readonly loaded: SeatSet;
  readonly out: SeatSet;
  readonly table: Readonly<PerLoot>;
  /** The loot cards of every seat; fractions where only the odds are known. */
  readonly loot: Readonly<PerSeat<Readonly<PerLoot>>>;
  readonly hand: Readonly<PerBullet>;
  readonly bullet: BulletCode | -1;
  /** The chance that a bullet of a seat is a shot (not a click), as everybody can tell. */
  readonly faces: SeatNumbers;
  /** The chance that a seat's loaded bullet is a shot, as the observer can tell. */
  readonly shot: SeatNumbers;
  /** What the others think of the observer's bullet. */
  readonly myFace: number;
  /** How many shots a seat has left on average, a loaded one included. */
  readonly bangs: SeatNumbers;
  /** The cards that have not been seen yet. */
  readonly unseen: Readonly<PerLoot>;
  readonly sharers: SeatSet;
  readonly turn: SeatOrNobody;
  readonly satisfied: SeatSet;
  readonly announced: readonly ShareCode[];
  readonly incoming: LootCode | -1;
  /** Judgements shared with other observers at the same moment; null where there are none. */
  readonly sharedOdds: SharedOdds | null;
}

/** What one seat sees. */
export interface SeatObservation extends Observation {
  readonly me: Seat;
}

/** Seats that decide at the same moment and know the same about the others judge them once for all. */
export interface SharedOdds {
  /** exp(score) of each seat by the weights of `row`; −1 where nobody has judged it yet. */
  readonly odds: PerSeat<number>;
  row: ValueRow | null;
}

export const zeroPerSeat = (): PerSeat<number> => [0, 0, 0, 0, 0, 0, 0, 0];

export const noSharedOdds = (): SharedOdds => ({
  odds: [-1, -1, -1, -1, -1, -1, -1, -1],
  row: null,
});

/** How many wounds a seat is from death. */
export const livesOf = ({ fatal, wounds }: Observation, seat: Seat): number =>
  fatal[seat] - wounds[seat];

/** The rounds after this one. */
export const roundsLeft = ({ rounds, round }: Observation): number => rounds - round;
