import { readFileSync } from 'node:fs';
import { visibleTo } from '@holdup/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLessonTable } from './lessonTable.ts';
import type { FromWorker } from './messages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const fileOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../lessons/tutorial/${name}.json`, import.meta.url), 'utf8'));

type BeatMessage = Extract<FromWorker, { type: 'beat' }>;

/** A lesson whose screen shows every beat a little later. */
const open = (from: number, name = 'courage') => {
  const heard: FromWorker[] = [];
  const beats = (): readonly BeatMessage[] =>
    heard.filter((message): message is BeatMessage => message.type === 'beat');
  const table = createLessonTable(
    fileOf(name),
    from,
    { least: 10, more: 20, sharing: { least: 10, more: 20 } },
    (message) => {
      heard.push(message);
      if (message.type === 'beat') setTimeout(() => table.shown(message.id), 5);
    },
  );
  table.begin();
  const settle = (): BeatMessage | undefined => {
    vi.advanceTimersByTime(2000);
    return beats().at(-1);
  };
  return { table, heard, beats, settle };
};

test('a lesson opens at its first question, with what led to it as past', () => {
  const { beats, settle } = open(0);
  const [first] = beats();
  expect(first?.past.map(({ type }) => type)).toContain('aimed');
  expect(settle()).toMatchObject({ lesson: { step: 0, outcome: null } });
  expect(settle()?.view.public.decision).toBe('courage');
  expect(settle()?.view.moves).toHaveLength(2);
});

test('the right move leads through the others’ moves to the next question, and to the end', () => {
  const { table, settle } = open(0);
  settle();
  table.answer({ move: 'duck' });
  expect(settle()).toMatchObject({ lesson: { step: 1, outcome: null } });
  expect(settle()?.view.public.round).toBe(6);
  table.answer({ move: 'stand' });
  expect(settle()).toMatchObject({ lesson: { step: 2, outcome: 'right' } });
});

test('a lesson about sharing ends with the last share and tells nothing of a round after it', () => {
  const { table, beats, settle } = open(0, 'share');
  settle();
  table.answer({ move: 'take', shares: ['painting'] });
  settle();
  table.answer({ move: 'take', shares: ['godfather'] });
  expect(settle()).toMatchObject({ lesson: { outcome: 'right' } });
  const told = beats().flatMap(({ events }) => events.map(({ type }) => type));
  expect(told.filter((type) => type === 'took')).toHaveLength(5);
  expect(told).not.toContain('roundBegan');
});

test('a lesson resumes at a later step', () => {
  const { settle } = open(1);
  expect(settle()).toMatchObject({ lesson: { step: 1, outcome: null } });
  expect(settle()?.view.public).toMatchObject({ round: 6, decision: 'courage' });
});

test('a wrong move is played out automatically; anything but a move is refused and changes nothing', () => {
  const { table, heard, beats, settle } = open(0);
  settle();
  const before = beats().length;
  table.answer({ move: 'take', shares: ['bill5'] });
  table.answer('duck');
  settle();
  expect(heard.filter(({ type }) => type === 'refused')).toHaveLength(2);
  expect(beats()).toHaveLength(before);
  table.answer({ move: 'stand' });
  expect(settle()).toMatchObject({ lesson: { step: 0, outcome: 'wrong' } });
  expect(settle()?.view.public.players[0]?.alive).toBe(false);
});

test('the learner is sent nothing that a player in that seat may not know', () => {
  const { table, beats, settle } = open(0);
  settle();
  table.answer({ move: 'duck' });
  settle();
  for (const { events, past, view, secrets } of beats()) {
    expect([...past, ...events].every((event) => visibleTo(event, 0))).toBe(true);
    expect(view.seat).toBe(0);
    expect(secrets).toBeNull();
  }
});
