import { CLICK, type PerBullet, type Seat } from '@holdup/engine/codes';
import { checkNet, type Habits, runNet } from '../learnt/net.ts';
import type { LearningStage } from '../learnt/stages.ts';
import { shotsIn } from '../observation/bullets.ts';
import type { Assessment } from './assessment.ts';
import {
  AIM_INPUTS,
  aimInputs,
  COURAGE_INPUTS,
  courageInputs,
  LOAD_INPUTS,
  loadInputs,
} from './features.ts';

/** Checks that learnt habits are whole. */
export const loadHabits = (stage: LearningStage, { load, aim, courage }: Habits): Habits => ({
  load: checkNet(stage, load, LOAD_INPUTS),
  aim: checkNet(stage, aim, AIM_INPUTS),
  courage: checkNet(stage, courage, COURAGE_INPUTS),
});

const forLoad = new Float64Array(LOAD_INPUTS.length);
const forAim = new Float64Array(AIM_INPUTS.length);
const forCourage = new Float64Array(COURAGE_INPUTS.length);

const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** The chance that a seat with these bullets loads a shot; `lean` is added to its score. */
export function shotChance(
  { load }: Habits,
  assessment: Assessment,
  seat: Seat,
  hand: Readonly<PerBullet>,
  lean = 0,
): number {
  if (hand[CLICK] === 0) return 1;
  if (shotsIn(hand) === 0) return 0;
  loadInputs(assessment, seat, hand, forLoad);
  return chanceOf(runNet(load, forLoad) + lean);
}

/** How likely a seat is to aim at each of these. */
export function aimChances(
  { aim }: Habits,
  assessment: Assessment,
  seat: Seat,
  targets: readonly Seat[],
  shot: number,
): number[] {
  const odds: number[] = [];
  let total = 0;
  for (const target of targets) {
    aimInputs(assessment, seat, target, shot, forAim);
    const each = Math.exp(runNet(aim, forAim));
    odds.push(each);
    total += each;
  }
  return odds.map((each) => each / total);
}

/** The chance that a seat stands; `lean` is added to its score. */
export function standChance(
  { courage }: Habits,
  assessment: Assessment,
  seat: Seat,
  shot: number,
  lean = 0,
): number {
  courageInputs(assessment, seat, shot, forCourage);
  return chanceOf(runNet(courage, forCourage) + lean);
}
