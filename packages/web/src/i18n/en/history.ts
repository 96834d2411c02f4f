import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** The page of one’s own games. */
export const history = {
  none: 'No finished games yet. Games against bots and games with friends show up here.',
  all: 'All',
  opponents: 'Against',
  people: 'People only',
  mixed: 'Mixed bots',
  numbers: 'In numbers',
  games: 'Games',
  wins: 'Wins',
  share: (n: number, part: string) => `${n} (${part})`,
  average: 'Money per game',
  best: 'Best game',
  bluffs: 'Bluffs that worked',
  hits: 'Hits',
  hitsTaken: 'Hits taken',
  diedFirst: 'First to die',
  victim: 'Favourite victim',
  enemy: 'Worst enemy',
  nobody: 'nobody yet',
  rival: (name: string, n: number) =>
    plural(n, { one: `${name} (# hit)`, other: `${name} (# hits)` }),
  places: 'Places',
  place: 'Place',
  money: 'Money, game by game',
  moneyHint: 'The latest games, the newest on the right. Gold: won.',
  date: 'Date',
  sum: 'Money',
  list: 'Games, newest first',
  together: 'with friends',
  alone: 'against bots',
  more: 'Show more',
  remove: (date: string) => `Remove the game of ${date}`,
  evening: 'This evening',
  player: 'Player',
  rating: 'Rating',
  of: (n: number, of: number) => `${n}/${of}`,
  data: 'Your data',
  save: 'Save as a file',
  read: 'Add from a file',
  added: (n: number) => plural(n, { one: '# game added.', other: '# games added.' }),
  clear: 'Delete everything',
  clearSure:
    'This deletes all games and replays from this device. Save a file first if you may want them back.',
  unreadable: 'This file isn’t a Hold-Up history, or it’s damaged. Nothing was changed.',
};
export type History = typeof history;
