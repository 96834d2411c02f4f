import { type EditionName, LOOT_KINDS } from '@holdup/engine';
import {
  ALL_SEATS,
  diamondCards,
  FACE_VALUE,
  GODFATHER,
  has,
  KIND_OF_SHARE,
  type PerSeat,
  type Seat,
  type ShareCode,
} from '@holdup/engine/codes';
import type { ValueRow, ValueWeights } from '../learnt/valueTable.ts';
import {
  livesOf,
  type Observation,
  roundsLeft,
  type SeatObservation,
  type SharedOdds,
  zeroPerSeat,
} from '../observation/observation.ts';
import {
  faceValueOf,
  leadWeight,
  livesWeight,
  MONEY_UNIT,
  paintingsOf,
  paintingsWeight,
  rivalDiamonds,
} from './features.ts';

/** How everybody stands, looking at the end of the round under way. */
export interface Outlook<O extends Observation = SeatObservation> {
  readonly observation: O;
  readonly row: ValueRow;
  /** exp(score) by seat; 0 for the dead. Chances to win are in proportion to these. */
  readonly odds: Readonly<PerSeat<number>>;
}

/** The weights for a number of rounds to come; beyond the table, those of its end. */
export function rowFor(values: ValueWeights, edition: EditionName, left: number): ValueRow {
  const rows = values.rows[edition];
  const row = rows[Math.min(rows.length - 1, Math.max(0, left))];
  if (row === undefined) throw new Error(`no weights for ${left} rounds to come`);
  return row;
}

/** A seat's score by these weights. */
export function scoreOf(observation: Observation, seat: Seat, row: ValueRow): number {
  const loot = observation.loot[seat];
  const diamonds = diamondCards(loot);
  const power = observation.powers[seat];
  return (
    (row.money * faceValueOf(loot)) / MONEY_UNIT +
    livesWeight(row, livesOf(observation, seat)) +
    row.bangs * observation.bangs[seat] +
    row.shame * observation.shame[seat] +
    paintingsWeight(row, paintingsOf(observation, seat)) +
    (diamonds > 0 ? leadWeight(row, diamonds - rivalDiamonds(observation, seat)) : 0) +
    (observation.godfather === seat ? row.godfather : 0) +
    (power ? row.powers[power] : 0)
  );
}

/** Everybody alive equally likely to win: for choices that need weights, but not who is ahead. */
export function evenOutlook<O extends Observation>(
  observation: O,
  values: ValueWeights,
): Outlook<O> {
  const odds = zeroPerSeat();
  for (const seat of observation.seats) odds[seat] = has(observation.alive, seat) ? 1 : 0;
  return { observation, row: rowFor(values, observation.edition, roundsLeft(observation)), odds };
}

export function outlook<O extends Observation>(
  observation: O,
  values: ValueWeights,
  left = roundsLeft(observation),
): Outlook<O> {
  const { sharedOdds, seats, alive, me } = observation;
  const row = rowFor(values, observation.edition, left);
  const shared = sharedOdds === null ? null : sharedFor(sharedOdds, row);
  const odds = zeroPerSeat();
  for (const seat of seats) {
    const known = shared === null || seat === me ? -1 : shared[seat];
    if (known >= 0) {
      odds[seat] = known;
      continue;
    }
    odds[seat] = has(alive, seat) ? Math.exp(scoreOf(observation, seat, row)) : 0;
    if (shared !== null && seat !== me) shared[seat] = odds[seat];
  }
  return { observation, row, odds };
}

/** The shared odds for these weights; odds by other weights are forgotten. */
function sharedFor(shared: SharedOdds, row: ValueRow): PerSeat<number> {
  if (shared.row !== null && shared.row !== row)
    for (const seat of ALL_SEATS) shared.odds[seat] = -1;
  shared.row = row;
  return shared.odds;
}

export function othersOdds({ odds }: Outlook, seat: Seat): number {
  let sum = 0;
  for (const other of ALL_SEATS) if (other !== seat) sum += odds[other];
  return sum;
}

/** What wounds do to a seat's score; −∞ is death. */
export function woundCost(
  { observation, row }: Outlook<Observation>,
  seat: Seat,
  wounds: number,
): number {
  const lives = livesOf(observation, seat);
  if (lives - wounds <= 0) return Number.NEGATIVE_INFINITY;
  return livesWeight(row, lives - wounds) - livesWeight(row, lives);
}

export const moneyWorth = ({ row }: Outlook<Observation>, dollars: number): number =>
  (row.money * dollars) / MONEY_UNIT;

export const bangWorth = ({ row }: Outlook<Observation>): number => row.bangs;

/** The score that healing all wounds would win back. */
function healingWorth({ observation, row }: Outlook<Observation>, seat: Seat): number {
  return livesWeight(row, observation.fatal[seat]) - livesWeight(row, livesOf(observation, seat));
}

function diamondWorth(view: Outlook<Observation>, seat: Seat, money: number): number {
  const { observation, row } = view;
  const own = diamondCards(observation.loot[seat]);
  const rival = rivalDiamonds(observation, seat);
  const before = own > 0 ? leadWeight(row, own - rival) : 0;
  return money + leadWeight(row, own + 1 - rival) - before;
}

const faceWorth = (view: Outlook<Observation>, share: ShareCode): number =>
  share === GODFATHER ? 0 : moneyWorth(view, FACE_VALUE[share]);

/** What a share adds to a seat's score. A kind of card without a rule of its own counts by its face value. */
export function shareWorth(view: Outlook<Observation>, seat: Seat, share: ShareCode): number {
  const { observation, row } = view;
  switch (LOOT_KINDS[KIND_OF_SHARE[share]]) {
    case 'diamond':
      return diamondWorth(view, seat, faceWorth(view, share));
    case 'painting': {
      const count = paintingsOf(observation, seat);
      return paintingsWeight(row, count + 1) - paintingsWeight(row, count);
    }
    case 'clip':
      return Math.max(0, bangWorth(view)) * 0.7;
    case 'firstAid':
      return healingWorth(view, seat);
    case 'godfather':
      return observation.godfather === seat ? 0 : row.godfather;
    default:
      return faceWorth(view, share);
  }
}
