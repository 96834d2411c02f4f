import { describe, expect, test } from 'vitest';
import { quote, SetupError } from '../core/errors.ts';
import { DEFAULT_OPTIONS } from '../core/options.ts';
import { createMatch } from './create.ts';
import { resolveSetup } from './setup.ts';

const GOOD = { edition: 'second', seats: 4, seed: 'x' } as const;
const good = (options: Record<string, unknown>): unknown => ({ ...GOOD, options });
const firstEdition = (options: Record<string, unknown>): unknown => ({
  ...GOOD,
  edition: 'first',
  options,
});
const circular: Record<string, unknown> = {};
circular.self = circular;

const bad: readonly (readonly [string, unknown, string])[] = [
  ['nothing', undefined, 'a match needs'],
  ['null', null, 'a match needs'],
  ['a text', 'second', 'a match needs'],
  ['a list', [GOOD], 'a match needs'],
  ['no edition', { seats: 4, seed: '' }, 'edition must be one of "second", "first"'],
  ['a third edition', { ...GOOD, edition: 'third' }, 'not "third"'],
  ['an edition of the prototype', { ...GOOD, edition: 'toString' }, 'edition must be'],
  ['no seats', { edition: 'second', seed: '' }, 'seats must be a whole number from 3 to 8'],
  ['too few', { ...GOOD, seats: 2 }, 'not 2'],
  ['too many', { ...GOOD, seats: 9 }, 'not 9'],
  ['half a seat', { ...GOOD, seats: 4.5 }, 'not 4.5'],
  ['seats as text', { ...GOOD, seats: '4' }, 'not "4"'],
  ['NaN seats', { ...GOOD, seats: NaN }, 'seats must be'],
  ['BigInt seats', { ...GOOD, seats: 4n }, 'seats must be'],
  ['circular seats', { ...GOOD, seats: circular }, 'seats must be'],
  ['no seed', { edition: 'second', seats: 4 }, 'seed must be a text'],
  ['a number as seed', { ...GOOD, seed: 7 }, 'seed must be a text'],
  ['an endless seed', { ...GOOD, seed: 'x'.repeat(1001) }, 'at most 1000 characters'],
  ['options as text', { ...GOOD, options: 'none' }, 'options must be an object'],
  ['options as list', { ...GOOD, options: [] }, 'options must be an object'],
  ['null options', { ...GOOD, options: null }, 'options must be an object'],
  ['an unknown option', good({ cheat: true }), 'there is no option "cheat"; there are powers'],
  ['toString as option', good({ toString: 1 }), 'there is no option "toString"'],
  [
    '__proto__ as option',
    JSON.parse('{"edition":"second","seats":4,"seed":"","options":{"__proto__":1}}'),
    'there is no option "__proto__"',
  ],
  [
    'lateAim',
    good({ lateAim: 'never' }),
    'options.lateAim must be one of "noTarget", "sitsOut", not "never"',
  ],
  ['openLoot', good({ openLoot: 1 }), 'options.openLoot must be one of false, true, not 1'],
  ['leftovers', good({ leftovers: null }), 'options.leftovers must be one of "stay", "discard"'],
  ['junkDealer', good({ junkDealer: [] }), 'options.junkDealer must be one of "piles", "players"'],
  [
    'stealthy',
    good({ stealthy: 'x' }),
    'options.stealthy must be one of "byChoice", "alsoWounded"',
  ],
  [
    'dictator',
    good({ dictator: 'x' }),
    'options.dictator must be one of "cards", "sparesCuteAndStealthy"',
  ],
  ['powers', good({ powers: 'all' }), 'options.powers must be "none", "random" or a list'],
  ['too few powers', good({ powers: ['kid'] }), 'names 1 powers for 4 seats'],
  [
    'an unknown power',
    good({ powers: ['kid', null, null, 'wizard'] }),
    'there is no power "wizard"; there are collector',
  ],
  ['a power twice', good({ powers: ['kid', null, 'kid', null] }), '"kid" is there only once'],
  ['the oldest outside', good({ oldest: 4 }), 'options.oldest must be a seat from 0 to 3'],
  ['the oldest below', good({ oldest: -1 }), 'options.oldest must be a seat'],
  ['half the oldest', good({ oldest: 0.5 }), 'options.oldest must be a seat'],
  [
    'powers in the first edition',
    firstEdition({ powers: 'random' }),
    'options.powers belongs to the second edition',
  ],
  [
    'a power in the first edition',
    firstEdition({ powers: [null, 'kid', null, null] }),
    'belongs to the second edition',
  ],
  [
    'lateAim in the first edition',
    firstEdition({ lateAim: 'sitsOut' }),
    'options.lateAim belongs to the second',
  ],
  [
    'leftovers in the first edition',
    firstEdition({ leftovers: 'discard' }),
    'options.leftovers belongs to the second',
  ],
  [
    'junkDealer in the first edition',
    firstEdition({ junkDealer: 'players' }),
    'options.junkDealer belongs to the second',
  ],
];

describe('a setup', () => {
  test.each(bad)('with %s is refused in words', (_, setup, words) => {
    const refused = (): unknown => createMatch(setup as never);
    expect(refused).toThrow(SetupError);
    expect(refused).toThrow(words);
  });

  test('R-1.6 R-4.2 R-8.4 R-8.8 P-junkDealer P-stealthy P-dictator: options not named have their defaults', () => {
    expect(resolveSetup(GOOD).options).toEqual({
      powers: 'none',
      oldest: null,
      lateAim: 'noTarget',
      openLoot: false,
      leftovers: 'stay',
      junkDealer: 'piles',
      stealthy: 'byChoice',
      dictator: 'cards',
    });
    expect(resolveSetup(good({ openLoot: undefined, powers: undefined }))).toEqual({
      ...GOOD,
      options: DEFAULT_OPTIONS,
    });
  });

  test('R-1.1 F-1: 3 to 8 may play; options may be given explicitly, even the defaults of the first edition', () => {
    for (const edition of ['second', 'first'] as const)
      for (const seats of [3, 4, 5, 6, 7, 8])
        expect(resolveSetup({ edition, seats, seed: '' }).seats).toBe(seats);
    expect(resolveSetup(firstEdition({ ...DEFAULT_OPTIONS })).options).toEqual(DEFAULT_OPTIONS);
    expect(resolveSetup(firstEdition({ powers: [null, null, null, null] })).edition).toBe('first');
    expect(resolveSetup(good({ oldest: 0 })).options.oldest).toBe(0);
    expect(resolveSetup(good({ oldest: 3 })).options.oldest).toBe(3);
    expect(resolveSetup({ ...GOOD, seed: 'x'.repeat(1000) }).seed).toHaveLength(1000);
  });

  test('R-1.6: the powers of the seats can be named, and the list is a copy', () => {
    const powers = ['kid', null, 'smart', null];
    const { options } = resolveSetup(good({ powers }));
    powers[0] = 'hacked';
    expect(options.powers).toEqual(['kid', null, 'smart', null]);
  });

  test('an error quotes the offending value, shortened', () => {
    expect(quote('x')).toBe('"x"');
    expect(quote(undefined)).toBe('undefined');
    expect(quote('y'.repeat(200)).length).toBeLessThan(70);
    expect(quote(circular)).toEqual(expect.any(String));
    expect(quote(1n)).toEqual(expect.any(String));
  });
});
