import { createMatch, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { messageOf } from '../faults/faults.ts';
import { createBotThread } from './botThread.ts';
import { createThinkingBudget } from './thinkingBudget.ts';

const RICH = 1_000_000;

test('a table full of sharks does not make the bots of another table wait', async () => {
  const thread = createBotThread(() => {}, createThinkingBudget(RICH));
  const view = viewOf(createMatch({ edition: 'second', seats: 8, seed: 'queue' }), 0);
  const answered: string[] = [];
  const ask = (match: string, level: 'shark' | 'rookie') =>
    thread.decide({ match, level, character: null }, view, 'one network').then(({ move }) => {
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
  const thread = createBotThread(() => {}, createThinkingBudget(RICH));
  const view = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'closed' }), 0);
  const bot = { match: 'm', level: 'shark', character: null } as const;
  const waiting = Array.from({ length: 2500 }, () => thread.decide(bot, view, 'one network'));
  expect((await waiting.at(-1))?.move).toBeNull();
  await thread.close();
  expect((await thread.decide(bot, view, 'one network')).move).toBeNull();
  expect(
    (await Promise.all(waiting.slice(1))).filter(({ move }) => move === null).length,
  ).toBeGreaterThan(400);
});

test('a network that has used up its thinking gets hurried answers, and the others do not', async () => {
  const budget = createThinkingBudget(1);
  const thread = createBotThread(() => {}, budget);
  const view = viewOf(createMatch({ edition: 'second', seats: 8, seed: 'budget' }), 0);
  const ask = (payer: string, level: 'shark' | 'rookie') =>
    thread.decide({ match: payer, level, character: null }, view, payer);
  budget.spend('greedy', 1000, performance.now());
  const greedy = await ask('greedy', 'shark');
  expect(greedy.hurried).toBe(true);
  expect(view.moves).toContainEqual(greedy.move);
  // A rookie thinks no less than usual.
  expect((await ask('greedy', 'rookie')).hurried).toBe(false);
  expect((await ask('modest', 'shark')).hurried).toBe(false);
  await thread.close();
});

test('a bot that fails is reported, and so is a thread that breaks; both answer the next question', async () => {
  const faults: string[] = [];
  const thread = createBotThread(
    (place, error) => faults.push(`${place}: ${messageOf(error)}`),
    createThinkingBudget(RICH),
  );
  const view = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'fault' }), 0);
  const bot = { match: 'm', level: 'shark', character: null } as const;
  const healthy = async () => (await thread.decide(bot, view, 'one network')).move;
  // A bot that fails over what it is shown, and one that cannot even be made.
  expect((await thread.decide(bot, { ...view, public: null } as never, '')).move).toBeNull();
  expect(view.moves).toContainEqual(await healthy());
  expect(faults).toEqual([expect.stringMatching(/^bot: \{"kind":"threw"/)]);
  const odd = { ...bot, level: 'nobody' } as never;
  expect((await thread.decide(odd, view, 'one network')).move).toBeNull();
  expect(view.moves).toContainEqual(await healthy());
  expect(faults).toHaveLength(2);
  await thread.close();
});
