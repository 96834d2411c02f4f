import { HUSTLER_LEAF } from '../learnt/hustlerLeaf.ts';
import { REGULAR_LEAF } from '../learnt/regularLeaf.ts';
import { SHARK_VALUE } from '../learnt/sharkValue.ts';
import { REGULAR_VALUES } from '../learnt/values.ts';
import { loadValues } from '../learnt/valueTable.ts';
import { loadValueNet } from './netInputs.ts';

/** The learnt values, checked and ready to judge by. */

/** What `regular` judges by. */
export const REGULAR = loadValues('values', REGULAR_VALUES);
/** What the end of a round is worth among regulars. */
export const AMONG_REGULARS = loadValues('regularLeaf', REGULAR_LEAF);
/** What the end of a round is worth among hustlers. */
export const AMONG_HUSTLERS = loadValues('hustlerLeaf', HUSTLER_LEAF);
/** Who wins among hustlers: what `shark` judges by. */
export const SHARK_NET = loadValueNet('sharkValue', SHARK_VALUE);
