import { createMatch, deciding, type GameEvent, play, playDefault, viewOf } from '@holdup/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { lateText } from './lateText.ts';

beforeAll(() => speak('en'));

const names = namesFor([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }], 0);

/** Everybody but seat 0 answers; its time runs out. */
const runOut = (match: ReturnType<typeof createMatch>): string | null => {
  const before = viewOf(match, 0);
  const events: GameEvent[] = [];
  for (const seat of deciding(match).filter((each) => each !== 0)) {
    const [move] = viewOf(match, seat).moves;
    if (move) play(match, seat, move, events);
  }
  playDefault(match, 0, events);
  return lateText(before, { id: 1, events, view: viewOf(match, 0), secrets: null }, names);
};

test('a late player reads which bullet was loaded, that they aim at nobody, that they stand (R-10.1, R-4.2, R-6.2)', () => {
  const match = createMatch({ edition: 'first', seats: 3, seed: 'late' });
  expect(runOut(match)).toMatch(/^Too slow! Loaded for you: (Click|Bang)/);
  expect(runOut(match)).toBe('Too slow! You aim at nobody.');
  expect(runOut(match)).toBe('Too slow! You stay standing.');
});

test('a late player reads which share was taken for them (R-10.3)', () => {
  const match = createMatch({ edition: 'second', seats: 3, seed: 'late share' });
  while (!(viewOf(match, 0).public.decision === 'take' && deciding(match).includes(0))) {
    const [seat = 0] = deciding(match);
    const stand = viewOf(match, seat).moves.find(({ move }) => move === 'stand' || move === 'pass');
    const move = stand ?? viewOf(match, seat).moves[0];
    if (move) play(match, seat, move);
  }
  expect(runOut(match)).toMatch(/^Too slow! You take: /);
});

test('a player who answered in time sees no notice', () => {
  const match = createMatch({ edition: 'second', seats: 3, seed: 'in time' });
  const view = viewOf(match, 0);
  expect(lateText(view, { id: 1, events: [], view, secrets: null }, names)).toBeNull();
});
