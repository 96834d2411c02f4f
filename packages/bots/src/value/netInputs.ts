import { type EditionName, POWER_NAMES, type PowerName } from '@holdup/engine';
import {
  DIAMOND_BONUS,
  diamondCards,
  has,
  NOBODY,
  PAINTING,
  type PerSeat,
  paintingsValue,
  type Seat,
  type SeatOrNobody,
  seatsOf,
  WOUND_COST,
  without,
} from '@holdup/engine/codes';
import { bySeat } from '../beliefs/bySeat.ts';
import { checkNet, type Net } from '../learnt/net.ts';
import { recordOf } from '../learnt/recordOf.ts';
import type { LearningStage } from '../learnt/stages.ts';
import { livesOf, type Observation } from '../observation/observation.ts';
import { faceValueOf, MONEY_UNIT, paintingsOf } from './features.ts';

/** What a net judges seats by where a round has just ended: each by how it stands against the others. */
const SEAT_INPUTS = [
  'roundsLeft',
  'lastRound',
  'twoRoundsLeft',
  'threeRoundsLeft',
  'money',
  'bestRival',
  'ahead',
  'aheadOfAverage',
  'moneyWithoutBonus',
  'paintings',
  'twoPaintings',
  'threePaintings',
  'diamonds',
  'diamondLead',
  'leadsDiamonds',
  'oneLife',
  'twoLives',
  'manyLives',
  'bangs',
  'godfather',
  'living',
  'richerRivals',
  'aheadLate',
  'aheadAtEnd',
  'hasDiamonds',
  'paintingsToCome',
] as const;

const AT = recordOf(SEAT_INPUTS, (_, i) => i);

/** The inputs of a net that is learnt now: one for every power follows those of all seats. */
export const VALUE_INPUTS: readonly string[] = [...SEAT_INPUTS, ...POWER_NAMES];

/** A net that judges seats, and where its inputs for powers are. */
export interface ValueNet {
  readonly net: Net;
  readonly powerInputs: Readonly<Partial<Record<PowerName, number>>>;
  /** Names of the engine's that were not learnt. */
  readonly unlearnt: readonly string[];
}

export function loadValueNet(stage: LearningStage, learnt: Net): ValueNet {
  const net = checkNet(stage, learnt, SEAT_INPUTS);
  const known = POWER_NAMES.filter((name) => net.inputs.includes(name));
  return {
    net,
    powerInputs: recordOf(known, (name) => net.inputs.indexOf(name)),
    unlearnt: POWER_NAMES.filter((name) => !known.includes(name)).map((name) => `power ${name}`),
  };
}

/** A net that knows nothing yet, but all there is to know: for learning. */
export const BLANK_VALUE_NET: Pick<ValueNet, 'net' | 'powerInputs'> = {
  net: { inputs: VALUE_INPUTS, hidden: 0, weights: [] },
  powerInputs: recordOf(POWER_NAMES, (name) => VALUE_INPUTS.indexOf(name)),
};

/** What a wound costs at the end of the game (F-12). */
const WOUND_COSTS: Readonly<Record<EditionName, number>> = { second: 0, first: WOUND_COST };

const yes = (is: boolean): number => (is ? 1 : 0);

/** A seat's money if the game ended now, in units: with and without the bonus for diamonds. */
interface Purse {
  readonly bare: number;
  readonly total: number;
  readonly diamonds: number;
  readonly leads: boolean;
}

/** the one living player with the most diamond cards; nobody on a tie. */
function diamondLeader({ loot, alive }: Observation): SeatOrNobody {
  let most = 0;
  let leader: SeatOrNobody = NOBODY;
  for (const seat of seatsOf(alive)) {
    const count = diamondCards(loot[seat]);
    if (count > most) leader = seat;
    else if (count === most) leader = NOBODY;
    most = Math.max(most, count);
  }
  return leader;
}

function pursesOf(observation: Observation): PerSeat<Purse> {
  const { loot, wounds, alive } = observation;
  const leader = diamondLeader(observation);
  const woundCost = WOUND_COSTS[observation.edition] / MONEY_UNIT;
  return bySeat((seat) => {
    const paintings = Math.max(0, Math.round(paintingsOf(observation, seat)));
    const bare =
      faceValueOf(loot[seat]) / MONEY_UNIT -
      woundCost * wounds[seat] +
      paintingsValue(paintings) / MONEY_UNIT;
    const leads = seat === leader;
    return {
      bare,
      total: bare + (leads ? DIAMOND_BONUS / MONEY_UNIT : 0),
      diamonds: has(alive, seat) ? diamondCards(loot[seat]) : 0,
      leads,
    };
  });
}

/** How a seat compares with the others who are alive. */
function rivalsOf({ alive }: Observation, purses: Readonly<PerSeat<Purse>>, seat: Seat) {
  const own = purses[seat];
  let living = 1;
  let best = 0;
  let sum = 0;
  let better = 0;
  let diamonds = 0;
  for (const other of seatsOf(without(alive, seat))) {
    const theirs = purses[other];
    living++;
    sum += theirs.total;
    best = Math.max(best, theirs.total);
    diamonds = Math.max(diamonds, theirs.diamonds);
    if (theirs.total > own.total) better++;
  }
  return { living, best, average: sum / Math.max(1, living - 1), better, diamonds };
}

/** A power that was not learnt counts as an equal part of each that was. */
function fillPower(
  inputs: Float64Array,
  power: PowerName | null,
  powerInputs: ValueNet['powerInputs'],
): void {
  if (power === null) return;
  const at = powerInputs[power];
  if (at !== undefined) {
    inputs[at] = 1;
    return;
  }
  const known = Object.values(powerInputs);
  for (const each of known) inputs[each] = 1 / known.length;
}

/** Calls back with every living seat and its inputs; the list is used again for the next. */
export function eachValueInputs(
  observation: Observation,
  left: number,
  { net, powerInputs }: Pick<ValueNet, 'net' | 'powerInputs'>,
  report: (seat: Seat, inputs: Float64Array) => void,
): void {
  const purses = pursesOf(observation);
  const inputs = new Float64Array(net.inputs.length);
  const time = left / 8;
  for (const seat of seatsOf(observation.alive)) {
    const own = purses[seat];
    const rivals = rivalsOf(observation, purses, seat);
    const ahead = own.total - rivals.best;
    const lives = livesOf(observation, seat);
    const paintings = paintingsOf(observation, seat);
    inputs.fill(0);
    inputs[AT.roundsLeft] = time;
    inputs[AT.lastRound] = yes(left === 1);
    inputs[AT.twoRoundsLeft] = yes(left === 2);
    inputs[AT.threeRoundsLeft] = yes(left === 3);
    inputs[AT.money] = own.total;
    inputs[AT.bestRival] = rivals.best;
    inputs[AT.ahead] = ahead;
    inputs[AT.aheadOfAverage] = own.total - rivals.average;
    inputs[AT.moneyWithoutBonus] = own.bare;
    inputs[AT.paintings] = paintings / 4;
    inputs[AT.twoPaintings] = yes(paintings >= 2);
    inputs[AT.threePaintings] = yes(paintings >= 3);
    inputs[AT.diamonds] = own.diamonds / 3;
    inputs[AT.diamondLead] = Math.max(-2, Math.min(2, own.diamonds - rivals.diamonds)) / 2;
    inputs[AT.leadsDiamonds] = yes(own.leads);
    inputs[AT.oneLife] = yes(lives === 1);
    inputs[AT.twoLives] = yes(lives === 2);
    inputs[AT.manyLives] = yes(lives > 3);
    inputs[AT.bangs] = observation.bangs[seat] / 3;
    inputs[AT.godfather] = yes(observation.godfather === seat);
    inputs[AT.living] = rivals.living / 8;
    inputs[AT.richerRivals] = rivals.better / 5;
    inputs[AT.aheadLate] = ahead * (1 - time);
    inputs[AT.aheadAtEnd] = ahead * yes(left === 1);
    inputs[AT.hasDiamonds] = yes(own.diamonds > 0);
    inputs[AT.paintingsToCome] = observation.unseen[PAINTING] / 10;
    fillPower(inputs, observation.powers[seat], powerInputs);
    report(seat, inputs);
  }
}
