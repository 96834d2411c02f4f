import type { Line } from '@holdup/bots';
import type { CharacterId } from '../../art/index.ts';
import { between, type Person } from '../forms.ts';

/** What players are, say and earn. */
export const people = {
  states: {
    standing: 'standing',
    ducked: 'ducked',
    wounded: 'hit',
    dead: 'dead',
    godfather: 'Godfather',
    bot: 'bot',
    away: 'away, a bot stands in',
    late: 'too slow',
    aimsAt: (who: Person, whom: Person) =>
      between(who, whom, {
        you: `You aim at ${whom.name}`,
        toYou: 'aims at you',
        other: `aims at ${whom.name}`,
      }),
  },
  connection: {
    online: 'Connected',
    reconnecting: 'Connection lost, trying again…',
    offline: 'Offline. We’re holding your seat.',
  },
  characters: {
    bull: 'bull with fedora and nose ring',
    fox: 'fox with eyepatch',
    duck: 'duck with flat cap and lollipop',
    toad: 'toad with top hat and gold tooth',
    rabbit: 'rabbit with dark glasses and carrot',
    cat: 'cat with beret and pearls',
    owl: 'owl with monocle',
    bear: 'panda with cloche hat and rose',
  } satisfies Record<CharacterId, string>,
  talkTitle: 'Say something',
  talk: {
    bang: 'This one is a Bang!',
    click: 'Just a Click. Word of honour.',
    iDuck: 'Take it, I’ll duck.',
    youDuck: 'Duck. Last warning.',
    notYou: 'Stay up, I won’t shoot you.',
    manyBangs: 'I’ve got Bangs to spare.',
    noBangs: 'I’m all out of Bangs.',
    elsewhere: 'Aim at somebody richer!',
    truce: 'Truce? You spare me, I spare you.',
    together: 'You and me against the rest.',
    bluff: 'You’re bluffing.',
    chicken: 'Chicken!',
    lucky: 'Feeling lucky?',
    revenge: 'I won’t forget this.',
    broke: 'I’m broke, honest.',
    thanks: 'Pleasure doing business.',
  } satisfies Record<Line, string>,
  awardsTitle: 'Awards',
  awards: {
    coward: { name: 'Floor inspector', explain: 'Ducked most often.' },
    coldBlooded: { name: 'Cold-blooded', explain: 'Dealt the most wounds.' },
    unlucky: { name: 'Bullet magnet', explain: 'Took the most wounds.' },
    daredevil: { name: 'Nerves of steel', explain: 'Stared down the most guns.' },
    bluffer: {
      name: 'Poker face',
      explain: 'Scared the most players into ducking with nothing but Clicks.',
    },
    peaceful: { name: 'Heart of gold', explain: 'Wounded nobody.' },
    wanted: { name: 'Most wanted', explain: 'Was aimed at most often.' },
    boss: { name: 'Boss of bosses', explain: 'Godfather for the most rounds.' },
    artLover: { name: 'Art lover', explain: 'Owned the most paintings.' },
    sparkling: { name: 'Bling', explain: 'Owned the most diamonds.' },
    survivor: { name: 'Tough as nails', explain: 'Survived with the most wounds.' },
    wasted: { name: 'Wasted ammo', explain: 'Aimed the most Bangs at players who ducked.' },
    honest: {
      name: 'Honour among thieves',
      explain: 'Kept every promise, and made the most of them.',
    },
    oracle: {
      name: 'Saw it coming',
      explain: 'Best at guessing who gets shot, dead or just watching.',
    },
    guesser: { name: 'Crystal ball', explain: 'Died, and was first to bet on the winner.' },
  },
};
export type People = typeof people;
