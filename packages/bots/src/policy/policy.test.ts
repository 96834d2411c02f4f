import {
  createMatch,
  createRandom,
  type DecisionName,
  deciding,
  legalMoves,
  type Move,
  openDecision,
  POWER_NAMES,
  type PowerName,
  play,
  type Seat,
} from '@holdup/engine';
import { countLoot, type PerLoot, type PerSeat } from '@holdup/engine/codes';
import { describe, expect, test } from 'vitest';
import { REGULAR_VALUES } from '../learnt/values.ts';
import { type LearntValues, loadValues } from '../learnt/valueTable.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { answerBy } from '../search/playerModel.ts';
import { playOn } from '../search/playout.ts';
import { decide } from './policy.ts';
import { REGULAR_STYLE, type Style } from './style.ts';

/** What a regular would know if this power had just been added to the engine. */
function styleWithout(power: PowerName): Style {
  const { second } = REGULAR_VALUES;
  if (second === undefined) throw new Error('the second edition was learnt');
  const { [power]: _, ...powers } = second.powers;
  const values: LearntValues = { ...REGULAR_VALUES, second: { ...second, powers } };
  return { ...REGULAR_STYLE, values: loadValues('values', values) };
}

/** How often regulars stand on the count of courage, at tables of five where one seat has this power. */
function standsAt(power: PowerName, style: Style, games: number): number {
  let stood = 0;
  let asked = 0;
  for (let game = 0; game < games; game++) {
    const others = POWER_NAMES.filter((name) => name !== power).slice(game % 11, (game % 11) + 4);
    const match = createMatch({
      edition: 'second',
      seats: 5,
      seed: `stands ${game}`,
      options: { powers: [power, ...others] },
    });
    const random = createRandom(`stands ${game}`);
    const answer = answerBy(style);
    for (let [seat] = deciding(match); seat !== undefined; [seat] = deciding(match)) {
      const move = answer(match, seat, random);
      if (move.move === 'stand') stood++;
      if (move.move === 'stand' || move.move === 'duck') asked++;
      play(match, seat, move);
    }
  }
  return stood / asked;
}

describe('a power that was not learnt', () => {
  test.each(POWER_NAMES)('%s: regulars at its table stand about as often', (power) => {
    const known = standsAt(power, REGULAR_STYLE, 12);
    expect(known).toBeGreaterThan(0.4);
    expect(Math.abs(standsAt(power, styleWithout(power), 12) - known)).toBeLessThan(0.06);
  });
});

/** A decision of a power that nobody has written a rule for. */
const UNKNOWN = 'peek' as DecisionName;

describe('a decision without a rule of its own', () => {
  const match = createMatch({ edition: 'second', seats: 5, seed: 'unknown decision' });
  const observation = observeMatch(match, 0);
  const choose = (moves: readonly Move[]): Move =>
    decide(UNKNOWN, observation, moves, createRandom('unknown'), REGULAR_STYLE);

  test('something is done rather than nothing', () => {
    const order: Move = { move: 'order', target: 2 };
    expect(choose([{ move: 'pass' }, order])).toEqual(order);
    expect(choose([order, { move: 'pass' }])).toEqual(order);
    expect(choose([{ move: 'keep' }, { move: 'trade' }])).toEqual({ move: 'trade' });
  });

  test('it is done to the rival who is most likely to win', () => {
    const loot: PerSeat<Readonly<PerLoot>> = [...observation.loot];
    loot[3] = countLoot(['bill20', 'bill20', 'painting', 'painting', 'painting']);
    const rich = { ...observation, loot, sharedOdds: null };
    const targets: readonly Seat[] = [1, 2, 3, 4];
    const moves = targets.map((target): Move => ({ move: 'hustle', target }));
    const random = createRandom('unknown');
    expect(decide(UNKNOWN, rich, moves, random, REGULAR_STYLE)).toEqual(moves[2]);
    expect(decide(UNKNOWN, rich, moves.toReversed(), random, REGULAR_STYLE)).toEqual(moves[2]);
  });

  test('a click goes before a bang', () => {
    const moves = (['bang', 'click'] as const).map((bullet): Move => ({ move: 'give', bullet }));
    expect(choose(moves)).toEqual({ move: 'give', bullet: 'click' });
  });

  test('the best share is taken', () => {
    const moves = (['bill5', 'bill20', 'bill10'] as const).map(
      (share): Move => ({ move: 'take', shares: [share] }),
    );
    expect(choose(moves)).toEqual({ move: 'take', shares: ['bill20'] });
  });
});

test('every decision of random games can be made by the general rule, with a legal move', () => {
  const random = createRandom('general');
  const answer = answerBy(REGULAR_STYLE);
  const seen = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const match = createMatch({
      edition: 'second',
      seats: 6,
      seed: `general ${game}`,
      options: { powers: 'random' },
    });
    for (let [seat] = deciding(match); seat !== undefined; [seat] = deciding(match)) {
      const moves = legalMoves(match, seat);
      expect(moves).toContain(
        decide(UNKNOWN, observeMatch(match, seat), moves, random, REGULAR_STYLE),
      );
      seen.add(openDecision(match)?.name ?? '');
      playOn(match, random, answer);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});
