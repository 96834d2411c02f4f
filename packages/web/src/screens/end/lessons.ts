import { sameMove } from '@holdup/engine';
import type { Review } from '../../game/worker/messages.ts';

/** Lessons that cost fewer percentage points than this are not shown. */
const LEAST_COST = 1;
const MOST_LESSONS = 4;

/** The same mistake in several rounds is one lesson. */
export type Lessons = Review & { readonly rounds: readonly number[] };

/** Percentage points of win chance lost, from the two rounded numbers shown. */
export const costOf = ({ betterWin, madeWin }: Review): number =>
  Math.round(betterWin * 100) - Math.round(madeWin * 100);

const isSame = (a: Review, b: Review): boolean =>
  a.step === b.step && sameMove(a.made, b.made) && sameMove(a.better, b.better);

/** What is worth showing, the most expensive first; equal mistakes are shown once, as the most expensive of them. */
export const lessonsOf = (found: readonly Review[]): readonly Lessons[] => {
  const dear = found.filter((each) => costOf(each) >= LEAST_COST);
  return dear
    .filter((each, at) => dear.findIndex((other) => isSame(other, each)) === at)
    .slice(0, MOST_LESSONS)
    .map((each) => ({
      ...each,
      rounds: dear
        .filter((other) => isSame(other, each))
        .map(({ round }) => round)
        .sort((a, b) => a - b),
    }));
};
