import type { Power } from '../core/power.ts';

/** P-collector: at the end the power itself counts as one painting. */
export const collector: Power = { name: 'collector', paintings: 1 };
