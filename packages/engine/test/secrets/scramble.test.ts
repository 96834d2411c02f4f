import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../src/core/random.ts';
import type { Match } from '../../src/core/state.ts';
import { allBullets, allLoot, miscounted } from '../properties/accounts.ts';
import { gameNumbers, runs } from '../properties/gameNumbers.ts';
import { looksClosely, playGame, playOn, playSetup } from '../properties/games.ts';
import { POWER_PAIRS, setupOfPair } from '../properties/setups.ts';
import { createCoverage } from './coverage.ts';
import { describeLeak, ENGINE_EYES, onlookers } from './eyes.ts';
import { scrambled, tellsApart } from './scramble.ts';

/** What the scrambles of this file covered, and how often they really changed something hidden. */
const coverage = createCoverage();
const changed = { hands: 0, loaded: 0, locked: 0, loot: 0, deck: 0, faceDown: 0, moments: 0 };

function note(match: Match, twin: Match): void {
  const differs = (of: (m: Match) => unknown): number =>
    JSON.stringify(of(match)) === JSON.stringify(of(twin)) ? 0 : 1;
  coverage.visit(match);
  changed.moments++;
  changed.hands += differs(({ seatStates }) => seatStates.map(({ hand }) => hand));
  changed.loaded += differs(({ seatStates }) => seatStates.map(({ bullet }) => bullet));
  changed.locked += differs(({ seatStates }) => seatStates.map(({ locked }) => locked));
  changed.loot += differs(({ seatStates }) => seatStates.map(({ loot }) => loot));
  changed.deck += differs(({ hidden }) => hidden.deck.slice(-8));
  changed.faceDown += differs(({ hidden }) => hidden.faceDown);
}

function scrambleForAll(match: Match, seed: string): void {
  const random = createRandom(seed);
  for (const seat of onlookers(match)) {
    const twin = scrambled(match, seat, random);
    note(match, twin);
    const leak = tellsApart(match, twin, ENGINE_EYES, seat);
    if (leak !== null) throw new Error(describeLeak(leak));
    if (
      allBullets(twin).join() !== allBullets(match).join() ||
      allLoot(twin).join() !== allLoot(match).join()
    )
      throw new Error('the scrambled match lost or made a card');
    if (miscounted(twin).length > 0) throw new Error(miscounted(twin).join());
  }
}

const EVERY_ROUND = ['load', 'aim', 'courage', 'take', 'privilege'];
/** A step is checked when it first occurs, and rare decisions more often than those of every round. */
const worthALook = (match: Match, random: Random, rarely: number): boolean =>
  !coverage.hasStepOf(match) ||
  looksClosely(
    random,
    EVERY_ROUND.includes(match.publicState.asking?.name ?? '') ? rarely : rarely / 10,
  );

describe('scramble: re-roll all that an onlooker can’t know, and it sees the same to the byte', () => {
  test('R-0.2 R-11.1 R-11.2 R-11.6: every seat and the spectator, at many moments of random games of both editions', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const random = createRandom(`moments ${number}`);
        playGame(number, {
          before: (match, _, index) => {
            if (worthALook(match, random, 50)) scrambleForAll(match, `scramble ${number} ${index}`);
          },
        });
      }),
      runs(50),
    );
  });

  test('R-0.2 R-11.3 R-11.4 R-11.5: the same with every two powers at one table', () => {
    for (const [first, second] of POWER_PAIRS) {
      const random = createRandom(`${first} ${second}`);
      playSetup(setupOfPair(first, second, 'scramble'), 2, {
        before: (match, _, index) => {
          if (worthALook(match, random, 200)) scrambleForAll(match, `scramble ${index}`);
        },
      });
    }
  });

  test('R-0.2: a scrambled match can be played to its end', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const random = createRandom(`moments ${number}`);
        playGame(number, {
          before: (match, { seat }) => {
            if (looksClosely(random, 60)) playOn(scrambled(match, seat, random), random);
          },
        });
      }),
      runs(50),
    );
  });

  test('R-11.2 R-11.6: these scrambles went over every step, power and edition, and changed every secret', () => {
    expect(coverage.missing()).toEqual([]);
    for (const [what, times] of Object.entries(changed))
      expect([what, times > changed.moments / 50]).toEqual([what, true]);
  });
});
