import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_BULLET } from '../core/bulletRecords.ts';
import { sumOf } from '../core/codes.ts';
import { BANG3, BULLET_CODES, copyBullets, type PerBullet } from '../core/names.ts';
import { type HandStep, handOdds, oddsBefore, stepOdds } from './bulletOdds.ts';

const START = fc.constantFrom<PerBullet>([5, 3, 0], [5, 2, 1], [1, 1, 0], [0, 0, 1]);
const STEPS = fc.array(
  fc.record({ leaves: fc.boolean(), possible: fc.integer({ min: 1, max: ANY_BULLET }) }),
  { maxLength: 7 },
);

/** The same steps without those that would take a bullet from an empty hand. */
function possibleSteps(start: Readonly<PerBullet>, steps: readonly HandStep[]): HandStep[] {
  let size = sumOf(start);
  return steps.filter(({ leaves }) => {
    if (leaves && size === 0) return false;
    size += leaves ? -1 : 1;
    return true;
  });
}

/** The likelihood of everything seen, by trying every bullet at every step. */
function byTrial(hand: Readonly<PerBullet>, steps: readonly HandStep[], hasBang3: boolean): number {
  const [step, ...rest] = steps;
  if (step === undefined) return 1;
  let sum = 0;
  for (const code of BULLET_CODES) {
    const { leaves, possible } = step;
    if (((possible >> code) & 1) === 0 || (leaves && hand[code] === 0)) continue;
    if (code === BANG3 && !hasBang3) continue;
    const after = copyBullets(hand);
    after[code] += leaves ? -1 : 1;
    sum += (leaves ? hand[code] / sumOf(hand) : 1) * byTrial(after, rest, hasBang3);
  }
  return sum;
}

test('the odds of a hand equal those of trying every history of bullets that leave and arrive; without a bang3 in the edition, none ever arrives', () => {
  fc.assert(
    fc.property(START, STEPS, (start, drawn) => {
      const steps = possibleSteps(start, drawn);
      const expected = byTrial(start, steps, start[BANG3] > 0);
      const odds = handOdds(start, steps);
      expect(oddsBefore(odds, 0, start)).toBeCloseTo(expected, 10);
      if (steps.length === 0) return;
      const byBullet = BULLET_CODES.map((code) => stepOdds(odds, 0, start, code));
      expect(sumOf(byBullet)).toBeCloseTo(expected, 10);
    }),
  );
});
