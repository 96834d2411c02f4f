import { checkNet, type Habits, runNet } from '../learnt/net.ts';
import type { LearningStage } from '../learnt/stages.ts';
import {
  AIM_INPUTS,
  aimInputs,
  COURAGE_INPUTS,
  courageInputs,
  LOAD_INPUTS,
  loadInputs,
} from './features.ts';
import type { Standing } from './standing.ts';

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
  standing: Standing,
  seat: number,
  hand: readonly number[],
  lean = 0,
): number {
  if (hand[0] === 0) return 1;
  if ((hand[1] as number) + (hand[2] as number) === 0) return 0;
  loadInputs(standing, seat, hand, forLoad);
  return chanceOf(runNet(load, forLoad) + lean);
}

/** How likely a seat points at each of these. */
export function aimChances(
  { aim }: Habits,
  standing: Standing,
  seat: number,
  targets: readonly number[],
  shot: number,
): number[] {
  const odds: number[] = [];
  let total = 0;
  for (const target of targets) {
    aimInputs(standing, seat, target, shot, forAim);
    const each = Math.exp(runNet(aim, forAim));
    odds.push(each);
    total += each;
  }
  for (let i = 0; i < odds.length; i++) odds[i] = (odds[i] as number) / total;
  return odds;
}

/** The chance that a seat stands; `lean` is added to its score. */
export function standChance(
  { courage }: Habits,
  standing: Standing,
  seat: number,
  shot: number,
  lean = 0,
): number {
  courageInputs(standing, seat, shot, forCourage);
  return chanceOf(runNet(courage, forCourage) + lean);
}
