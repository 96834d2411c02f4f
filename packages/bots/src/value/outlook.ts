import { has, type Observation, type SharedOdds } from '../observation/observation.ts';
import type { ValueWeights } from './base.ts';
import {
  BANGS,
  diamondsOf,
  faceValue,
  faceValueOf,
  GODFATHER,
  leadPlace,
  livesPlace,
  MONEY,
  MONEY_UNIT,
  paintingsOf,
  paintingsPlace,
  powerPlace,
  rivalDiamonds,
  SHAME,
} from './features.ts';

/** How everybody stands, looking at the end of the round under way: scores, and their exponentials. */
export interface Outlook {
  readonly observation: Observation;
  readonly weights: readonly number[];
  /** exp(score) by seat; 0 for the dead. */
  readonly odds: number[];
}

const weightAt = (weights: readonly number[], place: number): number => weights[place] as number;

export function weightsFor(
  values: ValueWeights,
  first: boolean,
  roundsLeft: number,
): readonly number[] {
  const table = first ? values.first : values.second;
  return table[Math.min(table.length - 1, Math.max(0, roundsLeft))] as readonly number[];
}

/** The sum of eachFeature's amounts by these weights, written out because every decision needs it for everybody. */
export function scoreOf(
  observation: Observation,
  seat: number,
  weights: readonly number[],
): number {
  const loot = observation.loot[seat] as readonly number[];
  const lives = (observation.fatal[seat] as number) - (observation.wounds[seat] as number);
  const score =
    (weightAt(weights, MONEY) * faceValueOf(loot)) / MONEY_UNIT +
    weightAt(weights, livesPlace(lives)) +
    weightAt(weights, BANGS) * (observation.bangs[seat] as number);
  if (observation.first)
    return score + weightAt(weights, SHAME) * (observation.shame[seat] as number);
  const diamonds = diamondsOf(loot);
  const power = observation.powers[seat];
  return (
    score +
    weightAt(weights, paintingsPlace(paintingsOf(observation, seat))) +
    (diamonds > 0 ? weightAt(weights, leadPlace(diamonds - rivalDiamonds(observation, seat))) : 0) +
    (observation.godfather === seat ? weightAt(weights, GODFATHER) : 0) +
    (power ? weightAt(weights, powerPlace(power)) : 0)
  );
}

/** Everybody alive as likely to win: for choices that need weights, but not who is ahead. */
export function evenOutlook(observation: Observation, values: ValueWeights): Outlook {
  const weights = weightsFor(values, observation.first, observation.rounds - observation.round);
  const odds: number[] = [];
  for (let seat = 0; seat < observation.seats; seat++) odds.push((observation.alive >> seat) & 1);
  return { observation, weights, odds };
}

export function outlook(
  observation: Observation,
  values: ValueWeights,
  roundsLeft = observation.rounds - observation.round,
): Outlook {
  const weights = weightsFor(values, observation.first, roundsLeft);
  const odds =
    observation.sharedOdds === null
      ? []
      : [...knownOdds(observation.sharedOdds, observation.seats, weights)];
  for (let seat = 0; seat < observation.seats; seat++) {
    if (seat !== observation.me && (odds[seat] ?? -1) >= 0) continue;
    const chance = has(observation.alive, seat) ? Math.exp(scoreOf(observation, seat, weights)) : 0;
    odds[seat] = chance;
    if (observation.sharedOdds !== null && seat !== observation.me)
      observation.sharedOdds.odds[seat] = chance;
  }
  return { observation, weights, odds };
}

function knownOdds(
  shared: SharedOdds,
  seats: number,
  weights: readonly number[],
): readonly number[] {
  if (shared.weights !== weights) {
    shared.weights = weights;
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

/** Everybody's chance to win. */
export function winChances({ odds }: Outlook): number[] {
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => (total === 0 ? 0 : each / total));
}

/** What wounds do to a seat's score; −∞ is death. */
export function woundCost(view: Outlook, seat: number, wounds: number): number {
  const lives =
    (view.observation.fatal[seat] as number) - (view.observation.wounds[seat] as number);
  if (lives - wounds <= 0) return Number.NEGATIVE_INFINITY;
  return (
    weightAt(view.weights, livesPlace(lives - wounds)) - weightAt(view.weights, livesPlace(lives))
  );
}

export const moneyWorth = (view: Outlook, dollars: number): number =>
  (weightAt(view.weights, MONEY) * dollars) / MONEY_UNIT;

export const bangWorth = (view: Outlook): number => weightAt(view.weights, BANGS);

const FIRST_DIAMOND = 3;
const PAINTING = 6;
const CLIP = 7;
const FIRST_AID = 8;
const TOKEN = 9;

/** What a share adds to a seat's score. */
export function shareWorth(view: Outlook, seat: number, share: number): number {
  const { observation, weights } = view;
  if (share < FIRST_DIAMOND) return moneyWorth(view, faceValue(share));
  if (share < PAINTING) {
    const own = diamondsOf(observation.loot[seat] as readonly number[]);
    const rival = rivalDiamonds(observation, seat);
    const before = own > 0 ? weightAt(weights, leadPlace(own - rival)) : 0;
    return (
      moneyWorth(view, faceValue(share)) + weightAt(weights, leadPlace(own + 1 - rival)) - before
    );
  }
  if (share === PAINTING) {
    const count = paintingsOf(observation, seat);
    return weightAt(weights, paintingsPlace(count + 1)) - weightAt(weights, paintingsPlace(count));
  }
  if (share === CLIP) return Math.max(0, bangWorth(view)) * 0.7;
  if (share === FIRST_AID) return -woundCostHealed(view, seat);
  return share === TOKEN && observation.godfather !== seat ? weightAt(weights, GODFATHER) : 0;
}

/** The score that healing all wounds would win back, as a loss. */
function woundCostHealed({ observation, weights }: Outlook, seat: number): number {
  const fatal = observation.fatal[seat] as number;
  const lives = fatal - (observation.wounds[seat] as number);
  return weightAt(weights, livesPlace(lives)) - weightAt(weights, livesPlace(fatal));
}
