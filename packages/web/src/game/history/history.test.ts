import { beforeEach, describe, expect, it } from 'vitest';
import { stubStorage } from '../../../test/storedValues.ts';
import { historyText, readHistory } from './historyFile.ts';
import type { PlayedGame } from './playedGame.ts';
import { addGames, KEPT, playedGames, removeAllGames, removeGame } from './playedGames.ts';
import { filtered, opponentsOf, statisticsOf } from './statistics.ts';

beforeEach(stubStorage);

const game = (id: string, change: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  ended: 1000,
  together: false,
  edition: 'second',
  seats: 4,
  character: 'owl',
  levels: ['rookie', 'rookie', 'rookie'],
  won: false,
  place: 2,
  money: 30_000,
  bluffs: 1,
  hits: 2,
  hitsTaken: 1,
  diedFirst: false,
  rivals: [{ name: 'Vito', hits: 2, hitsTaken: 1 }],
  ...change,
});

describe('the games of a device', () => {
  it('are kept newest first, each once', () => {
    expect(addGames([game('a', { ended: 1 }), game('b', { ended: 3 })])).toBe(2);
    expect(addGames([game('c', { ended: 2 }), game('b', { ended: 9 })])).toBe(1);
    expect(playedGames().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('are removed one by one or all together', () => {
    addGames([game('a'), game('b')]);
    removeGame('a');
    expect(playedGames().map(({ id }) => id)).toEqual(['b']);
    removeAllGames();
    expect(playedGames()).toEqual([]);
    expect(localStorage.getItem('holdup.history')).toBeNull();
  });

  it('lose the oldest where there are too many', () => {
    addGames(Array.from({ length: KEPT + 5 }, (_, number) => game(`${number}`, { ended: number })));
    expect(playedGames()).toHaveLength(KEPT);
    expect(playedGames().at(-1)?.id).toBe('5');
  });

  it('are read without the damaged ones', () => {
    localStorage.setItem('holdup.history', JSON.stringify([game('a'), { id: 'b' }, null, 7]));
    expect(playedGames()).toEqual([game('a')]);
  });
});

describe('a file of the history', () => {
  it('gives back the games that were written to it', () => {
    const games = [game('a'), game('b', { place: null, together: true, levels: [] })];
    expect(readHistory(historyText(games))).toEqual(games);
  });

  it('is refused whole where any part of it is wrong', () => {
    const whole = JSON.parse(historyText([game('a')]));
    expect(readHistory(JSON.stringify(whole))).not.toBeNull();
    for (const bad of ['', 'x', 'null', '[]', '{}', '{"format":"holdup-history"}'])
      expect(readHistory(bad)).toBeNull();
    expect(readHistory(JSON.stringify({ ...whole, format: 'holdup-replay' }))).toBeNull();
    const wrong: readonly Readonly<Record<string, unknown>>[] = [
      { id: '' },
      { id: 'x'.repeat(101) },
      { ended: -1 },
      { ended: '1' },
      { together: 1 },
      { edition: 'third' },
      { seats: 9 },
      { character: 'yeti' },
      { levels: ['god'] },
      { levels: new Array(9).fill('rookie') },
      { won: null },
      { place: 0 },
      { place: 1.5 },
      { money: Number.MAX_VALUE },
      { bluffs: -1 },
      { hits: null },
      { hitsTaken: 1e9 },
      { diedFirst: 'yes' },
      { rivals: [{ name: 'Vito' }] },
      { rivals: [{ name: 'x'.repeat(41), hits: 0, hitsTaken: 0 }] },
    ];
    for (const change of wrong)
      expect(
        readHistory(JSON.stringify({ ...whole, games: [game('a'), { ...game('b'), ...change }] })),
        JSON.stringify(change),
      ).toBeNull();
  });

  it('that adds fields is read without them', () => {
    const text = JSON.stringify({
      format: 'holdup-history',
      games: [{ ...game('a'), extra: '<script>' }],
    });
    expect(readHistory(text)).toEqual([game('a')]);
  });
});

describe('statistics', () => {
  const games = [
    game('a', { won: true, place: 1, money: 90_000, rivals: [] }),
    game('b', {
      place: null,
      money: 0,
      diedFirst: true,
      rivals: [
        { name: 'Vito', hits: 0, hitsTaken: 2 },
        { name: 'Dot', hits: 5, hitsTaken: 0 },
      ],
    }),
    game('c', { edition: 'first', levels: ['rookie', 'shark'], place: 3 }),
    game('d', { levels: [], together: true }),
  ];

  it('of no games are all zero', () => {
    expect(statisticsOf([])).toEqual({
      games: 0,
      wins: 0,
      places: [],
      dead: 0,
      averageMoney: 0,
      bestMoney: 0,
      bluffs: 0,
      hits: 0,
      hitsTaken: 0,
      diedFirst: 0,
      victim: null,
      enemy: null,
    });
  });

  it('count places, deaths, money and rivals', () => {
    expect(statisticsOf(games)).toMatchObject({
      games: 4,
      wins: 1,
      places: [1, 1, 1],
      dead: 1,
      averageMoney: 37_500,
      bestMoney: 90_000,
      bluffs: 4,
      hits: 8,
      hitsTaken: 4,
      diedFirst: 1,
      victim: { name: 'Dot', count: 5 },
      enemy: { name: 'Vito', count: 4 },
    });
  });

  it('are counted by edition and by the level of the bots', () => {
    expect(games.map(opponentsOf)).toEqual(['rookie', 'rookie', 'mixed', 'people']);
    expect(filtered(games, { edition: 'first', opponents: null }).map(({ id }) => id)).toEqual([
      'c',
    ]);
    expect(filtered(games, { edition: null, opponents: 'rookie' })).toHaveLength(2);
    expect(filtered(games, { edition: 'second', opponents: 'people' })).toHaveLength(1);
  });
});
