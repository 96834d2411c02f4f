import type { Character, Line } from '../names/names.ts';

/** How a bot's choices are biased. Every trait ranges from −1 to 1; 0 is the plain level. */
export interface Traits {
  /** Loads bangs sooner and stands more often. */
  readonly aggression: number;
  /** Values loot now over safety and over hurting others. */
  readonly greed: number;
  /** Aims at those who aimed at it. */
  readonly grudge: number;
  /** Threatens with an empty gun, and lies. */
  readonly bluff: number;
}

export interface Personality {
  readonly id: string;
  /** The character it appears as. */
  readonly character: Character;
  readonly traits: Traits;
  /** The lines it likes, its favourites first. */
  readonly lines: readonly Line[];
}

export const PLAIN: Traits = { aggression: 0, greed: 0, grudge: 0, bluff: 0 };

export const PERSONALITIES = [
  {
    id: 'brutus',
    character: 'bull',
    traits: { aggression: 0.9, greed: -0.2, grudge: 0.6, bluff: -0.6 },
    lines: ['bang', 'youDuck', 'revenge', 'chicken', 'manyBangs'],
  },
  {
    id: 'renarda',
    character: 'fox',
    traits: { aggression: 0, greed: 0.3, grudge: -0.3, bluff: 0.9 },
    lines: ['click', 'bang', 'bluff', 'lucky', 'elsewhere'],
  },
  {
    id: 'lolly',
    character: 'duck',
    traits: { aggression: -0.7, greed: -0.2, grudge: -0.2, bluff: -0.2 },
    lines: ['iDuck', 'truce', 'noBangs', 'broke', 'elsewhere'],
  },
  {
    id: 'goldtooth',
    character: 'toad',
    traits: { aggression: -0.1, greed: 0.9, grudge: -0.4, bluff: 0.2 },
    lines: ['thanks', 'broke', 'elsewhere', 'truce', 'click'],
  },
  {
    id: 'carrots',
    character: 'rabbit',
    traits: { aggression: 0.5, greed: 0.2, grudge: -0.6, bluff: 0.5 },
    lines: ['lucky', 'bang', 'chicken', 'manyBangs', 'bluff'],
  },
  {
    id: 'pearl',
    character: 'cat',
    traits: { aggression: -0.3, greed: 0.5, grudge: 0.2, bluff: 0.4 },
    lines: ['together', 'truce', 'notYou', 'thanks', 'lucky'],
  },
  {
    id: 'monocle',
    character: 'owl',
    traits: { aggression: -0.2, greed: 0, grudge: -0.7, bluff: -0.5 },
    lines: ['bluff', 'notYou', 'youDuck', 'noBangs', 'thanks'],
  },
  {
    id: 'bamboo',
    character: 'bear',
    traits: { aggression: 0.1, greed: -0.3, grudge: 0.9, bluff: 0.1 },
    lines: ['revenge', 'together', 'youDuck', 'bang', 'notYou'],
  },
] as const satisfies readonly Personality[];

export type PersonalityId = (typeof PERSONALITIES)[number]['id'];

export function personalityOf(id: PersonalityId): Personality {
  const found = PERSONALITIES.find((personality) => personality.id === id);
  if (found === undefined) throw new Error(`there is no personality ${id}`);
  return found;
}

/** The personality of this character. */
export const personalityAs = (character: string): (typeof PERSONALITIES)[number] | undefined =>
  PERSONALITIES.find((personality) => personality.character === character);
