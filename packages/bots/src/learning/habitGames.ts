import { createMatch, createRandom } from '@holdup/engine';
import { playGame } from '../arena/playGame.ts';
import { PLAIN } from '../characters/personalities.ts';
import { AIM_INPUTS, COURAGE_INPUTS, LOAD_INPUTS } from '../habits/features.ts';
import { NO_LEANINGS } from '../habits/watching.ts';
import type { Habits } from '../learnt/net.ts';
import { createSearcher, type Search } from '../levels/searcher.ts';
import { habitualAnswers } from '../search/habitualPlayers.ts';
import { learningSetup, noteRounds, type Sample } from './collect.ts';
import { fitNet } from './fitNet.ts';
import { type Noticed, notice } from './notice.ts';

const BUDGET_MS = 50;
const HIDDEN = 12;
const EPOCHS = 12;

/** Lets searchers play one game and notices what they choose. */
export function watchGame(search: Search, seed: string, game: number, to: Noticed): void {
  const setup = learningSetup(seed, game);
  const bots = Array.from({ length: setup.seats }, () =>
    createSearcher('seen', search, PLAIN, undefined),
  );
  playGame(setup, bots, {
    budgetMs: BUDGET_MS,
    before: (match, seat, move) => {
      if (move !== null) notice(match, seat, move, to);
    },
  });
}

/** The habits behind what was noticed. */
export const fitHabits = ({ load, aim, courage }: Noticed, seed: string): Habits => ({
  load: fitNet(load, LOAD_INPUTS, HIDDEN, EPOCHS, `${seed} load`),
  aim: fitNet(aim, AIM_INPUTS, HIDDEN, EPOCHS, `${seed} aim`),
  courage: fitNet(courage, COURAGE_INPUTS, HIDDEN, EPOCHS, `${seed} courage`),
});

/** Plays one game among players of these habits, and notes how it stood after every round. */
export function collectByHabit(seed: string, game: number, habits: Habits): Sample[] {
  const match = createMatch(learningSetup(seed, game));
  const answer = habitualAnswers(habits, NO_LEANINGS);
  return noteRounds(match, createRandom(`${seed} ${game}`, 50), { answer });
}
