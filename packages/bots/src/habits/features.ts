import {
  BILL10,
  CLICK,
  has,
  NOBODY,
  only,
  type PerBullet,
  type Seat,
  type SeatSet,
  seatsOf,
  sizeOf,
  without,
} from '@holdup/engine/codes';
import { recordOf } from '../learnt/recordOf.ts';
import { shotsIn } from '../observation/bullets.ts';
import { type Observation, roundsLeft } from '../observation/observation.ts';
import type { Assessment } from './assessment.ts';

/** The inputs from which players' choices are predicted. Each function fills a list of numbers, most between 0 and 1. */

export const LOAD_INPUTS = [
  'shots',
  'clicks',
  'shotShare',
  'roundsLeft',
  'lastRound',
  'moreShotsThanRounds',
  'oneLife',
  'twoLives',
  'chance',
  'topRival',
  'chanceOverShare',
  'pot',
  'living',
  'frailRivals',
  'godfather',
  'firstEdition',
  'shotsPerRound',
] as const;
export const AIM_INPUTS = [
  'chance',
  'lead',
  'oneLife',
  'twoLives',
  'danger',
  'godfather',
  'pot',
  'guns',
  'shot',
  'shotTimesChance',
  'shotTimesLead',
  'shotTimesOneLife',
  'shotTimesTwoLives',
  'oneLifeTimesChance',
  'twoLivesTimesChance',
  'ownChance',
  'roundsLeft',
  'ownOneLife',
  'living',
  'aimsAtMe',
  'luckyMan',
  'shotTimesOneLifeTimesChance',
  'firstEdition',
  'manyLives',
] as const;
export const COURAGE_INPUTS = [
  'noGuns',
  'guns',
  'danger',
  'worstGun',
  'oneLife',
  'twoLives',
  'dangerTimesOneLife',
  'dangerTimesTwoLives',
  'chance',
  'topRival',
  'chanceOverShare',
  'pot',
  'dangerTimesPot',
  'roundsLeft',
  'lastRound',
  'shot',
  'shotBack',
  'aimedBack',
  'gunsUnderFire',
  'threatened',
  'living',
  'shotTimesTargetChance',
  'targetChance',
  'severalGuns',
  'luckyMan',
  'luckyManSeveralGuns',
  'doctorWounded',
  'stealthyBill',
  'firstEdition',
  'placeFromGodfather',
] as const;

/** Where each input lies in the list. */
const LOAD = recordOf(LOAD_INPUTS, (_, i) => i);
const AIM = recordOf(AIM_INPUTS, (_, i) => i);
const COURAGE = recordOf(COURAGE_INPUTS, (_, i) => i);

const yes = (is: boolean): number => (is ? 1 : 0);

/** Whether to load a shot, with these bullets in hand. */
export function loadInputs(
  assessment: Assessment,
  seat: Seat,
  hand: Readonly<PerBullet>,
  to: Float64Array,
): void {
  const { observation, chances, topRival, lives, pots, living } = assessment;
  const clicks = hand[CLICK];
  const shots = shotsIn(hand);
  const left = roundsLeft(observation);
  const own = lives[seat];
  const chance = chances[seat];
  let frail = 0;
  for (const other of seatsOf(without(observation.alive, seat))) if (lives[other] === 1) frail++;
  to[LOAD.shots] = shots / 3;
  to[LOAD.clicks] = clicks / 5;
  to[LOAD.shotShare] = shots / (shots + clicks);
  to[LOAD.roundsLeft] = left / 8;
  to[LOAD.lastRound] = yes(left === 0);
  to[LOAD.moreShotsThanRounds] = yes(shots > left);
  to[LOAD.oneLife] = yes(own === 1);
  to[LOAD.twoLives] = yes(own === 2);
  to[LOAD.chance] = chance;
  to[LOAD.topRival] = topRival[seat];
  to[LOAD.chanceOverShare] = chance * living - 1;
  to[LOAD.pot] = pots[seat] / 4;
  to[LOAD.living] = living / 8;
  to[LOAD.frailRivals] = frail / 3;
  to[LOAD.godfather] = yes(observation.godfather === seat);
  to[LOAD.firstEdition] = yes(observation.edition === 'first');
  to[LOAD.shotsPerRound] = shots / Math.max(1, left + 1);
}

/** Whether to aim at `target`, with this bullet in the gun (1 is a shot). */
export function aimInputs(
  assessment: Assessment,
  seat: Seat,
  target: Seat,
  shot: number,
  to: Float64Array,
): void {
  const { observation, chances, topRival, lives, shots, pots, living } = assessment;
  const { targets } = observation;
  const theirs = chances[target];
  const lead = theirs / Math.max(1e-6, topRival[seat]);
  const one = yes(lives[target] === 1);
  const two = yes(lives[target] === 2);
  let guns = 0;
  for (const other of observation.seats) if (other !== seat && targets[other] === target) guns++;
  to[AIM.chance] = theirs;
  to[AIM.lead] = lead;
  to[AIM.oneLife] = one;
  to[AIM.twoLives] = two;
  to[AIM.danger] = shots[target];
  to[AIM.godfather] = yes(observation.godfather === target);
  to[AIM.pot] = pots[target] / 4;
  to[AIM.guns] = guns / 3;
  to[AIM.shot] = shot;
  to[AIM.shotTimesChance] = shot * theirs;
  to[AIM.shotTimesLead] = shot * lead;
  to[AIM.shotTimesOneLife] = shot * one;
  to[AIM.shotTimesTwoLives] = shot * two;
  to[AIM.oneLifeTimesChance] = one * theirs;
  to[AIM.twoLivesTimesChance] = two * theirs;
  to[AIM.ownChance] = chances[seat];
  to[AIM.roundsLeft] = roundsLeft(observation) / 8;
  to[AIM.ownOneLife] = yes(lives[seat] === 1);
  to[AIM.living] = living / 8;
  to[AIM.aimsAtMe] = yes(targets[target] === seat);
  to[AIM.luckyMan] = yes(observation.powers[target] === 'luckyMan');
  to[AIM.shotTimesOneLifeTimesChance] = shot * one * theirs;
  to[AIM.firstEdition] = yes(observation.edition === 'first');
  to[AIM.manyLives] = yes(lives[target] > 3);
}

/** Who has a loaded gun aimed at them. */
function threatenedSeats({ loaded, targets }: Observation): SeatSet {
  let threatened = 0;
  for (const other of seatsOf(loaded)) {
    const target = targets[other];
    if (target !== NOBODY) threatened |= only(target);
  }
  return threatened;
}

/** The guns aimed at a seat: how many, how dangerous, and how many of their owners are threatened themselves. */
function gunsOn({ observation, shots }: Assessment, seat: Seat, threatened: SeatSet) {
  const { loaded, targets } = observation;
  let guns = 0;
  let safe = 1;
  let most = 0;
  let pinned = 0;
  for (const other of seatsOf(without(loaded, seat))) {
    if (targets[other] !== seat) continue;
    guns++;
    safe *= 1 - shots[other];
    most = Math.max(most, shots[other]);
    if (has(threatened, other)) pinned++;
  }
  return { guns, danger: 1 - safe, most, pinned };
}

/** Whether to stand, with this bullet in the gun (1 is a shot). */
export function courageInputs(
  assessment: Assessment,
  seat: Seat,
  shot: number,
  to: Float64Array,
): void {
  const { observation, chances, topRival, lives, pots, living } = assessment;
  const { alive, godfather, powers, seats, table, targets, wounds } = observation;
  const threatened = threatenedSeats(observation);
  const { guns, danger, most, pinned } = gunsOn(assessment, seat, threatened);
  const target = targets[seat];
  const back = target !== NOBODY && targets[target] === seat ? 1 : 0;
  const targetChance = target === NOBODY ? 0 : chances[target];
  const one = yes(lives[seat] === 1);
  const two = yes(lives[seat] === 2);
  const chance = chances[seat];
  const pot = pots[seat] / 4;
  const left = roundsLeft(observation) / 8;
  const power = powers[seat];
  to[COURAGE.noGuns] = yes(guns === 0);
  to[COURAGE.guns] = guns / 3;
  to[COURAGE.danger] = danger;
  to[COURAGE.worstGun] = most;
  to[COURAGE.oneLife] = one;
  to[COURAGE.twoLives] = two;
  to[COURAGE.dangerTimesOneLife] = danger * one;
  to[COURAGE.dangerTimesTwoLives] = danger * two;
  to[COURAGE.chance] = chance;
  to[COURAGE.topRival] = topRival[seat];
  to[COURAGE.chanceOverShare] = chance * living - 1;
  to[COURAGE.pot] = pot;
  to[COURAGE.dangerTimesPot] = danger * pot;
  to[COURAGE.roundsLeft] = left;
  to[COURAGE.lastRound] = yes(left === 0);
  to[COURAGE.shot] = shot;
  to[COURAGE.shotBack] = shot * back;
  to[COURAGE.aimedBack] = back;
  to[COURAGE.gunsUnderFire] = pinned / 3;
  to[COURAGE.threatened] = sizeOf(without(threatened & alive, seat)) / 6;
  to[COURAGE.living] = living / 8;
  to[COURAGE.shotTimesTargetChance] = shot * targetChance;
  to[COURAGE.targetChance] = targetChance;
  to[COURAGE.severalGuns] = yes(guns > 1);
  to[COURAGE.luckyMan] = yes(power === 'luckyMan');
  to[COURAGE.luckyManSeveralGuns] = yes(power === 'luckyMan' && guns > 1);
  to[COURAGE.doctorWounded] = yes(power === 'doctor' && wounds[seat] > 0);
  to[COURAGE.stealthyBill] = yes(power === 'stealthy' && table[BILL10] > 0);
  to[COURAGE.firstEdition] = yes(observation.edition === 'first');
  to[COURAGE.placeFromGodfather] =
    ((seat - godfather + seats.length) % seats.length) / seats.length;
}
