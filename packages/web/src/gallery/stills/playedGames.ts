import { LEVELS } from '@holdup/bots';
import { ALL_SEATS } from '@holdup/engine';
import type { PlayedGame } from '../../game/history/playedGame.ts';
import { ownGame } from '../../game/worker/ownGame.ts';
import { finished } from './position.ts';
import { STILL_SITTERS } from './stillGame.ts';

const LAST = Date.UTC(2026, 10, 14, 20, 15);
const DAY = 86_400_000;

const playedGame = (number: number): PlayedGame => {
  const edition = number % 5 === 4 ? 'first' : 'second';
  const seats = 4 + (number % 4);
  const seat = ALL_SEATS[number % 3] ?? 0;
  const { replay } = finished({ edition, seats }, null, `played ${number}`);
  const sitters = STILL_SITTERS.slice(0, seats);
  const names = sitters.map(({ name }) => name);
  const together = number % 3 === 0;
  const level = LEVELS[number % LEVELS.length] ?? LEVELS[0];
  return {
    id: `played-${number}`,
    ended: LAST - number * DAY,
    together,
    edition,
    seats,
    character: sitters[seat]?.character ?? 'bull',
    levels: together ? [] : sitters.slice(1).map(() => level),
    ...ownGame({ ...replay, names }, seat),
  };
};

const made: PlayedGame[] = [];

/** The history of a player with this many games; newcomers played all of them. */
export const playedGames = (count: number): readonly PlayedGame[] => {
  while (made.length < count) made.push(playedGame(made.length));
  return made.slice(0, count);
};
