import { recordOf } from '../learnt/recordOf.ts';
import { has } from '../observation/observation.ts';
import type { Standing } from './standing.ts';

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
  standing: Standing,
  seat: number,
  hand: readonly number[],
  to: Float64Array,
): void {
  const { observation, chances, topRival, lives, pots, living } = standing;
  const clicks = hand[0] as number;
  const shots = (hand[1] as number) + (hand[2] as number);
  const left = observation.rounds - observation.round;
  const own = lives[seat] as number;
  const chance = chances[seat] as number;
  let frail = 0;
  for (let other = 0; other < observation.seats; other++)
    if (other !== seat && has(observation.alive, other) && lives[other] === 1) frail++;
  to[LOAD.shots] = shots / 3;
  to[LOAD.clicks] = clicks / 5;
  to[LOAD.shotShare] = shots / (shots + clicks);
  to[LOAD.roundsLeft] = left / 8;
  to[LOAD.lastRound] = yes(left === 0);
  to[LOAD.moreShotsThanRounds] = yes(shots > left);
  to[LOAD.oneLife] = yes(own === 1);
  to[LOAD.twoLives] = yes(own === 2);
  to[LOAD.chance] = chance;
  to[LOAD.topRival] = topRival[seat] as number;
  to[LOAD.chanceOverShare] = chance * living - 1;
  to[LOAD.pot] = (pots[seat] as number) / 4;
  to[LOAD.living] = living / 8;
  to[LOAD.frailRivals] = frail / 3;
  to[LOAD.godfather] = yes(observation.godfather === seat);
  to[LOAD.firstEdition] = yes(observation.edition === 'first');
  to[LOAD.shotsPerRound] = shots / Math.max(1, left + 1);
}

/** Whether to point at `target`, with this bullet in the gun (1 is a shot). */
export function aimInputs(
  standing: Standing,
  seat: number,
  target: number,
  shot: number,
  to: Float64Array,
): void {
  const { observation, chances, topRival, lives, shots, pots, living } = standing;
  const theirs = chances[target] as number;
  const lead = theirs / Math.max(1e-6, topRival[seat] as number);
  const one = yes(lives[target] === 1);
  const two = yes(lives[target] === 2);
  let guns = 0;
  for (let other = 0; other < observation.seats; other++)
    if (other !== seat && observation.targets[other] === target) guns++;
  const danger = shots[target] as number;
  to[AIM.chance] = theirs;
  to[AIM.lead] = lead;
  to[AIM.oneLife] = one;
  to[AIM.twoLives] = two;
  to[AIM.danger] = danger;
  to[AIM.godfather] = yes(observation.godfather === target);
  to[AIM.pot] = (pots[target] as number) / 4;
  to[AIM.guns] = guns / 3;
  to[AIM.shot] = shot;
  to[AIM.shotTimesChance] = shot * theirs;
  to[AIM.shotTimesLead] = shot * lead;
  to[AIM.shotTimesOneLife] = shot * one;
  to[AIM.shotTimesTwoLives] = shot * two;
  to[AIM.oneLifeTimesChance] = one * theirs;
  to[AIM.twoLivesTimesChance] = two * theirs;
  to[AIM.ownChance] = chances[seat] as number;
  to[AIM.roundsLeft] = (observation.rounds - observation.round) / 8;
  to[AIM.ownOneLife] = yes(lives[seat] === 1);
  to[AIM.living] = living / 8;
  to[AIM.aimsAtMe] = yes(observation.targets[target] === seat);
  to[AIM.luckyMan] = yes(observation.powers[target] === 'luckyMan');
  to[AIM.shotTimesOneLifeTimesChance] = shot * one * theirs;
  to[AIM.firstEdition] = yes(observation.edition === 'first');
  to[AIM.manyLives] = yes(lives[target] !== undefined && (lives[target] as number) > 3);
}

/** Whether to stand, with this bullet in the gun (1 is a shot). */
export function courageInputs(
  standing: Standing,
  seat: number,
  shot: number,
  to: Float64Array,
): void {
  const { observation, chances, topRival, lives, shots, pots, living } = standing;
  let guns = 0;
  let safe = 1;
  let most = 0;
  let threatened = 0;
  let back = 0;
  let pinned = 0;
  for (let other = 0; other < observation.seats; other++) {
    if (other === seat || !has(observation.loaded, other)) continue;
    const target = observation.targets[other] as number;
    if (target !== seat) continue;
    const share = shots[other] as number;
    guns++;
    safe *= 1 - share;
    most = Math.max(most, share);
    if (isThreatened(standing, other)) pinned++;
  }
  for (let other = 0; other < observation.seats; other++)
    if (other !== seat && has(observation.alive, other) && isThreatened(standing, other))
      threatened++;
  const target = observation.targets[seat] as number;
  if (target !== -1 && observation.targets[target] === seat) back = 1;
  const own = lives[seat] as number;
  const one = yes(own === 1);
  const two = yes(own === 2);
  const chance = chances[seat] as number;
  const pot = (pots[seat] as number) / 4;
  const danger = 1 - safe;
  const left = (observation.rounds - observation.round) / 8;
  const power = observation.powers[seat];
  to[COURAGE.noGuns] = yes(guns === 0);
  to[COURAGE.guns] = guns / 3;
  to[COURAGE.danger] = danger;
  to[COURAGE.worstGun] = most;
  to[COURAGE.oneLife] = one;
  to[COURAGE.twoLives] = two;
  to[COURAGE.dangerTimesOneLife] = danger * one;
  to[COURAGE.dangerTimesTwoLives] = danger * two;
  to[COURAGE.chance] = chance;
  to[COURAGE.topRival] = topRival[seat] as number;
  to[COURAGE.chanceOverShare] = chance * living - 1;
  to[COURAGE.pot] = pot;
  to[COURAGE.dangerTimesPot] = danger * pot;
  to[COURAGE.roundsLeft] = left;
  to[COURAGE.lastRound] = yes(left === 0);
  to[COURAGE.shot] = shot;
  to[COURAGE.shotBack] = shot * back;
  to[COURAGE.aimedBack] = back;
  to[COURAGE.gunsUnderFire] = pinned / 3;
  to[COURAGE.threatened] = threatened / 6;
  to[COURAGE.living] = living / 8;
  to[COURAGE.shotTimesTargetChance] = shot * (target === -1 ? 0 : (chances[target] as number));
  to[COURAGE.targetChance] = target === -1 ? 0 : (chances[target] as number);
  to[COURAGE.severalGuns] = yes(guns > 1);
  to[COURAGE.luckyMan] = yes(power === 'luckyMan');
  to[COURAGE.luckyManSeveralGuns] = yes(power === 'luckyMan' && guns > 1);
  to[COURAGE.doctorWounded] = yes(power === 'doctor' && (observation.wounds[seat] as number) > 0);
  to[COURAGE.stealthyBill] = yes(power === 'stealthy' && (observation.table[1] as number) > 0);
  to[COURAGE.firstEdition] = yes(observation.edition === 'first');
  to[COURAGE.placeFromGodfather] =
    ((seat - observation.godfather + observation.seats) % observation.seats) / observation.seats;
}

function isThreatened({ observation }: Standing, seat: number): boolean {
  for (let other = 0; other < observation.seats; other++)
    if (observation.targets[other] === seat && has(observation.loaded, other)) return true;
  return false;
}
