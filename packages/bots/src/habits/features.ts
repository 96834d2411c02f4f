import { has } from '../observation/observation.ts';
import type { Standing } from './standing.ts';

/** What people's choices are foretold from. Each fills a list of numbers, most of them between 0 and 1. */

export const LOAD_INPUTS = 17;
export const AIM_INPUTS = 24;
export const COURAGE_INPUTS = 30;

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
  to[0] = shots / 3;
  to[1] = clicks / 5;
  to[2] = shots / (shots + clicks);
  to[3] = left / 8;
  to[4] = yes(left === 0);
  to[5] = yes(shots > left);
  to[6] = yes(own === 1);
  to[7] = yes(own === 2);
  to[8] = chance;
  to[9] = topRival[seat] as number;
  to[10] = chance * living - 1;
  to[11] = (pots[seat] as number) / 4;
  to[12] = living / 8;
  to[13] = frail / 3;
  to[14] = yes(observation.godfather === seat);
  to[15] = yes(observation.first);
  to[16] = shots / Math.max(1, left + 1);
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
  to[0] = theirs;
  to[1] = lead;
  to[2] = one;
  to[3] = two;
  to[4] = danger;
  to[5] = yes(observation.godfather === target);
  to[6] = (pots[target] as number) / 4;
  to[7] = guns / 3;
  to[8] = shot;
  to[9] = shot * theirs;
  to[10] = shot * lead;
  to[11] = shot * one;
  to[12] = shot * two;
  to[13] = one * theirs;
  to[14] = two * theirs;
  to[15] = chances[seat] as number;
  to[16] = (observation.rounds - observation.round) / 8;
  to[17] = yes(lives[seat] === 1);
  to[18] = living / 8;
  to[19] = yes(observation.targets[target] === seat);
  to[20] = yes(observation.powers[target] === 'luckyMan');
  to[21] = shot * one * theirs;
  to[22] = yes(observation.first);
  to[23] = yes(lives[target] !== undefined && (lives[target] as number) > 3);
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
  to[0] = yes(guns === 0);
  to[1] = guns / 3;
  to[2] = danger;
  to[3] = most;
  to[4] = one;
  to[5] = two;
  to[6] = danger * one;
  to[7] = danger * two;
  to[8] = chance;
  to[9] = topRival[seat] as number;
  to[10] = chance * living - 1;
  to[11] = pot;
  to[12] = danger * pot;
  to[13] = left;
  to[14] = yes(left === 0);
  to[15] = shot;
  to[16] = shot * back;
  to[17] = back;
  to[18] = pinned / 3;
  to[19] = threatened / 6;
  to[20] = living / 8;
  to[21] = shot * (target === -1 ? 0 : (chances[target] as number));
  to[22] = target === -1 ? 0 : (chances[target] as number);
  to[23] = yes(guns > 1);
  to[24] = yes(power === 'luckyMan');
  to[25] = yes(power === 'luckyMan' && guns > 1);
  to[26] = yes(power === 'doctor' && (observation.wounds[seat] as number) > 0);
  to[27] = yes(power === 'stealthy' && (observation.table[1] as number) > 0);
  to[28] = yes(observation.first);
  to[29] =
    ((seat - observation.godfather + observation.seats) % observation.seats) / observation.seats;
}

function isThreatened({ observation }: Standing, seat: number): boolean {
  for (let other = 0; other < observation.seats; other++)
    if (observation.targets[other] === seat && has(observation.loaded, other)) return true;
  return false;
}
