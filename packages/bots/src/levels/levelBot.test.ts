import {
  createMatch,
  createRandom,
  deciding,
  type Move,
  type Setup,
  type View,
  viewOf,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { playOn } from '../../test/playOn.ts';
import { playGame } from '../arena/playGame.ts';
import { PLAIN, type Traits } from '../characters/personalities.ts';
import type { Level } from '../names/names.ts';
import { createNewcomer } from '../newcomers/newcomers.ts';
import { readNet } from '../node.ts';
import { createBot } from './createBot.ts';
import { createLevelBot } from './levelBot.ts';
import { SKILLS, type Skill, TABLE_KINDS, temperatureAt, whimsAt } from './skills.ts';

const net = readNet();

/** A shark, but for these mistakes and traits. */
interface Difference {
  readonly mistakes?: Partial<Skill>;
  readonly traits?: Partial<Traits>;
}

/** The weight that such a bot gives to such moves at decisions of `step`, in the middle of several games. */
function wish(
  { mistakes, traits }: Difference,
  step: string,
  is: (move: Move, view: View) => boolean,
): number {
  const bot = createLevelBot(
    'trait',
    net,
    { ...SKILLS.shark, ...mistakes },
    { ...PLAIN, ...traits },
  );
  let asked = 0;
  let wanted = 0;
  for (let game = 0; game < 20; game++) {
    const match = createMatch({ edition: 'second', seats: 5, seed: `traits ${game}` });
    const random = createRandom(`traits ${game}`);
    while (match.publicState.round < 5 || match.publicState.asking?.step !== step) {
      if (deciding(match).length === 0) break;
      playOn(match, random);
    }
    for (const seat of deciding(match)) {
      const view = viewOf(match, seat);
      if (step === 'courage' && !view.public.players.some(({ target }) => target === seat))
        continue;
      asked++;
      const { reasons } = bot.decide({ view, random, budgetMs: 0, explain: true });
      for (const { move, weight } of reasons?.options ?? []) if (is(move, view)) wanted += weight;
    }
  }
  return wanted / asked;
}

describe('characters', () => {
  const shot = (move: Move): boolean => move.move === 'load' && move.bullet !== 'click';
  const stand = (move: Move): boolean => move.move === 'stand';

  test('aggressive ones load shots and stand more often than those who bluff or are timid', () => {
    const bold = { traits: { aggression: 1 } };
    expect(wish(bold, 'load', shot)).toBeGreaterThan(
      wish({ traits: { bluff: 1 } }, 'load', shot) + 0.02,
    );
    expect(wish(bold, 'courage', stand)).toBeGreaterThan(
      wish({ traits: { aggression: -1 } }, 'courage', stand) + 0.02,
    );
  });

  test('greedy ones stand more often', () => {
    expect(wish({ traits: { greed: 1 } }, 'courage', stand)).toBeGreaterThan(
      wish({ traits: { greed: -1 } }, 'courage', stand) + 0.02,
    );
  });
});

describe('levels', () => {
  test('make fewer mistakes of every kind than the level below', () => {
    const { rookie, regular, hustler, shark } = SKILLS;
    for (const [weaker, stronger] of [
      [rookie, regular],
      [regular, hustler],
      [hustler, shark],
    ] as const) {
      for (const kind of TABLE_KINDS)
        expect(stronger.temperature[kind], kind).toBeLessThanOrEqual(weaker.temperature[kind]);
      for (const mistake of [
        'whims',
        'careless',
        'forgets',
        'fear',
        'saving',
        'pilingOn',
        'dividingLoot',
      ] as const)
        expect(stronger[mistake], mistake).toBeLessThanOrEqual(weaker[mistake]);
    }
  });

  test('pick on the wounded, all but sharks', () => {
    const wounded = (move: Move, { public: { players } }: View): boolean =>
      move.move === 'aim' && move.target !== null && (players[move.target]?.wounds ?? 0) > 0;
    const wishAt = (level: Level): number =>
      wish({ mistakes: { pilingOn: SKILLS[level].pilingOn } }, 'aim', wounded);
    for (const level of ['rookie', 'regular', 'hustler'] as const)
      expect(wishAt(level), level).toBeGreaterThan(wishAt('shark') + 0.02);
  });

  test('play at the temperature of the table: base, with powers, or in the first edition', () => {
    const at = (level: Level, setup: Omit<Setup, 'seats' | 'seed'>): number =>
      temperatureAt(SKILLS[level], viewOf(createMatch({ ...setup, seats: 4, seed: 'kind' }), 0));
    const base = { edition: 'second' } as const;
    const powers = { edition: 'second', options: { powers: 'random' } } as const;
    expect(at('shark', base)).toBe(SKILLS.shark.temperature.base);
    expect(at('shark', powers)).toBe(SKILLS.shark.temperature.powers);
    expect(at('shark', { edition: 'first' })).toBe(SKILLS.shark.temperature.dividedLoot);
    expect(new Set(Object.values(SKILLS.shark.temperature)).size).toBe(TABLE_KINDS.length);
    expect(at('rookie', { edition: 'first' })).toBe(at('rookie', powers));
  });

  test('rookies answer on a whim more often at small tables and in the first edition, never more than always', () => {
    const at = (whims: number, seats: number, edition: 'first' | 'second'): number =>
      whimsAt(
        { ...SKILLS.rookie, whims },
        viewOf(createMatch({ edition, seats, seed: 'small' }), 0),
      );
    expect(at(0.9, 3, 'second')).toBe(1);
    expect(at(0.9, 6, 'second')).toBe(0.9);
    expect(at(0.9, 6, 'first')).toBe(1);
    expect(at(0.5, 6, 'first')).toBe(0.8);
  });

  test('a first-time player wins among rookies far more often than among sharks', () => {
    const winsAmong = (level: 'rookie' | 'shark'): number => {
      let won = 0;
      for (let game = 0; game < 40; game++) {
        const setup: Setup = { edition: 'second', seats: 4, seed: `first time ${game}` };
        const others = Array.from({ length: 3 }, () => createBot({ level, net }));
        const { result } = playGame(setup, [createNewcomer('careless'), ...others], {
          budgetMs: 0,
        });
        if (result.winners.includes(0)) won++;
      }
      return won;
    };
    expect(winsAmong('rookie')).toBeGreaterThan(2 * winsAmong('shark'));
  });
});
