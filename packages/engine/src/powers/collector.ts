import { definePower } from '../core/power.ts';

/** P-collector: at the end the power itself counts as one painting (PAINTINGS_OF_POWER). */
export const collector = definePower({ name: 'collector' });
