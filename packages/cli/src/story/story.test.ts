import {
  type PlayedMove,
  POWER_NAMES,
  type Replay,
  type ResolvedSetup,
  replayOf,
  resolveSetup,
  type Seat,
  visibleTo,
} from '@holdup/engine';
import { expect, it } from 'vitest';
import { PLAYERS } from '../players/index.ts';
import { playGame, setupOf } from '../simulate/game.ts';
import { endSentence, moneyTable } from './ending.ts';
import { roundSentences } from './roundSentences.ts';
import { storyOf } from './story.ts';
import { namesFrom } from './words.ts';

const second = resolveSetup({
  edition: 'second',
  seats: 8,
  seed: 'story',
  options: { powers: 'random' },
});
const first = resolveSetup({ edition: 'first', seats: 4, seed: 'story' });
const name = namesFrom(undefined);

function replayOfGame(setup: ResolvedSetup, index: number): Replay {
  const moves: PlayedMove[] = [];
  const game = setupOf(setup, index);
  playGame(game, PLAYERS.random, moves);
  return replayOf(game, moves);
}

const replays = [
  ...Array.from({ length: 30 }, (_, i) => replayOfGame(second, i)),
  ...Array.from({ length: 5 }, (_, i) => replayOfGame(first, i)),
];

it('describes every round of every game in whole sentences', () => {
  const dealt = new Set<string | null>();
  for (const replay of replays) {
    const story = storyOf(replay, null);
    for (const power of story.powers) dealt.add(power);
    expect(story.rounds.map(({ round }) => round)).toEqual(
      Array.from({ length: story.rounds.length }, (_, i) => i + 1),
    );
    for (const round of story.rounds)
      for (const line of roundSentences(round, name)) {
        expect(line).toMatch(/^[A-Z].*[.!]$/);
        expect(line).not.toMatch(/undefined|null|\[object|NaN/);
      }
  }
  for (const power of POWER_NAMES) expect(dealt).toContain(power);
});

it('knows every load; one seat knows only its own', () => {
  const replay = replayOfGame(second, 0);
  const loadsOf = (seat: Seat | null) =>
    storyOf(replay, seat).rounds.map(({ happenings }) =>
      happenings.flatMap(({ loads }) => (loads === undefined ? [] : [...loads.keys()])),
    );
  expect(loadsOf(null)[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(loadsOf(2)[0]).toEqual([2]);
  expect(loadsOf(2).flat()).toSatisfy((seats: Seat[]) => seats.every((seat) => seat === 2));
});

it('hides from a seat what it could not know (R-11)', () => {
  for (const replay of replays)
    for (const seat of [0, 3] as const)
      for (const { happenings } of storyOf(replay, seat).rounds)
        for (const { event, bullet } of happenings) {
          expect(visibleTo(event, seat)).toBe(true);
          if (bullet !== undefined) expect(event).toHaveProperty('seat', seat);
        }
});

it('a seat’s story does not depend on what others loaded and discarded face down (R-11)', () => {
  const replay = replayOfGame(resolveSetup({ edition: 'second', seats: 4, seed: 'unseen' }), 0);
  const upToCourage = (bullet: 'click' | 'bang'): Replay => {
    const aims = replay.moves.filter(({ move }) => move === 'aim').slice(0, 4);
    const loads = ([0, 1, 2, 3] as const).map((seat) => ({
      seat,
      move: 'load' as const,
      bullet: seat === 3 ? bullet : ('click' as const),
    }));
    return { ...replay, moves: [...loads, ...aims] };
  };
  const story = (bullet: 'click' | 'bang', seat: Seat | null): string[] =>
    storyOf(upToCourage(bullet), seat).rounds.flatMap((round) => roundSentences(round, name));
  expect(story('bang', 1)).toEqual(story('click', 1));
  expect(story('bang', 3)).not.toEqual(story('click', 3));
  expect(story('bang', null)).not.toEqual(story('click', null));
});

it('names the seats an unfinished replay waits for', () => {
  const replay = replayOfGame(second, 1);
  const story = storyOf({ ...replay, moves: [] }, null);
  expect(story.result).toBeNull();
  expect(story.waitingFor.length).toBeGreaterThan(0);
});

it('the parts of the money add up', () => {
  for (const replay of replays) {
    const { result } = storyOf(replay, null);
    if (result === null) throw new Error('the game should be over');
    const rows = moneyTable(result, replay.edition, name);
    expect(rows).toHaveLength(replay.seats + 1);
    const winner = result.winners[0];
    if (winner !== undefined) expect(rows[1]).toContain(name(winner));
    for (const row of rows.slice(1).filter((line) => !line.endsWith('dead'))) {
      const amounts = [...row.matchAll(/(−?)\$([\d,]+)/g)].map(
        ([, minus, digits]) => Number(digits?.replaceAll(',', '')) * (minus === '' ? 1 : -1),
      );
      const total = amounts.pop();
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    }
  }
});

it('says how the game ended', () => {
  const { result } = storyOf(replayOfGame(second, 0), null);
  if (result === null) throw new Error('the game should be over');
  expect(endSentence({ ...result, winners: [1], reason: 'lastAlive' }, name)).toBe(
    'Seat 2 is the last one alive and wins.',
  );
  expect(endSentence({ ...result, winners: [], reason: 'nobodyAlive' }, name)).toBe(
    'Nobody is left alive, and nobody wins.',
  );
  expect(endSentence({ ...result, winners: [0, 1], reason: 'rounds' }, name)).toMatch(
    /^After the last round Seat 1 and Seat 2 share the victory with \$/,
  );
});
