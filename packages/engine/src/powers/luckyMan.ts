import { definePower } from '../core/power.ts';

/** P-luckyMan: takes none if about to take more than one wound in a round. */
export const luckyMan = definePower({
  name: 'luckyMan',
  woundsTaken: (wounds) => (wounds > 1 ? 0 : wounds),
});
