import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone } from '../../src/core/compartments.ts';
import { copyRandom, createRandom } from '../../src/core/random.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { RULES_VERSION } from '../../src/core/version.ts';
import { type PlayedMove, readReplay, runReplay } from '../../src/data/replay.ts';
import { restore, snapshot } from '../../src/data/snapshot.ts';
import { spectatorView, viewOf } from '../../src/data/view.ts';
import { createMatch } from '../../src/match/create.ts';
import { legalMoves, playRecorded, result } from '../../src/match/play.ts';
import { fingerprint } from './fingerprint.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { looksClosely, type Played, playGame, playOn } from './games.ts';
import { setupNumber } from './setups.ts';

const stored = (match: Match): string => JSON.stringify(snapshot(match));

/** Plays two matches with the same choices and compares them after every move, events included. */
function expectSameFuture(one: Match, other: Match, seed: string): void {
  const random = createRandom(seed);
  const events: string[] = [];
  const record = (_: Match, played: Played, happened: unknown): void =>
    void events.push(JSON.stringify([played, happened]));
  playOn(one, copyRandom(random), { after: record });
  const ofOne = events.splice(0);
  playOn(other, copyRandom(random), { after: record });
  expect(events).toEqual(ofOne);
  expect(stored(other)).toBe(stored(one));
}

const atMoments = (number: number, rarely: number, check: (match: Match) => void): Match => {
  const random = createRandom(`moments ${number}`);
  return playGame(number, {
    before: (match) => void (looksClosely(random, rarely) && check(match)),
  });
};

describe('continuing a match', () => {
  test('R-11.1: a view updated from an earlier one equals a view built from scratch, at any moment and for every seat', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        atMoments(number, 3, (match) => {
          const afresh = clone(match);
          expect(spectatorView(match)).toEqual(spectatorView(afresh));
          for (const seat of match.seatStates.keys())
            expect(viewOf(match, seat as Seat)).toEqual(viewOf(afresh, seat as Seat));
        });
      }),
      runs(20),
    );
  });

  test('a match restored from JSON continues exactly like the original, even in the middle of a decision', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const check = (match: Match): void => {
          const text = stored(match);
          const restored = restore(JSON.parse(text));
          expect(stored(restored)).toBe(text);
          for (const seat of match.seatStates.keys())
            expect(legalMoves(restored, seat as Seat)).toEqual(legalMoves(match, seat as Seat));
          expectSameFuture(clone(match), restored, `on ${number}`);
        };
        const over = atMoments(number, 60, check);
        expect(result(restore(JSON.parse(stored(over))))).toEqual(result(over));
      }),
      runs(40),
    );
  });

  test('a snapshot can be made after every single move', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        playGame(number, {
          after: (match) => {
            const text = stored(match);
            if (stored(restore(JSON.parse(text))) !== text) throw new Error('not restored');
          },
        });
      }),
      runs(5),
    );
  });

  test('a clone is independent: moves on it do not change the match, nor the other way round', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        atMoments(number, 60, (match) => {
          const before = fingerprint(match);
          const copy = clone(match);
          const second = clone(match);
          expect(fingerprint(copy)).toBe(before);
          playOn(copy, createRandom('elsewhere'));
          expect(fingerprint(match)).toBe(before);
          expect(fingerprint(second)).toBe(before);
          const over = fingerprint(copy);
          playOn(second, createRandom('somewhere else'));
          expect(fingerprint(copy)).toBe(over);
        });
      }),
      runs(40),
    );
  });

  test('R-0.3: the same setup and moves give the same match to the byte: replay equals play', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const moves: PlayedMove[] = [];
        const story: string[] = [];
        const match = playGame(number, {
          begun: (_, events) => void story.push(JSON.stringify(events)),
          after: (_, { seat, move }, events) => {
            moves.push({ seat, ...move });
            story.push(JSON.stringify(events));
          },
        });
        const text = JSON.stringify({ rulesVersion: RULES_VERSION, ...setupNumber(number), moves });
        const retold: string[] = [];
        const again = runReplay(readReplay(JSON.parse(text)), (_, events, index) => {
          expect(index).toBe(retold.length - 1);
          retold.push(JSON.stringify(events));
        });
        expect(retold).toEqual(story);
        expect(stored(again)).toBe(stored(match));
      }),
      runs(40),
    );
  });

  test('R-0.3: playing without listening gives the same match as playing with events', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const silent = createMatch(setupNumber(number));
        const match = playGame(number, {
          after: (_, { seat, move }) => void playRecorded(silent, seat, move),
        });
        expect(fingerprint(silent)).toBe(fingerprint(match));
      }),
      runs(40),
    );
  });
});
