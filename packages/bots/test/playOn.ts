import { deciding, type Match, play, type Random, viewOf } from '@holdup/engine';
import { createNewcomer } from '../src/newcomers/newcomers.ts';

const newcomer = createNewcomer('casual');

/** Lets all deciding seats answer as a newcomer would. */
export function playOn(match: Match, random: Random): void {
  for (const seat of deciding(match))
    play(match, seat, newcomer.decide({ view: viewOf(match, seat), random, budgetMs: 0 }).move);
}
