import { definePower } from '../core/power.ts';

/** P-collector: at the end the power itself counts as one painting. */
export const collector = definePower({ name: 'collector', paintings: 1 });
