import { hint } from '@holdup/bots';
import { readNet } from '@holdup/bots/node';
import {
  createRandom,
  type GameEvent,
  type Match,
  type Move,
  sameMove,
  viewOf,
} from '@holdup/engine';
import { runScenario } from '@holdup/engine/scenarios';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLessonScript, playUpTo } from '../game/worker/lessonScript.ts';
import { LOCALES, speak } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/proof/languages.ts';
import { countMs, eventMs, flipMs, silenceMs, thinkingMs } from '../motion/timings.ts';
import { COURSES, LAST_OF_BASE, type LessonEntry, lessonsOf } from './catalogue.ts';
import { LEARNER, type Lesson, readLesson } from './readLesson.ts';

beforeAll(() => speak('en'));

const names = (course: (typeof COURSES)[number]): readonly string[] =>
  Object.keys(LANGUAGES.en[course]);
const entryOf = (course: (typeof COURSES)[number], name: string): LessonEntry => {
  const entry = lessonsOf(course).find((each) => each.name === name);
  if (entry === undefined) throw new Error(`There is no lesson ${name}.`);
  return entry;
};
const ALL = COURSES.flatMap((course) => names(course).map((name) => [course, name] as const));

/** The moves that the learner has to find. */
const rightMoves = ({ scenario, asked }: Lesson): readonly Move[] =>
  scenario.moves.filter((_, at) => asked[at]).map(({ move }) => move);

const stepsIn = (lesson: Lesson): number => rightMoves(lesson).length;

/** A lesson that asks its learner for step `from`. */
const scriptAt = (lesson: Lesson, from: number) => {
  const script = createLessonScript(lesson, []);
  playUpTo(script, lesson, from);
  return script;
};

/** Makes all moves that need no learner; what happened. */
const playOn = (script: ReturnType<typeof scriptAt>): readonly GameEvent[] => {
  const events: GameEvent[] = [];
  for (let made = script.next(); made !== null; made = script.next()) events.push(...made);
  return events;
};

const movesOf = (match: Match): readonly Move[] => viewOf(match, LEARNER).moves;

describe.each(ALL)('%s: %s', (course, name) => {
  const lesson = (): Lesson => readLesson(entryOf(course, name).file);

  it('is a scenario that holds, with words for every step in every language', () => {
    const { scenario } = lesson();
    expect(runScenario(scenario).problems).toEqual([]);
    expect(Object.keys(scenario.expect).length).toBeGreaterThan(0);
    expect(stepsIn(lesson())).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      const words: Readonly<Record<string, { readonly steps: readonly unknown[] }>> =
        LANGUAGES[locale][course];
      expect(words[name]?.steps.length, locale).toBe(stepsIn(lesson()));
    }
  });

  it('goes on with every right move, and ends', () => {
    const script = scriptAt(lesson(), 0);
    for (const [step, right] of rightMoves(lesson()).entries()) {
      playOn(script);
      expect(script.state()).toEqual({ step, outcome: null });
      expect(script.isAsked()).toBe(true);
      expect(movesOf(script.match)).toContainEqual(right);
      expect(script.answer(right)).not.toBeNull();
    }
    playOn(script);
    expect(script.state()).toEqual({ step: stepsIn(lesson()), outcome: 'right' });
  });

  it('plays every wrong move out and stays at its step', () => {
    for (const [step, right] of rightMoves(lesson()).entries()) {
      const wrongs = movesOf(scriptAt(lesson(), step).match).filter(
        (move) => !sameMove(move, right),
      );
      expect(wrongs.length).toBeGreaterThan(0);
      for (const wrong of wrongs) {
        const script = scriptAt(lesson(), step);
        expect(script.answer(wrong)).not.toBeNull();
        playOn(script);
        expect(script.state(), JSON.stringify(wrong)).toEqual({ step, outcome: 'wrong' });
      }
    }
  });
});

describe('lessons and puzzles', () => {
  it('have a file for all words, and words for every file', () => {
    const files = Object.keys(import.meta.glob(['./tutorial/*.json', './puzzles/*.json']));
    const paths = ALL.map(([course, name]) => `./${course}/${name}.json`);
    expect(files.toSorted()).toEqual(paths.toSorted());
  });

  it('are eight lessons, the last of the base game among them, and twelve puzzles of one decision', () => {
    expect(names('tutorial')).toHaveLength(8);
    expect(names('tutorial')).toContain(LAST_OF_BASE);
    expect(names('puzzles')).toHaveLength(12);
    for (const name of names('puzzles'))
      expect(stepsIn(readLesson(entryOf('puzzles', name).file)), name).toBe(1);
  });

  it('are refused if they are not scenarios', () => {
    expect(() => readLesson(null)).toThrow();
    expect(() => readLesson({ edition: 'second', seats: [{}, {}, {}], moves: [{}] })).toThrow();
    expect(() =>
      readLesson({
        edition: 'second',
        seats: [{}, {}, {}],
        moves: [{ seat: 9, move: 'duck', otherwise: true }],
      }),
    ).toThrow('no move of a lesson');
  });
});

describe('the answer of a puzzle', () => {
  const net = readNet();
  /** How much likelier the answer wins than any other move. */
  const CLEAR = 0.1;

  it.each(names('puzzles'))('%s: is the best move by a clear margin', (name) => {
    const lesson = readLesson(entryOf('puzzles', name).file);
    const [answer] = rightMoves(lesson);
    const advice = hint(viewOf(scriptAt(lesson, 0).match, LEARNER), net, createRandom(name));
    const [best, ...others] = advice?.reasons.options ?? [];
    expect(best?.move).toEqual(answer);
    const next = Math.max(...others.map(({ win }) => win ?? 1));
    expect((best?.win ?? 0) - next).toBeGreaterThan(CLEAR);
  });
});

describe('the base game', () => {
  const WORDS_A_MINUTE = 200;
  const MINUTES = 4;
  /** A tap, once everything is read. */
  const TAP_MS = 1500;
  const base = names('tutorial').slice(0, names('tutorial').indexOf(LAST_OF_BASE) + 1);

  /** How long the table shows what happens in a lesson at normal speed, and its counts. */
  const shownMs = (lesson: Lesson): number => {
    const script = scriptAt(lesson, 0);
    const events: GameEvent[] = [];
    for (const right of rightMoves(lesson)) {
      events.push(...playOn(script), ...(script.answer(right) ?? []));
    }
    events.push(...playOn(script));
    const perEvent = events.map((event) => {
      if (event.type === 'revealed') return eventMs('revealed', 'normal') + flipMs('normal');
      if (event.type === 'courage')
        return eventMs('courage', 'normal') + countMs('normal') + silenceMs('normal');
      if (event.type === 'aimed') return eventMs('aimed', 'normal') + countMs('normal');
      return eventMs(event.type, 'normal') + thinkingMs('normal').sharing.least;
    });
    return perEvent.reduce((sum, ms) => sum + ms, 0);
  };

  it.each(LOCALES)('is learnt in under four minutes by a reader of %s', (locale) => {
    const lessons: Readonly<
      Record<string, { readonly steps: readonly { readonly say: string }[]; readonly done: string }>
    > = LANGUAGES[locale].tutorial;
    const texts = base.flatMap((name) => {
      const { steps = [], done = '' } = lessons[name] ?? {};
      return [...steps.map(({ say }) => say), done];
    });
    const words = texts.join(' ').split(/\s+/).length;
    const reading = (words / WORDS_A_MINUTE) * 60_000;
    const shown = base
      .map((name) => shownMs(readLesson(entryOf('tutorial', name).file)))
      .reduce((sum, ms) => sum + ms, 0);
    const total = (reading + shown + texts.length * TAP_MS) / 60_000;
    console.info(
      `${locale}: ${words} words, ${Math.round(reading / 1000)} s of reading, ${Math.round(shown / 1000)} s of play, ${total.toFixed(1)} minutes`,
    );
    expect(total).toBeLessThan(MINUTES);
  });
});
