import { createMatch, type Loot, type PowerName, type View, viewOf } from '@holdup/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/index.ts';
import { shareEffect } from './shareEffect.ts';

beforeAll(() => speak('en'));

/** The first seat with this loot and this many wounds. */
const owning = (loot: readonly Loot[], wounds = 0, power: PowerName | null = null): View => {
  const view = viewOf(createMatch({ edition: 'second', seats: 4, seed: 'effects' }), 0);
  const players = view.public.players.map((player, seat) =>
    seat === 0 ? { ...player, wounds, power } : player,
  );
  return {
    ...view,
    own: view.own && { ...view.own, loot },
    public: { ...view.public, players },
  };
};

test('a painting says what one more adds to the collection (R-9.4)', () => {
  expect(shareEffect('painting', owning([]))).toBe('+$4,000 now');
  expect(shareEffect('painting', owning(['painting', 'painting', 'bill5']))).toBe('+$18,000 now');
  // P-collector: the power counts as one more.
  expect(shareEffect('painting', owning(['painting', 'painting'], 0, 'collector'))).toBe(
    '+$30,000 now',
  );
});

test('a first aid kit says how many wounds it heals, or that it heals none', () => {
  expect(shareEffect('firstAid', owning([], 2))).toBe('heals 2 wounds');
  expect(shareEffect('firstAid', owning([]))).toBe('Nothing to heal.');
});

test('a diamond says how many its taker has; a bill needs no words', () => {
  expect(shareEffect('diamond5', owning(['diamond1', 'diamond10']))).toBe('you have 2');
  expect(shareEffect('bill20', owning([]))).toBe('');
});
