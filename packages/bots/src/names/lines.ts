/** The one-tap lines of the talk before the courage count, by id. Clients put them into words. */
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
