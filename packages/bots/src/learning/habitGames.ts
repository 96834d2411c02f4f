import { createMatch, createRandom } from '@holdup/engine';
import { playGame } from '../arena/playGame.ts';
import { PLAIN } from '../characters/personalities.ts';
import { AIM_INPUTS, COURAGE_INPUTS, LOAD_INPUTS } from '../habits/features.ts';
import { NO_LEANINGS } from '../habits/watcher.ts';
import type { Habits } from '../learnt/net.ts';
import { createSearcher, type Search } from '../levels/searcher.ts';
import { habitAnswer } from '../search/habitModel.ts';
import { learningSetup, type Sample, sampleRounds } from './collect.ts';
import { fitNet } from './fitNet.ts';
import { type Noticed, notice } from './notice.ts';

const BUDGET_MS = 50;
const HIDDEN = 12;
const EPOCHS = 12;

/** Lets searchers play one game and records what they choose. */
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

/** The habits that predict what was recorded. */
export const fitHabits = ({ load, aim, courage }: Noticed, seed: string): Habits => ({
  load: fitNet(load, LOAD_INPUTS, HIDDEN, EPOCHS, `${seed} load`),
  aim: fitNet(aim, AIM_INPUTS, HIDDEN, EPOCHS, `${seed} aim`),
  courage: fitNet(courage, COURAGE_INPUTS, HIDDEN, EPOCHS, `${seed} courage`),
});

/** Plays one game among players of these habits, and samples every round's end. */
export function collectByHabit(seed: string, game: number, habits: Habits): Sample[] {
  const match = createMatch(learningSetup(seed, game));
  const random = createRandom(`${seed} ${game}`, 50);
  return sampleRounds(match, random, habitAnswer(habits, NO_LEANINGS));
}
