import { type Replay, RULES_VERSION, resolveSetup } from '@holdup/engine';
import { expect, test } from 'vitest';
import { playGame } from '../arena/playGame.ts';
import { createBot } from '../levels/createBot.ts';
import { randomBot } from '../levels/random.ts';
import { readNet } from '../node.ts';
import { coach } from './coach.ts';

const net = readNet();
/** The average cost of a decision of the first seat, over a few games. */
function costOf(bots: Parameters<typeof playGame>[1]): number {
  let cost = 0;
  let decisions = 0;
  for (let game = 0; game < 4; game++) {
    const setup = resolveSetup({ edition: 'second', seats: 4, seed: `coached ${game}` });
    const { moves } = playGame(setup, bots, { budgetMs: 5 });
    const { edition, options, seats, seed } = setup;
    const replay: Replay = { rulesVersion: RULES_VERSION, edition, options, seats, seed, moves };
    for (const lesson of coach(replay, 0, { net, worlds: 8, seed: 'coach' })) {
      expect(lesson.betterWin).toBeGreaterThanOrEqual(lesson.madeWin);
      expect(lesson.better).not.toEqual(lesson.made);
      cost += lesson.betterWin - lesson.madeWin;
    }
    decisions += moves.filter(({ seat }) => seat === 0).length;
  }
  return cost / decisions;
}

test('the lessons of a random player cost more than those of a shark', () => {
  const shark = createBot({ level: 'shark', net });
  const others = [shark, shark, shark];
  expect(costOf([randomBot, ...others])).toBeGreaterThan(2 * costOf([shark, ...others]));
});
