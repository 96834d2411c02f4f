import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../src/core/random.ts';
import type { Match } from '../../src/core/state.ts';
import { gameNumbers, runs } from '../properties/gameNumbers.ts';
import { drawTemper, looksClosely, type Played, playGame, playSetup } from '../properties/games.ts';
import { POWER_PAIRS, setupOfPair } from '../properties/setups.ts';
import { createCoverage } from './coverage.ts';
import { describeLeak, ENGINE_EYES } from './eyes.ts';
import { otherFuture, pairFrom, playPair, SECRET_CHOICES, secretChoice } from './pairs.ts';
import type { Pair } from './reveals.ts';

/** What the pairs of this file covered. */
const coverage = createCoverage();
const endings = new Map<string, Map<string, number>>();
const DECK = 'the cards to come and the luck';

const look = ({ one }: Pair): void => coverage.visit(one);

function note(secret: string, { ending, leak }: ReturnType<typeof playPair>): void {
  if (leak !== null) throw new Error(`${secret}: ${describeLeak(leak)}`);
  const counts = endings.get(secret) ?? new Map<string, number>();
  endings.set(secret, counts.set(ending, (counts.get(ending) ?? 0) + 1));
}

/** Rare choices are tried whenever they come up, those of every round occasionally. */
function tryPairs(match: Match, { seat }: Played, random: Random, rarely: number): void {
  const name = match.publicState.asking?.name ?? '';
  const common = name === 'load' || name === 'aim' || name === 'courage';
  if (looksClosely(random, common ? rarely : rarely / 15)) {
    const choice = secretChoice(match, seat, random);
    if (choice !== null)
      note(
        SECRET_CHOICES[name] as string,
        pairFrom(match, seat, choice, ENGINE_EYES, random, drawTemper(random), look),
      );
  }
  if (looksClosely(random, 2 * rarely))
    note(DECK, playPair(otherFuture(match, random), ENGINE_EYES, random, drawTemper(random), look));
}

describe('paired runs: two games that differ in one secret look the same to everyone who may not know it, until a rule reveals it', () => {
  test('R-0.2 R-11.2 R-11.3 R-11.5 R-11.6: every kind of secret, in random games of both editions', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const random = createRandom(`pairs ${number}`);
        playGame(number, { before: (match, next) => tryPairs(match, next, random, 60) });
      }),
      runs(40),
    );
  });

  test('R-0.2 R-11.4: the same with every two powers at one table', () => {
    for (const [first, second] of POWER_PAIRS) {
      const random = createRandom(`${first} ${second}`);
      playSetup(setupOfPair(first, second, 'pairs'), 3, {
        before: (match, next) => tryPairs(match, next, random, 300),
      });
    }
  });

  test('R-11.2 P-smart: what Smart discards stays secret to the end', () => {
    const random = createRandom('smart');
    for (let number = 0; number < 30; number++)
      playSetup(setupOfPair('smart', 'vulture', 'pairs'), number, {
        before: (match, next) => {
          if (match.publicState.asking?.name === 'discardInstead')
            tryPairs(match, next, random, 15);
        },
      });
  });

  test('R-11: these pairs went over every step, power and edition, and every kind of secret was kept and then revealed or taken to the end', () => {
    expect(coverage.missing()).toEqual([]);
    expect([...endings.keys()].sort()).toEqual([DECK, ...Object.values(SECRET_CHOICES)].sort());
    for (const [secret, counts] of endings)
      expect([secret, (counts.get('revealed') ?? 0) + (counts.get('over') ?? 0) > 0]).toEqual([
        secret,
        true,
      ]);
  });
});
