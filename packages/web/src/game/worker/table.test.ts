import { type Net, PERSONALITIES } from '@holdup/bots';
import { readNet } from '@holdup/bots/node';
import { below, createRandom, type Move } from '@holdup/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, LocalMatch } from './messages.ts';
import { createTable } from './table.ts';

const net = readNet();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const MATCH: LocalMatch = {
  setup: { edition: 'second', seats: 6, seed: 'talk of the table', options: { powers: 'none' } },
  seats: [
    { kind: 'person', name: 'You', character: 'bull' },
    ...PERSONALITIES.slice(1, 6).map(
      ({ id, character }) =>
        ({ kind: 'bot', name: id, character, level: 'regular', personality: id }) as const,
    ),
  ],
  moves: [],
};

/**
 * Plays a whole game against bots; the screen shows every beat a little later.
 * Returns all messages, and what was shown, in order.
 */
function played(
  match: LocalMatch = MATCH,
  by: Net | null = net,
): (FromWorker | { readonly type: 'shown'; readonly id: number })[] {
  const heard: (FromWorker | { readonly type: 'shown'; readonly id: number })[] = [];
  const random = createRandom('you');
  let over = false;
  const table = createTable(
    match,
    by,
    { least: 10, more: 20, sharing: { least: 10, more: 20 } },
    (message) => {
      heard.push(message);
      if (message.type !== 'beat') return;
      const { id, view } = message;
      over ||= view.public.result !== null;
      setTimeout(() => {
        heard.push({ type: 'shown', id });
        table.shown(id);
        const stand = view.moves.find(({ move }) => move === 'stand');
        if (view.moves.length > 0)
          table.answer(stand ?? (view.moves[below(random, view.moves.length)] as Move));
      }, 5);
    },
  );
  table.begin();
  for (let i = 0; !over && i < 10_000; i++) vi.advanceTimersByTime(5);
  return heard;
}

test('bots talk before the count of courage, once the screen has shown who aims at whom', () => {
  const heard = played();
  let lines = 0;
  let shown = -1;
  let latest = -1;
  let step = '';
  for (const message of heard) {
    if (message.type === 'beat') {
      latest = message.id;
      step = message.view.public.step;
    } else if (message.type === 'shown') shown = message.id;
    else if (message.type === 'said' && message.said.kind === 'line') {
      expect(shown).toBe(latest);
      if (step === 'courage') lines++;
    }
  }
  expect(lines).toBeGreaterThan(3);
});

test('the person gets all hands once they are dead, unless they do not want to', () => {
  const beats = (match: LocalMatch) => played(match).filter((message) => message.type === 'beat');
  const dies = (match: LocalMatch): boolean =>
    beats(match).at(-1)?.view.public.players[0]?.alive === false;
  const match = Array.from({ length: 20 }, (_, game) => ({
    ...MATCH,
    setup: { ...MATCH.setup, seed: `dead ${game}` },
  })).find(dies);
  if (match === undefined) throw new Error('the person survived every game');
  let dead = 0;
  for (const { secrets, view } of beats(match)) {
    const alive = view.public.players[0]?.alive === true;
    expect(secrets === null).toBe(alive);
    if (secrets === null) continue;
    dead++;
    expect(secrets[0]).toEqual(view.own);
    expect(secrets).toHaveLength(6);
  }
  expect(dead).toBeGreaterThan(0);
  for (const { secrets } of beats({ ...match, deadSeeHands: false })) expect(secrets).toBeNull();
});

test('simple bots play a whole game where the net can’t be had', () => {
  const last = played(MATCH, null).findLast((message) => message.type === 'beat');
  expect(last?.view.public.result).not.toBeNull();
});
