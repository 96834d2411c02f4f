import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS, POWER_NAMES, STEPS } from '../../src/core/names.ts';
import { createRandom, type Random } from '../../src/core/random.ts';
import type { Match } from '../../src/core/state.ts';
import { allBullets, allLoot, miscounted } from '../properties/accounts.ts';
import { looksClosely, playGame, playOn, playSetup } from '../properties/games.ts';
import { POWER_PAIRS, setupOfPair } from '../properties/setups.ts';
import { describeLeak, ENGINE_EYES, onlookers } from './eyes.ts';
import { scrambled, tellsApart } from './scramble.ts';

const games = fc.noBias(fc.nat());
/** The number of games; FAST_CHECK_RUNS overrides it. */
const runs = (few: number) => ({ numRuns: fc.readConfigureGlobal().numRuns ?? few });

/** What the scrambles of this file covered, and how often they really changed something hidden. */
const reached = {
  steps: new Set<string>(),
  powers: new Set<string>(),
  editions: new Set<string>(),
};
const changed = { hands: 0, loaded: 0, locked: 0, loot: 0, deck: 0, faceDown: 0, moments: 0 };

function note(match: Match, twin: Match): void {
  const differs = (of: (m: Match) => unknown): number =>
    JSON.stringify(of(match)) === JSON.stringify(of(twin)) ? 0 : 1;
  reached.steps.add(match.publicState.asking?.step ?? 'over');
  reached.editions.add(match.rules.edition.name);
  for (const power of match.rules.powers) if (power) reached.powers.add(power.name);
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
  !reached.steps.has(match.publicState.asking?.step ?? 'over') ||
  looksClosely(
    random,
    EVERY_ROUND.includes(match.publicState.asking?.name ?? '') ? rarely : rarely / 10,
  );

describe('scramble: re-roll all that an onlooker can’t know, and it sees the same to the byte', () => {
  test('R-0.2 R-11.1 R-11.2 R-11.6: every seat and the spectator, at many moments of random games of both editions', () => {
    fc.assert(
      fc.property(games, (number) => {
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
      fc.property(games, (number) => {
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
    expect([...reached.editions].sort()).toEqual([...EDITIONS].sort());
    expect([...reached.powers].sort()).toEqual([...POWER_NAMES]);
    expect([...reached.steps].sort()).toEqual(STEPS.filter((step) => step !== 'over').sort());
    for (const [what, times] of Object.entries(changed))
      expect([what, times > changed.moments / 50]).toEqual([what, true]);
  });
});
