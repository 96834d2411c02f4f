import { type Replay, RULES_VERSION, resolveSetup } from '@holdup/engine';
import { expect, test } from 'vitest';
import { playGame } from '../arena/playGame.ts';
import { createBot } from '../levels/createBot.ts';
import { randomBot } from '../levels/random.ts';
import { readNet } from '../node.ts';
import { coach } from './coach.ts';

const net = readNet();
const setup = resolveSetup({ edition: 'second', seats: 4, seed: 'coached' });

function costOf(bots: Parameters<typeof playGame>[1]): number {
  const { moves } = playGame(setup, bots, { budgetMs: 5 });
  const { edition, options, seats, seed } = setup;
  const replay: Replay = { rulesVersion: RULES_VERSION, edition, options, seats, seed, moves };
  const lessons = coach(replay, 0, { net, worlds: 8, seed: 'coach' });
  for (const lesson of lessons) {
    expect(lesson.betterWin).toBeGreaterThanOrEqual(lesson.madeWin);
    expect(lesson.better).not.toEqual(lesson.made);
  }
  return lessons.reduce((sum, { betterWin, madeWin }) => sum + betterWin - madeWin, 0);
}

test('the lessons of a random player cost more than those of a regular', () => {
  const regular = createBot({ level: 'regular', net });
  const others = [regular, regular, regular];
  expect(costOf([randomBot, ...others])).toBeGreaterThan(costOf([regular, ...others]));
});
