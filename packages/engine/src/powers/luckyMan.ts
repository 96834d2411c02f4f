import { definePower } from '../core/power.ts';

/** P-luckyMan: who would take more than one wound in a round takes none. */
export const luckyMan = definePower({
  name: 'luckyMan',
  woundsTaken: (wounds) => (wounds > 1 ? 0 : wounds),
});
