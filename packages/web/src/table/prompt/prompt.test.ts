import { createBot } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  DECISIONS,
  deciding,
  type GameEvent,
  type Move,
  POWER_NAMES,
  play,
  result,
  type Setup,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { LOCALES, speak } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';
import { promptOf } from './prompt.ts';

const sitters: readonly Sitter[] = CHARACTERS.map(({ id, name }) => ({
  name,
  character: id,
  kind: 'bot',
  away: false,
}));

const SETUPS: readonly Setup[] = [
  { edition: 'second', seats: 6, seed: 'a' },
  { edition: 'first', seats: 6, seed: 'b' },
  { edition: 'second', seats: 8, seed: 'c', options: { powers: [...POWER_NAMES].slice(0, 8) } },
  { edition: 'second', seats: 8, seed: 'd', options: { powers: [...POWER_NAMES].slice(8) } },
  ...['e', 'f', 'g', 'h'].map(
    (seed): Setup => ({
      edition: 'second',
      seats: 8,
      seed,
      options: { powers: 'random', junkDealer: 'players', lateAim: 'sitsOut' },
    }),
  ),
];

const key = (move: Move): string => JSON.stringify(move);

/** Plays a whole game and calls `look` with every decision and the events before it. */
const playThrough = (
  setup: Setup,
  look: (view: ReturnType<typeof viewOf>, events: readonly GameEvent[]) => void,
): void => {
  const bot = createBot({ level: 'rookie' });
  const events: GameEvent[] = [];
  const match = createMatch(setup, events);
  const random = createRandom(setup.seed, 300);
  while (result(match) === null) {
    const seat = deciding(match)[0] ?? 0;
    const view = viewOf(match, seat);
    look(view, events);
    events.length = 0;
    play(match, seat, bot.decide({ view, random, budgetMs: 1 }).move, events);
  }
};

describe.each(LOCALES)('the table in %s', (locale) => {
  beforeAll(() => speak(locale));

  it('asks every decision of every power and edition with exactly the legal moves', () => {
    const asked = new Set<string>();
    for (const setup of SETUPS)
      playThrough(setup, (view) => {
        const prompt = promptOf(view, namesFor(sitters, view.seat));
        expect(prompt).not.toBeNull();
        asked.add(view.public.decision ?? '');
        const offered = [
          ...(prompt?.choices ?? []).map(({ move }) => move),
          ...(prompt?.pairs ?? []),
        ];
        expect(offered.map(key).sort()).toEqual(view.moves.map(key).sort());
        const labels = (prompt?.choices ?? []).map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        for (const text of [prompt?.title, prompt?.hint, ...labels])
          expect(text).not.toMatch(/undefined|^$/);
      });
    expect([...asked].sort()).toEqual([...DECISIONS].sort());
  });

  it('words every event for every seat, with no name missing', () => {
    for (const setup of SETUPS)
      playThrough(setup, (view, events) => {
        const names = namesFor(sitters, view.seat);
        for (const event of events)
          if (visibleTo(event, view.seat))
            for (const line of narrate(event, names, setup.edition))
              expect(line).not.toMatch(/undefined|NaN|: ?\.$/);
      });
  });
});
