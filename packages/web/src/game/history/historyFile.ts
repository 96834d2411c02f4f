import { isRecord } from '@holdup/engine';
import { type PlayedGame, readPlayedGame } from './playedGame.ts';
import { KEPT } from './playedGames.ts';

const FORMAT = 'holdup-history';

/** Larger files are not read at all; a full history has half of it. */
export const MOST_BYTES = 1_000_000;

/** The games as the text of a file. */
export const historyText = (games: readonly PlayedGame[]): string =>
  JSON.stringify({ format: FORMAT, games });

/** The games of a file; null if it is not a history, or if any part of it is damaged. */
export const readHistory = (text: string): readonly PlayedGame[] | null => {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.games)) return null;
    if (file.games.length > KEPT) return null;
    const games = file.games.flatMap((item) => readPlayedGame(item) ?? []);
    return games.length === file.games.length ? games : null;
  } catch {
    return null;
  }
};
