import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

export const options = {
  title: 'Table options',
  players: 'Players',
  playersValue: (n: number) => plural(n, { one: '# player', other: '# players' }),
  unofficialCount: 'Works well, but the original rules don’t foresee this number.',
  bots: 'Bots',
  botLevels: {
    rookie: { name: 'Rookie', explain: 'Shoots from the hip and ducks too often.' },
    regular: { name: 'Regular', explain: 'Knows the odds and holds a grudge.' },
    hustler: { name: 'Hustler', explain: 'Thinks the whole round through, from every seat.' },
    shark: { name: 'Shark', explain: 'Counts every bullet. Bring nerves.' },
  },
  edition: 'Edition',
  editions: {
    second: {
      name: 'Second edition',
      explain:
        'Bills, diamonds, paintings, a Godfather who gives orders. Loot is taken card by card.',
    },
    first: {
      name: 'First edition',
      explain: 'Only cash, split equally. “Bang! Bang! Bang!” shoots first, ducking costs honour.',
    },
  },
  powers: { name: 'Powers', explain: 'Everyone gets one special power, open for all to see.' },
  openLoot: { name: 'Open loot', explain: 'What players own stays face-up. Nothing to remember.' },
  lateAim: {
    name: 'Too slow to aim',
    noTarget: { name: 'Aims at nobody', explain: 'But can still duck, stand and share.' },
    sitsOut: {
      name: 'Sits out',
      explain: 'Takes no part in the round: no shot, no loot, no wound.',
    },
  },
  leftovers: {
    name: 'Loot nobody took',
    stay: { name: 'Stays', explain: 'It is shared next round on top of the new pile.' },
    discard: { name: 'Is gone', explain: 'It leaves the game.' },
  },
  junkDealer: {
    name: 'The Junk Dealer trades with',
    piles: { name: 'Coming piles', explain: 'A random card of a later round.' },
    players: { name: 'Players', explain: 'A random card of another player’s loot.' },
  },
  clock: {
    name: 'Clock',
    brisk: { name: 'Brisk', explain: 'Little time to talk.' },
    normal: { name: 'Normal', explain: 'Time for a threat or two.' },
    relaxed: { name: 'Relaxed', explain: 'Plenty of time to bargain.' },
    untimed: { name: 'No clock', explain: 'The table waits for everyone. Nobody can be late.' },
  },
  firstGodfather: { name: 'First Godfather', random: 'Drawn by lot' },
};
export type Options = typeof options;
