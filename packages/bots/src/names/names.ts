/** The vocabulary of the bots. Server, clients and command line use these names; clients put them into words. */

/** How strong a bot is, weakest first. */
export const LEVELS = ['rookie', 'regular', 'hustler', 'shark'] as const;
export type Level = (typeof LEVELS)[number];

/** The opponents at a table, as far as chances depend on them: players of one level, or of several. */
export const COMPANIES = [...LEVELS, 'mixed'] as const;
export type Company = (typeof COMPANIES)[number];

/** The characters that players and bots can appear as. */
export const CHARACTERS = ['bull', 'fox', 'duck', 'toad', 'rabbit', 'cat', 'owl', 'bear'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The one-tap lines of the talk before the count of courage. */
export const LINES = [
  'bang',
  'click',
  'iDuck',
  'youDuck',
  'notYou',
  'manyBangs',
  'noBangs',
  'elsewhere',
  'truce',
  'together',
  'bluff',
  'chicken',
  'lucky',
  'revenge',
  'broke',
  'thanks',
] as const;
export type Line = (typeof LINES)[number];
