import {
  BANG,
  BANG3,
  BULLET_CODES,
  type BulletCode,
  CLICK,
  type PerBullet,
} from '../core/names.ts';

/**
 * The odds of one player's hidden bullets, exactly. The player's hand is a chain of steps, each a
 * bullet that leaves or arrives; which one is known, constrained or open. Working backwards over
 * the chain gives, for every possible hand at a step, the likelihood of everything seen afterwards.
 * Sampling forwards with these odds never runs into a contradiction and gives every history its
 * true weight, if every bullet that left was picked at random from the hand.
 */
export interface HandStep {
  readonly leaves: boolean;
  /** What it can be, as a bit mask of bullet codes. */
  readonly possible: number;
}

export interface HandOdds {
  readonly steps: readonly HandStep[];
  /**
   * By step, and by the bangs and bang3 in the hand before it (the size of the hand is known, so
   * the clicks follow): the likelihood of everything seen from this step on. One list for all
   * steps, because many small ones cost more than the sums in them.
   */
  readonly before: Float64Array;
  readonly sizes: readonly number[];
  /** Numbers per count of bang3, and per step; and the largest count of bang3. */
  readonly width: number;
  readonly area: number;
  readonly triples: number;
}

// Lists are read directly in this file: `entryAt` is called with lists of all kinds, so V8 can't specialise it.
export const oddsBefore = (odds: HandOdds, step: number, hand: Readonly<PerBullet>): number =>
  odds.before[step * odds.area + hand[BANG] + hand[BANG3] * odds.width] ?? 0;

export function handOdds(start: Readonly<PerBullet>, steps: readonly HandStep[]): HandOdds {
  let size = start[CLICK] + start[BANG] + start[BANG3];
  const sizes = [size];
  let width = size + 1;
  let triples = start[BANG3];
  for (const { leaves, possible } of steps) {
    size += leaves ? -1 : 1;
    sizes.push(size);
    width = Math.max(width, size + 1);
    if (!leaves && start[BANG3] > 0 && (possible >> BANG3) & 1) triples++;
  }
  const area = width * (triples + 1);
  const before = new Float64Array(area * sizes.length);
  before.fill(1, area * steps.length);
  const odds: HandOdds = { steps, before, sizes, width, area, triples };
  const hand: PerBullet = [0, 0, 0];
  for (let step = steps.length - 1; step >= 0; step--) {
    const held = sizes[step] ?? 0;
    for (let bang3 = 0; bang3 <= triples; bang3++)
      for (let bang = 0; bang + bang3 <= held; bang++) {
        hand[CLICK] = held - bang - bang3;
        hand[BANG] = bang;
        hand[BANG3] = bang3;
        let sum = 0;
        for (const bullet of BULLET_CODES) sum += stepOdds(odds, step, hand, bullet);
        before[step * area + bang + bang3 * width] = sum;
      }
  }
  return odds;
}

/**
 * The probability that this bullet leaves (or arrives) at a step, given the hand before, times the
 * likelihood of the rest.
 */
export function stepOdds(
  odds: HandOdds,
  step: number,
  hand: Readonly<PerBullet>,
  bullet: BulletCode,
): number {
  const change = odds.steps[step];
  if (change === undefined) return 0;
  const { leaves, possible } = change;
  if (((possible >> bullet) & 1) === 0 || (leaves && hand[bullet] === 0)) return 0;
  const by = leaves ? -1 : 1;
  const bang = hand[BANG] + (bullet === BANG ? by : 0);
  const bang3 = hand[BANG3] + (bullet === BANG3 ? by : 0);
  if (bang3 > odds.triples) return 0;
  const after = odds.before[(step + 1) * odds.area + bang + bang3 * odds.width] ?? 0;
  return leaves ? (hand[bullet] / (odds.sizes[step] ?? 1)) * after : after;
}
