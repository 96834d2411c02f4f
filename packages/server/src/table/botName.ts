import type { Character } from '@holdup/protocol';

/** What bots are called; the same names in every language. */
const NAMES: Readonly<Record<Character, string>> = {
  bull: 'Vito',
  fox: 'Rusty',
  duck: 'Dot',
  toad: 'Bogdan',
  rabbit: 'Flo',
  cat: 'Gräfin',
  owl: 'Zofia',
  bear: 'Żaneta',
};

export const botName = (character: Character): string => NAMES[character];
