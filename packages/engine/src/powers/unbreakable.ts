import type { Power } from '../core/power.ts';

/** P-unbreakable: dies of the fifth wound. */
export const unbreakable: Power = { name: 'unbreakable', fatalWounds: 5 };
