import type { Line } from '../names/lines.ts';

/** How a bot leans. Every trait goes from −1 to 1; 0 is the plain level. */
export interface Traits {
  /** Loads and points bangs sooner, and stands up more. */
  readonly aggression: number;
  /** Values loot now over safety and over hurting others. */
  readonly greed: number;
  /** Points at those who pointed at it. */
  readonly grudge: number;
  /** Threatens with an empty gun, and says what is not so. */
  readonly bluff: number;
}

export interface Personality {
  readonly id: string;
  readonly name: string;
  /** The character it sits down as. */
  readonly character: string;
  readonly traits: Traits;
  /** The lines it likes, in the order it likes them. */
  readonly lines: readonly Line[];
}

export const PLAIN: Traits = { aggression: 0, greed: 0, grudge: 0, bluff: 0 };

export const PERSONALITIES = [
  {
    id: 'brutus',
    name: 'Brutus Ironhoof',
    character: 'bull',
    traits: { aggression: 0.9, greed: -0.2, grudge: 0.6, bluff: -0.6 },
    lines: ['bang', 'youDuck', 'revenge', 'chicken', 'manyBangs'],
  },
  {
    id: 'renarda',
    name: 'Renarda Quickfinger',
    character: 'fox',
    traits: { aggression: 0, greed: 0.3, grudge: -0.3, bluff: 0.9 },
    lines: ['click', 'bang', 'bluff', 'lucky', 'elsewhere'],
  },
  {
    id: 'lolly',
    name: 'Lolly Puddle',
    character: 'duck',
    traits: { aggression: -0.7, greed: -0.2, grudge: -0.2, bluff: -0.2 },
    lines: ['iDuck', 'truce', 'noBangs', 'broke', 'elsewhere'],
  },
  {
    id: 'goldtooth',
    name: 'Mister Goldtooth',
    character: 'toad',
    traits: { aggression: -0.1, greed: 0.9, grudge: -0.4, bluff: 0.2 },
    lines: ['thanks', 'broke', 'elsewhere', 'truce', 'click'],
  },
  {
    id: 'carrots',
    name: 'Johnny Carrots',
    character: 'rabbit',
    traits: { aggression: 0.5, greed: 0.2, grudge: -0.6, bluff: 0.5 },
    lines: ['lucky', 'bang', 'chicken', 'manyBangs', 'bluff'],
  },
  {
    id: 'pearl',
    name: 'Madame Pearl',
    character: 'cat',
    traits: { aggression: -0.3, greed: 0.5, grudge: 0.2, bluff: 0.4 },
    lines: ['together', 'truce', 'notYou', 'thanks', 'lucky'],
  },
  {
    id: 'monocle',
    name: 'Professor Monocle',
    character: 'owl',
    traits: { aggression: -0.2, greed: 0, grudge: -0.7, bluff: -0.5 },
    lines: ['bluff', 'notYou', 'youDuck', 'noBangs', 'thanks'],
  },
  {
    id: 'bamboo',
    name: 'Rosa Bamboo',
    character: 'bear',
    traits: { aggression: 0.1, greed: -0.3, grudge: 0.9, bluff: 0.1 },
    lines: ['revenge', 'together', 'youDuck', 'bang', 'notYou'],
  },
] as const satisfies readonly Personality[];

export type PersonalityId = (typeof PERSONALITIES)[number]['id'];

export const personalityOf = (id: PersonalityId): Personality =>
  PERSONALITIES.find((personality) => personality.id === id) as Personality;

/** Who sits down as this character, if anybody. */
export const personalityAs = (character: string): (typeof PERSONALITIES)[number] | undefined =>
  PERSONALITIES.find((personality) => personality.character === character);
