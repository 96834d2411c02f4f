import type { CountName, EditionName } from '@holdup/engine';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** What the two editions call differently. */
type EditionWords = {
  name: string;
  explain: string;
  steps: Record<'loot' | 'load' | 'holdUp' | 'courage' | 'effects' | 'sharing', string>;
  /** Above the countdown. */
  count: Record<CountName, string>;
  /** How many cards a player owns. */
  cards: (n: number) => string;
  yours: string;
  none: string;
  duck: { name: string; hint: string };
  /** The name is what the brave shout. */
  stand: { name: string; hint: string };
  aimedBy: { one: (name: string) => string; many: (aimers: string) => string };
  roundBegan: (round: number, added: number, money: string) => string;
  sharing: (order: string) => string;
};

export type Editions = {
  [E in EditionName]: EditionWords & Record<{ second: 'privilege'; first: 'bang3' }[E], string>;
};

export const editions: Editions = {
  second: {
    name: 'Second edition',
    explain:
      'Bills, diamonds, paintings and a Godfather who gives orders. Loot is taken card by card.',
    steps: {
      loot: 'Loot',
      load: 'Bullet',
      holdUp: 'Hold-up',
      courage: 'Courage',
      effects: 'Shots',
      sharing: 'Sharing the loot',
    },
    privilege: 'Godfather’s privilege',
    count: { aim: 'Aim!', courage: 'Courage!' },
    cards: (n) => plural(n, { one: '# loot card', other: '# loot cards' }),
    yours: 'Your loot',
    none: 'No loot yet',
    duck: { name: 'Duck!', hint: 'Safe, no loot' },
    stand: { name: 'Banzai!', hint: 'Loot, if nothing hits you' },
    aimedBy: {
      one: (name) => `${name} is aiming at you. Duck and you’re safe, but you lose your share.`,
      many: (aimers) =>
        `${aimers} are aiming at you. Duck and you’re safe, but you lose your share.`,
    },
    roundBegan: (round, added) =>
      plural(added, {
        one: `Round ${round}. # new card on the table.`,
        other: `Round ${round}. # new cards on the table.`,
      }),
    sharing: (order) => `Sharing order: ${order}.`,
  },
  first: {
    name: 'First edition',
    explain:
      'Nothing but cash, split equally. Three Bangs at once fire first, and ducking brings shame.',
    steps: {
      loot: 'Cash',
      load: 'Bullet',
      holdUp: 'Guns out',
      courage: 'Guts',
      effects: 'Remaining bullets',
      sharing: 'Splitting the cash',
    },
    bang3: 'Bang! Bang! Bang!',
    count: { aim: 'Guns out!', courage: 'Guts!' },
    cards: (n) => plural(n, { one: '# bill', other: '# bills' }),
    yours: 'Your cash',
    none: 'No cash yet',
    duck: { name: 'Duck!', hint: 'Safe, no cash, one shame token' },
    stand: { name: 'Try me!', hint: 'A cut of the cash, if nothing hits you' },
    aimedBy: {
      one: (name) => `${name} is aiming at you. Duck and you’re safe, but broke and ashamed.`,
      many: (aimers) => `${aimers} are aiming at you. Duck and you’re safe, but broke and ashamed.`,
    },
    roundBegan: (round, _added, money) => `Round ${round}. ${money} on the table.`,
    sharing: (order) => `Splitting the cash: ${order}.`,
  },
};
