import type { Character } from './names.ts';

/** What one person has done in the matches at a table so far. */
export interface Standing {
  readonly person: number;
  /** As it was in their last match: the person may have left. */
  readonly name: string;
  readonly character: Character;
  readonly games: number;
  readonly wins: number;
  /** Dollars of all matches together. */
  readonly money: number;
  /** Skill among the people of this table, from `START_RATING` on. */
  readonly rating: number;
}

/** The rating of somebody who has not been compared with anybody yet. */
export const START_RATING = 1000;
