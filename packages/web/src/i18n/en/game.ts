import type { BulletKind, LootKind, Power } from '../../art/index.ts';
import { moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

type Entry = { name: string; explain: string };

export const game = {
  money: moneyOf('en'),
  steps: {
    loot: { name: 'Loot', explain: 'Eight new cards are turned up. This is what you fight for.' },
    load: { name: 'Bullet', explain: 'Secretly load one bullet. Each can be used only once.' },
    holdUp: { name: 'Hold-up', explain: 'On three, everyone aims at somebody, all at once.' },
    privilege: {
      name: 'Godfather’s privilege',
      explain: 'The Godfather may order one player to change target.',
    },
    courage: {
      name: 'Courage',
      explain: 'On three: duck, safe but without loot, or stand and shout “Banzai!”.',
    },
    effects: {
      name: 'Card effects',
      explain: 'Bullets still aimed are revealed. A Bang! wounds its target.',
    },
    sharing: {
      name: 'Sharing the loot',
      explain: 'Whoever still stands takes one share in turn, from the Godfather clockwise.',
    },
  },
  firstEditionSteps: {
    bills: { name: 'Cash', explain: 'Five bills join what still lies on the table.' },
    bang3: {
      name: 'Bang! Bang! Bang!',
      explain: 'These shoot first: whoever is hit no longer shoots back.',
    },
    split: {
      name: 'Splitting the cash',
      explain: 'Those who still stand split it equally, without change. The rest stays.',
    },
  },
  bullets: {
    click: { name: 'Click', explain: 'Nothing happens. But nobody knows that yet.' },
    bang: { name: 'Bang!', explain: 'Your target takes a wound and gets no loot this round.' },
    bang3: {
      name: 'Bang! Bang! Bang!',
      explain: 'Fires before all others: your target is wounded and can’t shoot back.',
    },
  } satisfies Record<BulletKind, Entry>,
  bulletBack: { name: 'Face-down bullet', explain: 'Click or Bang!? Only its owner knows.' },
  loot: {
    bill5: { name: '$5,000 bill', explain: 'Worth $5,000.' },
    bill10: { name: '$10,000 bill', explain: 'Worth $10,000.' },
    bill20: { name: '$20,000 bill', explain: 'Worth $20,000.' },
    diamond1: {
      name: '$1,000 diamond',
      explain: 'Worth $1,000. Most diamonds at the end: $60,000 extra.',
    },
    diamond5: {
      name: '$5,000 diamond',
      explain: 'Worth $5,000. Most diamonds at the end: $60,000 extra.',
    },
    diamond10: {
      name: '$10,000 diamond',
      explain: 'Worth $10,000. Most diamonds at the end: $60,000 extra.',
    },
    painting: {
      name: 'Painting',
      explain: 'The more you own, the more each is worth: one $4,000, ten $500,000.',
    },
    clip: {
      name: 'Clip',
      explain: 'Take a Bang! back from the discard and throw away another bullet.',
    },
    firstAid: { name: 'First aid kit', explain: 'Heals all your wounds at once.' },
  } satisfies Record<LootKind, Entry>,
  lootBack: { name: 'Face-down loot', explain: 'Taken in the open. Do you remember what it was?' },
  kinds: {
    bill: 'Bills',
    diamond: 'Diamonds',
    painting: 'Paintings',
    firstAid: 'First aid kits',
    clip: 'Clips',
    godfather: 'New Godfather',
  },
  things: {
    godfather: {
      name: 'Godfather',
      explain: 'Counts to three, may redirect one gun, and takes loot first.',
    },
    newGodfather: {
      name: 'New Godfather',
      explain: 'Take it instead of a card and you are Godfather from next round on.',
    },
    wound: { name: 'Wound', explain: 'With the third you are out of the game.' },
    shame: { name: 'Shame', explain: 'Taken for every duck. On a tie, less shame wins.' },
    diamondBonus: {
      name: 'Diamond bonus',
      explain: '$60,000 for the most diamond cards. On a tie nobody gets it.',
    },
    power: { name: 'Power', explain: 'A special ability for the whole game, known to all.' },
  },
  powers: {
    collector: { name: 'The Collector', explain: 'Counts as one painting more at the end.' },
    cunning: {
      name: 'The Cunning',
      explain: 'May swap the loaded bullet once everyone has aimed.',
    },
    cute: {
      name: 'The Cute',
      explain: 'When sharing, takes a $5,000 bill before anyone else.',
    },
    dictator: {
      name: 'The Dictator',
      explain: 'Once a sharing, forbids somebody one kind of loot.',
    },
    doctor: { name: 'The Doctor', explain: 'Heals one own wound when ducking.' },
    goodFriend: {
      name: 'The Good Friend',
      explain: 'When somebody uses a clip, may take back a Bang! too.',
    },
    greedy: {
      name: 'The Greedy',
      explain: 'May take two shares at once, and then no more this round.',
    },
    hustler: {
      name: 'The Hustler',
      explain: 'Each round draws a bullet from another hand and gives one in return.',
    },
    junkDealer: {
      name: 'The Junk Dealer',
      explain: 'Once a sharing, may trade a card just taken for a random one.',
    },
    kid: { name: 'The Kid', explain: 'Aims last, after seeing who aims at whom.' },
    luckyMan: {
      name: 'The Lucky Man',
      explain: 'Would take two wounds or more in a round? Takes none.',
    },
    professional: {
      name: 'The Professional',
      explain: 'A Bang! loaded and the target ducks: steals one of its loot cards.',
    },
    smart: {
      name: 'The Smart',
      explain: 'When the target ducks, takes the bullet back and discards any other.',
    },
    stealthy: {
      name: 'The Stealthy',
      explain: 'When ducking, grabs a $10,000 bill from the table.',
    },
    unbreakable: { name: 'The Unbreakable', explain: 'Out only with the fifth wound.' },
    vulture: { name: 'The Vulture', explain: 'When somebody dies, takes two of their loot cards.' },
  } satisfies Record<Power, Entry>,
  counts: {
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    wounds: (n: number) => plural(n, { one: '# wound', other: '# wounds' }),
    bullets: (n: number) => plural(n, { one: '# bullet', other: '# bullets' }),
    lootCards: (n: number) => plural(n, { one: '# loot card', other: '# loot cards' }),
    diamonds: (n: number) => plural(n, { one: '# diamond', other: '# diamonds' }),
    paintings: (n: number) => plural(n, { one: '# painting', other: '# paintings' }),
    shames: (n: number) => plural(n, { one: '# shame token', other: '# shame tokens' }),
    seconds: (n: number) => plural(n, { one: '# second', other: '# seconds' }),
    aimedAtYou: (n: number) => plural(n, { one: '# gun is on you', other: '# guns are on you' }),
  },
};
export type Game = typeof game;
