import {
  BANG,
  BANG3,
  BULLET_CODES,
  type BulletCode,
  CLICK,
  type PerBullet,
} from '../core/names.ts';

/**
 * The odds of one player's hidden bullets, exactly. The player's hand is a chain of steps, each a bullet that leaves or
 * comes; which one is known, narrowed down or open. Working backwards over the chain gives, for every hand the player may
 * hold at a step, how likely all that was seen afterwards is from there. Sampling forwards by these odds never runs into
 * a contradiction and gives every history its true weight, if every bullet that left was picked at random from the hand.
 */
export interface HandStep {
  readonly leaves: boolean;
  /** What it can be, as a bit mask of bullet codes. */
  readonly possible: number;
}

/** Which hand it is, by the bangs and the bang3 in it; the size of the hand at each step is known, so the clicks follow. */
export interface HandOdds {
  readonly at: readonly Float64Array[];
  readonly sizes: readonly number[];
  readonly width: number;
}

const indexOf = (hand: Readonly<PerBullet>, width: number): number =>
  hand[BANG] + hand[BANG3] * width;

const change = (hand: PerBullet, bullet: BulletCode, by: 1 | -1): PerBullet => {
  hand[bullet] += by;
  return hand;
};

export function handOdds(start: Readonly<PerBullet>, steps: readonly HandStep[]): HandOdds {
  let size = start[CLICK] + start[BANG] + start[BANG3];
  const sizes = [size];
  for (const step of steps) {
    size += step.leaves ? -1 : 1;
    sizes.push(size);
  }
  const width = Math.max(...sizes) + 1;
  const triples =
    start[BANG3] + steps.filter((step) => !step.leaves && (step.possible >> BANG3) & 1).length;
  const at = sizes.map(() => new Float64Array(width * (triples + 1)));
  at[steps.length]?.fill(1);
  for (let i = steps.length - 1; i >= 0; i--) {
    const before = sizes[i] as number;
    const odds = at[i] as Float64Array;
    for (let bang3 = 0; bang3 <= triples; bang3++)
      for (let bang = 0; bang + bang3 <= before; bang++) {
        const hand: PerBullet = [before - bang - bang3, bang, bang3];
        let sum = 0;
        for (const bullet of BULLET_CODES)
          sum += stepOdds({ at, sizes, width }, steps, i, hand, bullet);
        odds[indexOf(hand, width)] = sum;
      }
  }
  return { at, sizes, width };
}

/** How likely it is that this bullet leaves (or comes) at step i of the chain, given the hand before, and all that follows. */
export function stepOdds(
  odds: HandOdds,
  steps: readonly HandStep[],
  i: number,
  hand: PerBullet,
  bullet: BulletCode,
): number {
  const { leaves, possible } = steps[i] as HandStep;
  if (((possible >> bullet) & 1) === 0 || (leaves && hand[bullet] === 0)) return 0;
  const prior = leaves ? hand[bullet] / (odds.sizes[i] as number) : 1;
  const by = leaves ? -1 : 1;
  const after = indexOf(change(hand, bullet, by), odds.width);
  change(hand, bullet, leaves ? 1 : -1);
  return prior * ((odds.at[i + 1] as Float64Array)[after] ?? 0);
}
