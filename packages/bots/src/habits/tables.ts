import { HUSTLER_HABITS } from '../learnt/hustlerHabits.ts';
import { SHARK_HABITS } from '../learnt/sharkHabits.ts';
import { loadHabits } from './habits.ts';

/** The learnt habits, checked. */

/** How searchers play that judge by games among regulars. */
export const FIRST_SEARCHERS = loadHabits('hustlerHabits', HUSTLER_HABITS);
/** How hustlers play. */
export const SEARCHERS = loadHabits('sharkHabits', SHARK_HABITS);
