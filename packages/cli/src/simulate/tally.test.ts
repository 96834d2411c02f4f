import { resolveSetup } from '@holdup/engine';
import { expect, it } from 'vitest';
import { PLAYERS } from '../players/index.ts';
import { type PlayedGame, playGame, setupOf } from './game.ts';
import { addGame, addTally, emptyTally, type Tally } from './tally.ts';

const SEATS = 5;
const setup = resolveSetup({
  edition: 'second',
  seats: SEATS,
  seed: 'tally',
  options: { powers: 'random' },
});
const games = Array.from({ length: 40 }, (_, i) => playGame(setupOf(setup, i), PLAYERS.random));

const tallyOf = (some: readonly PlayedGame[]): Tally => {
  const tally = emptyTally(SEATS);
  for (const game of some) addGame(tally, game);
  return tally;
};

it('counts every game, seat and power', () => {
  const tally = tallyOf(games);
  const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);
  expect(tally.games).toBe(40);
  expect(sum(Object.values(tally.endings))).toBe(40);
  expect(sum(tally.rounds.values())).toBe(40);
  expect(sum(tally.wins)).toBe(sum(tally.winnerMoney.values()));
  expect(sum([...tally.powers.values()].map(({ dealt }) => dealt))).toBe(40 * SEATS);
  expect(sum([...tally.powers.values()].map(({ wins }) => wins))).toBe(sum(tally.wins));
  const deaths = sum([...tally.deaths].map(([dead, times]) => dead * times));
  expect(sum(tally.survivorMoney.values()) + deaths).toBe(40 * SEATS);
});

it('gives the same sum however the games are split and added', () => {
  const forwards = tallyOf(games.slice(0, 13));
  addTally(forwards, tallyOf(games.slice(13)));
  const backwards = tallyOf(games.slice(25));
  addTally(backwards, tallyOf([]));
  addTally(backwards, tallyOf(games.slice(0, 25).reverse()));
  expect(forwards).toEqual(tallyOf(games));
  expect(backwards).toEqual(tallyOf(games));
});

it('the same seed gives the same game, another seed another one', () => {
  expect(playGame(setupOf(setup, 3), PLAYERS.random)).toEqual(games[3]);
  expect(games[3]).not.toEqual(games[4]);
});
