import { createMatch, createRandom, viewOf } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { randomBot } from '../levels/random.ts';
import type { Bot } from './bot.ts';
import { safeDecide } from './safeDecide.ts';

const view = viewOf(createMatch({ edition: 'second', seats: 4, seed: 'safe' }), 0);
const input = { view, random: createRandom('bot'), budgetMs: 10 };
const answering = (answer: unknown): Bot =>
  ({ name: 'odd', decide: () => answer }) as unknown as Bot;

describe('safeDecide', () => {
  test('passes a legal answer on', () => {
    const { move, fault } = safeDecide(randomBot, input);
    expect(fault).toBeNull();
    expect(view.moves).toContain(move);
  });

  test('accepts a copy of a legal move', () => {
    expect(safeDecide(answering({ move: { move: 'load', bullet: 'bang' } }), input)).toEqual({
      move: { move: 'load', bullet: 'bang' },
      fault: null,
    });
  });

  test('reports a bot that throws', () => {
    const bot: Bot = {
      name: 'fragile',
      decide() {
        throw new Error('no idea');
      },
    };
    expect(safeDecide(bot, input)).toEqual({
      move: null,
      fault: { kind: 'threw', bot: 'fragile', message: 'no idea' },
    });
  });

  test.each([
    [{ move: { move: 'load', bullet: 'bang3' } }],
    [{ move: { move: 'win' } }],
    [{ move: null }],
    [{}],
  ])('reports a bot that answers %j', (answer) => {
    expect(safeDecide(answering(answer), input)).toMatchObject({
      move: null,
      fault: { kind: 'illegal', bot: 'odd' },
    });
  });

  test('reports a bot that answers nothing', () => {
    expect(safeDecide(answering(undefined), input)).toMatchObject({ fault: { kind: 'threw' } });
  });

  test('discards an answer that comes far too late', () => {
    const times = [0, 5000];
    const clock = (): number => times.shift() ?? 0;
    expect(safeDecide(randomBot, input, clock)).toMatchObject({
      move: null,
      fault: { kind: 'stalled', bot: 'random', ms: 5000 },
    });
  });
});
