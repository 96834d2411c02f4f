import type { EditionName } from '@holdup/engine';
import type { ValueRow, ValueWeights } from '../learnt/valueTable.ts';
import { has, type Observation, type SharedOdds } from '../observation/observation.ts';
import {
  diamondsOf,
  faceValue,
  faceValueOf,
  leadWeight,
  livesWeight,
  MONEY_UNIT,
  paintingsOf,
  paintingsWeight,
  rivalDiamonds,
} from './features.ts';

/** How everybody stands, looking at the end of the round under way: the exponentials of the scores. */
export interface Outlook {
  readonly observation: Observation;
  readonly row: ValueRow;
  /** exp(score) by seat; 0 for the dead. */
  readonly odds: number[];
}

/** The weights for a number of rounds to come; beyond the table, those for the most it knows. */
export function rowFor(values: ValueWeights, edition: EditionName, roundsLeft: number): ValueRow {
  const rows = values.rows[edition];
  const row = rows[Math.min(rows.length - 1, Math.max(0, roundsLeft))];
  if (row === undefined) throw new Error(`no weights for ${roundsLeft} rounds to come`);
  return row;
}

const livesOf = (observation: Observation, seat: number): number =>
  (observation.fatal[seat] as number) - (observation.wounds[seat] as number);

/** A seat's score by these weights. */
export function scoreOf(observation: Observation, seat: number, row: ValueRow): number {
  const loot = observation.loot[seat] as readonly number[];
  const diamonds = diamondsOf(loot);
  const power = observation.powers[seat];
  return (
    (row.money * faceValueOf(loot)) / MONEY_UNIT +
    livesWeight(row, livesOf(observation, seat)) +
    row.bangs * (observation.bangs[seat] as number) +
    row.shame * (observation.shame[seat] as number) +
    paintingsWeight(row, paintingsOf(observation, seat)) +
    (diamonds > 0 ? leadWeight(row, diamonds - rivalDiamonds(observation, seat)) : 0) +
    (observation.godfather === seat ? row.godfather : 0) +
    (power ? row.powers[power] : 0)
  );
}

/** Everybody alive as likely to win: for choices that need weights, but not who is ahead. */
export function evenOutlook(observation: Observation, values: ValueWeights): Outlook {
  const row = rowFor(values, observation.edition, observation.rounds - observation.round);
  const odds: number[] = [];
  for (let seat = 0; seat < observation.seats; seat++) odds.push((observation.alive >> seat) & 1);
  return { observation, row, odds };
}

export function outlook(
  observation: Observation,
  values: ValueWeights,
  roundsLeft = observation.rounds - observation.round,
): Outlook {
  const row = rowFor(values, observation.edition, roundsLeft);
  const odds =
    observation.sharedOdds === null
      ? []
      : [...knownOdds(observation.sharedOdds, observation.seats, row)];
  for (let seat = 0; seat < observation.seats; seat++) {
    if (seat !== observation.me && (odds[seat] ?? -1) >= 0) continue;
    const chance = has(observation.alive, seat) ? Math.exp(scoreOf(observation, seat, row)) : 0;
    odds[seat] = chance;
    if (observation.sharedOdds !== null && seat !== observation.me)
      observation.sharedOdds.odds[seat] = chance;
  }
  return { observation, row, odds };
}

function knownOdds(shared: SharedOdds, seats: number, row: ValueRow): readonly number[] {
  if (shared.row !== row) {
    shared.row = row;
    for (let seat = 0; seat < seats; seat++) shared.odds[seat] = -1;
  }
  return shared.odds;
}

export function othersOdds({ odds }: Outlook, seat: number): number {
  let sum = 0;
  for (let other = 0; other < odds.length; other++)
    if (other !== seat) sum += odds[other] as number;
  return sum;
}

/** What wounds do to a seat's score; −∞ is death. */
export function woundCost({ observation, row }: Outlook, seat: number, wounds: number): number {
  const lives = livesOf(observation, seat);
  if (lives - wounds <= 0) return Number.NEGATIVE_INFINITY;
  return livesWeight(row, lives - wounds) - livesWeight(row, lives);
}

export const moneyWorth = ({ row }: Outlook, dollars: number): number =>
  (row.money * dollars) / MONEY_UNIT;

export const bangWorth = ({ row }: Outlook): number => row.bangs;

const FIRST_DIAMOND = 3;
const PAINTING = 6;
const CLIP = 7;
const FIRST_AID = 8;
const TOKEN = 9;

/** What a share adds to a seat's score. */
export function shareWorth(view: Outlook, seat: number, share: number): number {
  const { observation, row } = view;
  if (share < FIRST_DIAMOND) return moneyWorth(view, faceValue(share));
  if (share < PAINTING) {
    const own = diamondsOf(observation.loot[seat] as readonly number[]);
    const rival = rivalDiamonds(observation, seat);
    const before = own > 0 ? leadWeight(row, own - rival) : 0;
    return moneyWorth(view, faceValue(share)) + leadWeight(row, own + 1 - rival) - before;
  }
  if (share === PAINTING) {
    const count = paintingsOf(observation, seat);
    return paintingsWeight(row, count + 1) - paintingsWeight(row, count);
  }
  if (share === CLIP) return Math.max(0, bangWorth(view)) * 0.7;
  if (share === FIRST_AID) return -healingCost(view, seat);
  return share === TOKEN && observation.godfather !== seat ? row.godfather : 0;
}

/** The score that healing all wounds would win back, as a loss. */
function healingCost({ observation, row }: Outlook, seat: number): number {
  const fatal = observation.fatal[seat] as number;
  return livesWeight(row, livesOf(observation, seat)) - livesWeight(row, fatal);
}
