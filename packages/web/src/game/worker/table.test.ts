import { type Net, PERSONALITIES } from '@holdup/bots';
import { readNet } from '@holdup/bots/node';
import { below, createRandom, type Move, type View } from '@holdup/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, LocalMatch } from './messages.ts';
import { createTable } from './table.ts';

const net = readNet();

beforeEach(() => {
  // Timers and the clock they are set by: on the real clock, a busy machine would change the order of the bots' answers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
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

const THINKING = { least: 10, more: 20, sharing: { least: 10, more: 20 } };

type Heard = FromWorker | { readonly type: 'shown'; readonly id: number };

/**
 * Plays a whole game against bots; the screen shows every beat a little later.
 * Returns all messages, and what was shown, in order.
 */
async function played(
  match: LocalMatch = MATCH,
  load: () => Promise<Net | null> = async () => net,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  const random = createRandom('you');
  let over = false;
  const table = createTable(match, load, THINKING, (message) => {
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
  });
  table.begin();
  for (let i = 0; !over && i < 10_000; i++) await vi.advanceTimersByTimeAsync(5);
  return heard;
}

test('bots talk before the count of courage, once the screen has shown who aims at whom', async () => {
  const heard = await played();
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

test('the person gets all hands once they are dead, unless they do not want to', async () => {
  const beats = async (match: LocalMatch) =>
    (await played(match)).filter((message) => message.type === 'beat');
  const dies = async (match: LocalMatch): Promise<boolean> =>
    (await beats(match)).at(-1)?.view.public.players[0]?.alive === false;
  const matchNamed = (game: number): LocalMatch => ({
    ...MATCH,
    setup: { ...MATCH.setup, seed: `dead ${game}` },
  });
  let game = 0;
  while (!(await dies(matchNamed(game))))
    if (++game === 20) throw new Error('the person survived every game');
  const match = matchNamed(game);
  let dead = 0;
  for (const { secrets, view } of await beats(match)) {
    const alive = view.public.players[0]?.alive === true;
    expect(secrets === null).toBe(alive);
    if (secrets === null) continue;
    dead++;
    expect(secrets[0]).toEqual(view.own);
    expect(secrets).toHaveLength(6);
  }
  expect(dead).toBeGreaterThan(0);
  for (const { secrets } of await beats({ ...match, deadSeeHands: false }))
    expect(secrets).toBeNull();
});

test('simple bots play a whole game if the net can’t be fetched, and the page is notified', async () => {
  const heard = await played(MATCH, async () => null);
  const last = heard.findLast((message) => message.type === 'beat');
  expect(last?.view.public.result).not.toBeNull();
  expect(heard.filter(({ type }) => type === 'simpleBots')).toHaveLength(1);
});

test('the person is asked before the net is there; bots load it and then answer', async () => {
  const views: View[] = [];
  const { promise, resolve } = Promise.withResolvers<Net | null>();
  const load = vi.fn(() => promise);
  const table = createTable(MATCH, load, THINKING, (message) => {
    if (message.type === 'beat') views.push(message.view);
  });
  const decision = () => views.at(-1)?.public.decision;
  table.begin();
  expect(views).toHaveLength(1);
  const [move] = views[0]?.moves ?? [];
  table.shown(0);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();
  table.answer(move);
  await vi.advanceTimersByTimeAsync(1000);
  expect(decision()).toBe('load');
  resolve(net);
  await vi.advanceTimersByTimeAsync(0);
  expect(decision()).toBe('aim');
});
