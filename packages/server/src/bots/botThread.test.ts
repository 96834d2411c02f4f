import { createMatch, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { createBotThread } from './botThread.ts';

test('a table full of sharks does not make the bots of another table wait', async () => {
  const thread = createBotThread(() => {});
  const view = viewOf(createMatch({ edition: 'second', seats: 8, seed: 'queue' }), 0);
  const answered: string[] = [];
  const ask = (match: string, level: 'shark' | 'rookie') =>
    thread.decide({ match, level, character: null }, view).then((move) => {
      expect(view.moves).toContainEqual(move);
      answered.push(match);
    });
  const questions = Array.from({ length: 40 }, () => ask('greedy', 'shark'));
  questions.push(ask('modest', 'rookie'));
  await Promise.all(questions);
  expect(answered.indexOf('modest')).toBeLessThan(3);
  await thread.close();
});

test('after it is closed, and while it is overloaded, a thread answers at once that it has no answer', async () => {
  const thread = createBotThread(() => {});
  const view = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'closed' }), 0);
  const bot = { match: 'm', level: 'shark', character: null } as const;
  const waiting = Array.from({ length: 2500 }, () => thread.decide(bot, view));
  expect(await waiting.at(-1)).toBeNull();
  await thread.close();
  expect(await thread.decide(bot, view)).toBeNull();
  expect(
    (await Promise.all(waiting.slice(1))).filter((move) => move === null).length,
  ).toBeGreaterThan(400);
});
