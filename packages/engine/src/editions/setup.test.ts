import { describe, expect, test } from 'vitest';
import { statedCounts } from '../../test/rulesText.ts';
import { SetupError } from '../core/errors.ts';
import type { Loot } from '../core/lootCards.ts';
import { EDITIONS, POWER_NAMES } from '../core/names.ts';
import type { Setup } from '../core/options.ts';
import { HOOK } from '../core/power.ts';
import { snapshot } from '../data/snapshot.ts';
import { spectatorView, viewOf } from '../data/view.ts';
import { createMatch } from '../match/create.ts';
import { EDITION_RULES } from './index.ts';

const begin = (setup: Partial<Setup> = {}) =>
  createMatch({ edition: 'second', seats: 4, seed: 'setup', ...setup });

const count = (cards: readonly Loot[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);

describe('the setup', () => {
  test.each([
    ['second', [4, 8]],
    ['first', [4, 6]],
  ] as const)('3 to 8 play the %s edition, %j officially (R-1.1, F-1)', (edition, official) => {
    for (const seats of [3, 4, 5, 6, 7, 8])
      expect(spectatorView(begin({ edition, seats })).public.players).toHaveLength(seats);
    for (const seats of [0, 2, 9, 4.5]) expect(() => begin({ edition, seats })).toThrow(SetupError);
    expect(EDITION_RULES[edition].officialSeats).toEqual(official);
  });

  test.each([
    ['second', { click: 5, bang: 3 }],
    ['first', { click: 5, bang: 2, bang3: 1 }],
  ] as const)('everyone holds 8 bullets in the %s edition: %j (R-1.2, F-2)', (edition, hand) => {
    const match = begin({ edition, seats: 8 });
    for (const seat of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
      expect(viewOf(match, seat).own?.hand).toEqual(hand);
      expect(viewOf(match, seat).public.players[seat]?.bullets).toBe(8);
    }
  });

  test.each([
    ['second', 8],
    ['first', 5],
  ] as const)(
    'the box of the %s edition lies in eight piles of %i (R-1.3, R-1.4, R-2.1, F-3)',
    (edition, pile) => {
      const view = spectatorView(begin({ edition })).public;
      expect(view.rounds).toBe(8);
      expect(view.table).toHaveLength(pile);
      expect(view.piles).toEqual([pile, pile, pile, pile, pile, pile, pile]);
      expect(count([...view.table, ...view.unseen])).toEqual(statedCounts(edition));
    },
  );

  test('the piles are shuffled: a card comes up first as often as it is in the box (R-1.4, F-3)', () => {
    for (const edition of EDITIONS) {
      const first = seeds.flatMap((seed) => spectatorView(begin({ edition, seed })).public.table);
      const inBox = Object.values(statedCounts(edition)).reduce((sum, cards) => sum + cards, 0);
      for (const [card, cards] of Object.entries(statedCounts(edition))) {
        const expected = (first.length * cards) / inBox;
        const met = count(first)[card] ?? 0;
        expect(Math.abs(met - expected), card).toBeLessThan(4 * Math.sqrt(expected));
      }
    }
  });

  test('the host names the oldest, the first Godfather (R-1.5)', () => {
    for (const oldest of [0, 1, 2, 3] as const)
      expect(spectatorView(begin({ options: { oldest } })).public.godfather).toBe(oldest);
    expect(() => begin({ options: { oldest: 4 } })).toThrow(SetupError);
  });

  test('otherwise the first Godfather is drawn, and anyone may be it (R-1.5)', () => {
    const drawn = seeds.map((seed) => spectatorView(begin({ seed })).public.godfather);
    for (const seat of [0, 1, 2, 3] as const)
      expect(drawn.filter((godfather) => godfather === seat).length).toBeGreaterThan(25);
  });

  test('powers are dealt face-up, all different, and every one comes up (R-1.6)', () => {
    const met = new Set<unknown>();
    for (const seed of seeds) {
      const match = begin({ seats: 8, seed, options: { powers: 'random' } });
      const powers = spectatorView(match).public.players.map(({ power }) => power);
      expect(powers).not.toContain(null);
      expect(new Set(powers).size).toBe(8);
      for (const power of powers) met.add(power);
    }
    expect([...met].sort()).toEqual([...POWER_NAMES].sort());
  });

  test('every hook for powers is at some place of a round (R-1.7)', () => {
    const placed = Object.values(EDITION_RULES).flatMap(({ round }) => round);
    for (const [name, hook] of Object.entries(HOOK))
      expect(placed.includes(hook), `the round of an edition has the hook ${name}`).toBe(true);
  });

  test('powers are optional: without the option nobody has one (R-1.6)', () => {
    for (const { power } of spectatorView(begin()).public.players) expect(power).toBeNull();
  });

  test('the same setup gives the same match byte for byte, a different seed a different one (R-0.3)', () => {
    const bytes = (seed: string): string =>
      JSON.stringify(snapshot(begin({ seats: 8, seed, options: { powers: 'random' } })));
    expect(bytes('a')).toBe(bytes('a'));
    expect(bytes('a')).not.toBe(bytes('b'));
  });
});
