import { describe, expect, test } from 'vitest';
import { POWER_NAMES, type PowerName } from '../core/names.ts';
import { ALL_SEATS, MAX_SEATS, MIN_SEATS } from '../core/seats.ts';
import { createMatch } from './create.ts';
import {
  checkPowers,
  completePicks,
  MOST_BANNED,
  offerPowers,
  POWER_WAYS,
  pickable,
  pickers,
} from './powerChoice.ts';

const BANNED = POWER_NAMES.slice(3, 3 + MOST_BANNED);
const nobody = (seats: number): null[] => new Array<null>(seats).fill(null);

describe.each(POWER_WAYS)('powers chosen by %s', (way) => {
  test('R-1.6: everybody gets one, none twice and none that is banned, even without any picks', () => {
    for (const banned of [[], BANNED])
      for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
        const deal = { way, banned };
        const powers = completePicks(offerPowers(deal, seats, `seed ${seats}`), nobody(seats));
        expect(new Set(powers).size).toBe(seats);
        for (const power of powers) expect(banned).not.toContain(power);
        checkPowers(deal, `seed ${seats}`, powers);
        const match = createMatch({ edition: 'second', seats, seed: 's', options: { powers } });
        expect(match.publicState).toBeDefined();
      }
  });

  test('the same seed makes the same offers, another seed different ones', () => {
    const deal = { way, banned: [] };
    expect(offerPowers(deal, 5, 'a')).toEqual(offerPowers(deal, 5, 'a'));
    expect(offerPowers(deal, 5, 'a')).not.toEqual(offerPowers(deal, 5, 'b'));
  });

  test('over many seeds every seat’s first offer is every power', () => {
    const seen = new Set<PowerName | undefined>();
    for (let i = 0; i < 300; i++)
      seen.add(offerPowers({ way, banned: [] }, 8, `${i}`).offers[4]?.[0]);
    expect(seen.size).toBe(POWER_NAMES.length);
  });
});

test('players who keep one of two are offered only one if there are not enough for all', () => {
  const few = offerPowers({ way: 'keepOne', banned: BANNED }, 8, 'two');
  expect(few.offers.every((own) => own.length === 1)).toBe(true);
});

test.each([
  ['random', 1],
  ['keepOne', 2],
] as const)('R-1.6: by %s everybody is offered %d of their own', (way, cards) => {
  for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
    const { offers } = offerPowers({ way, banned: [] }, seats, 'own');
    expect(offers.map(({ length }) => length)).toEqual(new Array(seats).fill(cards));
    expect(new Set(offers.flat()).size).toBe(cards * seats);
  }
});

test('in a draft players pick in turn, and picked powers are gone', () => {
  const draft = offerPowers({ way: 'draft', banned: [] }, 4, 'draft');
  const order = draft.order ?? [];
  expect([...order].sort()).toEqual(ALL_SEATS.slice(0, 4));
  const picks: (PowerName | null)[] = nobody(4);
  for (const seat of order) {
    expect(pickers(draft, picks)).toEqual([seat]);
    for (const other of ALL_SEATS.slice(0, 4))
      if (other !== seat) expect(pickable(draft, picks, other)).toEqual([]);
    const last = pickable(draft, picks, seat).at(-1) ?? null;
    picks[seat] = last;
  }
  expect(pickers(draft, picks)).toEqual([]);
  expect(new Set(picks).size).toBe(4);
  expect(completePicks(draft, picks)).toEqual(picks);
});

test('where all pick at once, everybody without a pick is awaited', () => {
  const two = offerPowers({ way: 'keepOne', banned: [] }, 3, 'once');
  expect(pickers(two, nobody(3))).toEqual([0, 1, 2]);
  const second = two.offers[1]?.[1] ?? null;
  expect(pickers(two, [null, second, null])).toEqual([0, 2]);
  expect(pickable(two, [null, second, null], 1)).toEqual([]);
});

test('powers that were not on offer, banned or given twice are refused in one line', () => {
  const deal = { way: 'keepOne', banned: [] } as const;
  const { offers } = offerPowers(deal, 3, 'check');
  const firsts = offers.map(([first]) => first ?? null);
  expect(() => checkPowers(deal, 'check', firsts)).not.toThrow();
  expect(() => checkPowers(deal, 'check', [...firsts].reverse())).toThrow(/was not offered/);
  expect(() => checkPowers(deal, 'check', [null, ...firsts.slice(1)])).toThrow(/was not offered/);
  const [one = null] = firsts;
  expect(() => checkPowers({ way: 'host', banned: [] }, 'check', [one, one, one])).toThrow(
    /only once/,
  );
  expect(() => offerPowers({ way: 'host', banned: POWER_NAMES }, 3, 'x')).toThrow(/can be banned/);
});
