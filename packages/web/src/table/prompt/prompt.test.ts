import { createNewcomer } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  DECISIONS,
  deciding,
  type GameEvent,
  type Move,
  POWER_NAMES,
  type PowerName,
  play,
  result,
  type Setup,
  type View,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { LOCALES, speak, words } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';
import { promptOf } from './prompt.ts';

const sitters: readonly Sitter[] = CHARACTERS.map(({ id, name }) => ({
  name,
  character: id,
  kind: 'bot',
  away: false,
}));

/** Every power sits at one of these tables of eight. */
const eights = (powers: readonly PowerName[]): (PowerName | null)[][] =>
  Array.from({ length: Math.ceil(powers.length / 8) }, (_, table) =>
    Array.from({ length: 8 }, (_, seat) => powers[table * 8 + seat] ?? null),
  );

const SETUPS: readonly Setup[] = [
  { edition: 'second', seats: 6, seed: 'a' },
  { edition: 'first', seats: 6, seed: 'b' },
  ...eights(POWER_NAMES).map(
    (powers, table): Setup => ({
      edition: 'second',
      seats: 8,
      seed: `c${table}`,
      options: { powers },
    }),
  ),
  ...['e', 'f', 'g', 'h'].map(
    (seed): Setup => ({
      edition: 'second',
      seats: 8,
      seed,
      options: { powers: 'random', junkDealer: 'players', lateAim: 'sitsOut' },
    }),
  ),
];

type Questions = Readonly<Record<string, { readonly title?: unknown }>>;
const questionsOf = (power: PowerName): Questions => {
  const { decisions = {} }: { readonly name: string; readonly decisions?: Questions } =
    words().powers[power];
  return decisions;
};

await speak('en');
/** The decisions of powers whose question is plain words, and the power they belong to. */
const PLAIN_QUESTIONS = POWER_NAMES.flatMap((power) =>
  Object.entries(questionsOf(power)).flatMap(([decision, { title }]) =>
    typeof title === 'string' ? [[decision, power] as const] : [],
  ),
);

const key = (move: Move): string => JSON.stringify(move);

/** Plays a whole game and calls `look` with every decision and the events before it. */
const playThrough = (
  setup: Setup,
  look: (view: ReturnType<typeof viewOf>, events: readonly GameEvent[]) => void,
): void => {
  const bot = createNewcomer('casual');
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

/** The views of those who were asked, by decision. */
const asking = new Map<string, View[]>();
for (const setup of SETUPS)
  playThrough(setup, (view) => {
    const decision = view.public.decision ?? '';
    asking.set(decision, [...(asking.get(decision) ?? []).slice(0, 9), view]);
  });

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

  it.each(PLAIN_QUESTIONS)('asks %s in the words of %s', (decision, power) => {
    const views = asking.get(decision) ?? [];
    const titles = views.map((view) => promptOf(view, namesFor(sitters, view.seat))?.title);
    expect(new Set(titles)).toEqual(new Set([questionsOf(power)[decision]?.title]));
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
