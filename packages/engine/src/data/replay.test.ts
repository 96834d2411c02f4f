import { describe, expect, test } from 'vitest';
import { SetupError } from '../core/errors.ts';
import { RULES_VERSION } from '../core/version.ts';
import { type PlayedMove, readReplay, recordMove, replayOf, runReplay } from './replay.ts';

const REPLAY = {
  rulesVersion: RULES_VERSION,
  edition: 'second',
  seats: 3,
  seed: 'replay',
  moves: [
    { seat: 0, move: 'load', bullet: 'bang' },
    { seat: 2, move: 'load', bullet: 'click' },
  ],
} as const;

const bad: readonly (readonly [string, unknown, string])[] = [
  ['nothing', undefined, 'the replay must be an object'],
  ['a list', [], 'the replay must be an object'],
  ['no moves', { ...REPLAY, moves: undefined }, 'moves must be a list'],
  [
    'moves missing',
    { rulesVersion: RULES_VERSION, edition: 'second', seats: 3, seed: '' },
    'lacks the field "moves"',
  ],
  ['an unknown field', { ...REPLAY, winner: 2 }, 'unknown field "winner"'],
  [
    'other rules',
    { ...REPLAY, rulesVersion: -1 },
    `rules version -1; this is version ${RULES_VERSION}`,
  ],
  ['a bad setup', { ...REPLAY, seats: 12 }, 'seats must be'],
  [
    'a move that is none',
    { ...REPLAY, moves: [{ seat: 0, move: 'fly' }] },
    'moves[0] must be a move',
  ],
  ['a move that is a text', { ...REPLAY, moves: ['duck'] }, 'moves[0] must be a move'],
  [
    'a move of nobody',
    { ...REPLAY, moves: [{ move: 'duck' }] },
    'moves[0].seat must be a whole number from 0 to 2',
  ],
  [
    'a move of a stranger',
    { ...REPLAY, moves: [{ seat: 3, move: 'duck' }] },
    'moves[0].seat must be',
  ],
  [
    'too many moves',
    { ...REPLAY, moves: new Array(2001).fill(REPLAY.moves[0]) },
    'moves must have 0 to 2000 entries, not 2001',
  ],
  ['names of too few', { ...REPLAY, names: ['Ann'] }, 'names must have 3 entries'],
  ['a name that is none', { ...REPLAY, names: ['Ann', 'Ben', 3] }, 'names[2] must be a text'],
  [
    'an endless name',
    { ...REPLAY, names: ['Ann', 'Ben', 'C'.repeat(41)] },
    'at most 40 characters',
  ],
];

describe('a replay', () => {
  test.each(bad)('with %s is refused in words', (_, value, words) => {
    expect(() => readReplay(value)).toThrow(SetupError);
    expect(() => readReplay(value)).toThrow(words);
  });

  test('R-0.3: is read with its options filled in, and plays as far as it goes', () => {
    const names = ['Ann', 'Ben', 'Cleo'];
    const replay = readReplay({ ...REPLAY, names });
    expect(replay).toMatchObject({ options: { lateAim: 'noTarget' }, names, moves: REPLAY.moves });
    expect('names' in readReplay(REPLAY)).toBe(false);
    const seen: [number, number][] = [];
    const match = runReplay(replay, (_, events, index) => seen.push([index, events.length]));
    expect(seen.map(([index]) => index)).toEqual([-1, 0, 1]);
    expect(seen.every(([, events]) => events > 0)).toBe(true);
    expect(match.seatStates[0]?.locked).not.toBe(-1);
  });

  test('R-0.3: with a move that can’t be made there is refused, and says which', () => {
    const aim = { seat: 0, move: 'aim', target: 1 };
    const early = readReplay({ ...REPLAY, moves: [REPLAY.moves[0], aim] });
    expect(() => runReplay(early)).toThrow(SetupError);
    expect(() => runReplay(early)).toThrow(/move 2 of the replay .*can't be made there: illegal/);
  });
});

test('R-3.3: a record keeps only the last bullet of a player who exchanged it', () => {
  const moves: PlayedMove[] = [...readReplay(REPLAY).moves];
  const bullets = (): string[] =>
    moves.map((move) => ('bullet' in move ? (move.bullet ?? '') : ''));
  recordMove(moves, { seat: 0, move: 'load', bullet: 'click' }, true);
  expect(bullets()).toEqual(['click', 'click']);
  recordMove(moves, { seat: 1, move: 'load', bullet: 'bang' }, false);
  expect(bullets()).toEqual(['click', 'click', 'bang']);
});

test('R-0.3: the replay of a setup and its moves reads back as it was written', () => {
  const { edition, options, seats, seed, moves } = readReplay(REPLAY);
  const setup = { edition, options, seats, seed };
  expect(replayOf(setup, moves)).toEqual(readReplay(REPLAY));
  const named = replayOf(setup, moves, ['Ann', 'Bob', 'Cem']);
  expect(readReplay(JSON.parse(JSON.stringify(named)))).toEqual(named);
});
