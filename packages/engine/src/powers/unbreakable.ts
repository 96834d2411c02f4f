import { definePower } from '../core/power.ts';

/** P-unbreakable: dies of the fifth wound. */
export const unbreakable = definePower({ name: 'unbreakable', fatalWounds: 5 });
