import { signal } from '@preact/signals';
import { readStored, writeStored } from '../../storage/storage.ts';
import { finishedMatches, forgetFinished } from './finishedMatches.ts';
import { type PlayedGame, readPlayedGame } from './playedGame.ts';

/** The newest games are kept, this many of them; they take less than half a megabyte. */
export const KEPT = 1000;

/** Counts the changes, so that a screen which reads the games follows them. */
const changes = signal(0);

const stored = (): readonly PlayedGame[] => {
  const list = readStored('holdup.history');
  return Array.isArray(list) ? list.flatMap((item) => readPlayedGame(item) ?? []) : [];
};

const write = (games: readonly PlayedGame[]): void => {
  writeStored('holdup.history', games.length === 0 ? null : games);
  changes.value += 1;
};

/** Every game of this device, newest first. */
export const playedGames = (): readonly PlayedGame[] => {
  void changes.value;
  return stored();
};

export const hasGame = (id: string): boolean => stored().some((game) => game.id === id);

/** Adds games; those that are there already stay as they are. Returns how many were new. */
export const addGames = (games: readonly PlayedGame[]): number => {
  const known = new Map(stored().map((game) => [game.id, game]));
  const before = known.size;
  for (const game of games) if (!known.has(game.id)) known.set(game.id, game);
  const added = known.size - before;
  if (added > 0) write([...known.values()].sort((a, b) => b.ended - a.ended).slice(0, KEPT));
  return added;
};

/** Removes a game, and its replay where this device keeps one. */
export const removeGame = (id: string): void => {
  forgetFinished((match) => match.id === id);
  write(stored().filter((game) => game.id !== id));
};

/** Removes all games and replays from this device. */
export const removeAllGames = (): void => {
  forgetFinished(() => true);
  writeStored('holdup.unsettled', null);
  write([]);
};

/** The replay of a game against bots, as long as it is kept. */
export const keptReplay = (id: string) => finishedMatches().find((match) => match.id === id);
