import { seatOrNull } from '../seats.ts';
import { ask } from '../worker/ask.ts';
import { type FinishedMatch, finishedMatches } from './finishedMatches.ts';
import type { PlayedGame } from './playedGame.ts';
import { addGames, hasGame } from './playedGames.ts';

/** The reader's record of a finished game against bots; null if the rules can't replay it any more. */
const gameOf = async (match: FinishedMatch): Promise<PlayedGame | null> => {
  const { id, ended, replay, characters, you, levels = [] } = match;
  const seat = seatOrNull(you);
  const character = characters[you];
  if (seat === null || character === undefined) return null;
  try {
    const own = await ask('ownGame', { replay, seat });
    const { edition, seats } = replay;
    return { id, ended, together: false, edition, seats, character, levels, ...own };
  } catch {
    return null;
  }
};

/** Adds the stored games against bots that the history lacks. Games tried again from the middle don't count. */
export const rememberSolo = async (): Promise<void> => {
  for (const match of finishedMatches()) {
    if (match.branched || hasGame(match.id)) continue;
    const game = await gameOf(match);
    if (game !== null) addGames([game]);
  }
};
