import type { Character } from './names.ts';

/** One player's results in the matches at a table so far. */
export interface Standing {
  readonly person: number;
  /** As in their last match: the player may have left. */
  readonly name: string;
  readonly character: Character;
  readonly games: number;
  readonly wins: number;
  /** Dollars of all matches together. */
  readonly money: number;
  /** Skill among the players of this table, starting at `START_RATING`. */
  readonly rating: number;
}

/** The initial rating. */
export const START_RATING = 1000;
