import type { DecisionName, PowerName } from '@holdup/engine';
import { between, by, type Person } from '../forms.ts';

/** The words that every power has. */
type Introduction = {
  name: string;
  explain: string;
  /** One moment of a game in which it matters. */
  example: string;
};

type PowerWords = Introduction & {
  /** The questions of the decisions that only this power brings. */
  decisions?: Partial<Record<DecisionName, { title: unknown; hint: string }>>;
  [word: string]: unknown;
};

/** All words of a power: what it is, an example, the questions and choices of its own decisions, its lines in the log. */
const texts = {
  collector: {
    name: 'The Collector',
    explain: 'Counts as an extra painting at the end.',
    example: 'With two paintings you are paid for three: $30,000 instead of $12,000.',
  },
  cunning: {
    name: 'The Cunning',
    explain: 'May swap the loaded bullet once everyone has aimed.',
    example: 'Nobody aims at you? Swap your Click for a Bang.',
    decisions: {
      reload: {
        title: 'Swap your bullet?',
        hint: 'Others see that you swapped, not what you took.',
      },
    },
    keep: (bullet: string) => `Keep: ${bullet}`,
    swapped: (who: Person) => by(who, 'You swap your bullet.', `${who.name} swaps bullets.`),
    kept: (who: Person) => by(who, 'You keep your bullet.', `${who.name} keeps the bullet.`),
  },
  cute: {
    name: 'The Cute',
    explain: 'When sharing starts, takes a $5,000 bill before anyone else.',
    example: 'Still on your feet? One $5,000 bill is yours before the Godfather even looks.',
    took: (who: Person, what: string) =>
      by(
        who,
        `Too cute to wait, you take: ${what}.`,
        `Too cute to wait, ${who.name} takes: ${what}.`,
      ),
  },
  dictator: {
    name: 'The Dictator',
    explain: 'Once per sharing, may ban one player from one kind of loot.',
    example: 'Someone reaches for a fifth painting? Ban paintings. They take something else.',
    decisions: {
      forbid: {
        title: (name: string, what: string) => `${name} wants: ${what}`,
        hint: 'Once per sharing, you may ban one kind of loot.',
      },
    },
    ban: (kind: string) => `Ban: ${kind}`,
    allow: 'Allow it',
    allowHint: 'Save your veto for later.',
    allowed: (who: Person) => by(who, 'You allow it.', `${who.name} allows it.`),
    banned: (who: Person, whom: Person, kind: string) =>
      between(who, whom, {
        you: `You ban ${whom.name} from: ${kind}.`,
        toYou: `${who.name} bans you from: ${kind}.`,
        other: `${who.name} bans ${whom.name} from: ${kind}.`,
      }),
    tookNothing: (who: Person) => by(who, 'You take nothing.', `${who.name} takes nothing.`),
  },
  doctor: {
    name: 'The Doctor',
    explain: 'Heals a wound when ducking.',
    example: 'Two wounds and three guns on you? Duck, and get up with one wound.',
    duckHint: 'Safe, no loot, heals a wound',
    healed: (who: Person, left: string) =>
      by(who, `You patch yourself up: ${left} left.`, `${who.name} heals a wound: ${left} left.`),
  },
  goodFriend: {
    name: 'The Good Friend',
    explain: 'When somebody uses a clip, may take back a Bang too.',
    example: 'Dot uses a clip and digs a Bang out of the discard. So do you, free of charge.',
    decisions: {
      regain: { title: 'Take back a Bang too?', hint: 'It costs you nothing.' },
    },
    take: 'Take the Bang',
    takeHint: 'From the discard into your hand.',
    noneLeft: (who: Person) => by(who, 'No Bang left for you.', `No Bang left for ${who.name}.`),
  },
  greedy: {
    name: 'The Greedy',
    explain: 'May take two shares at once, then no more this round.',
    example: 'Two paintings on the table? Take both before anyone else gets one.',
    takeTwo: { title: 'Take one share or two', hint: 'Take two and you’re done this round.' },
    take: (what: string) => `Take: ${what}`,
    pair: (first: string, second: string) => `${first}, then ${second}`,
  },
  hustler: {
    name: 'The Hustler',
    explain: 'Each round, draws a bullet from someone’s hand and gives one back.',
    example: 'You draw a Bang from Vito and hand over a Click. Vito knows. Nobody else does.',
    decisions: {
      hustle: {
        title: 'Whose hand?',
        hint: 'You draw one of their bullets at random and give one back.',
      },
      give: {
        title: 'Give one back',
        hint: 'Any bullet in your hand, even the one you just drew.',
      },
    },
    drew: (who: Person, whom: Person) =>
      between(who, whom, {
        you: `You draw a bullet from ${whom.name}’s hand.`,
        toYou: `${who.name} draws a bullet from your hand.`,
        other: `${who.name} draws a bullet from ${whom.name}’s hand.`,
      }),
    gave: (who: Person, whom: Person) =>
      between(who, whom, {
        you: `You give ${whom.name} a bullet.`,
        toYou: `${who.name} gives you a bullet.`,
        other: `${who.name} gives ${whom.name} a bullet.`,
      }),
    got: (bullet: string) => `You got: ${bullet}`,
    lost: (bullet: string) => `You lost: ${bullet}`,
  },
  junkDealer: {
    name: 'The Junk Dealer',
    explain: 'Once per sharing, may trade a card just taken for a random one.',
    example: 'You got the last $5,000 bill. Trade it in: it might come back as a painting.',
    decisions: {
      trade: {
        title: (what: string) => `Trade in: ${what}?`,
        hint: 'Once per sharing, for a random card.',
      },
    },
    pile: 'Trade',
    pileHint: 'For a random card from a later round.',
    player: (name: string) => `Trade with ${name}`,
    keepHint: 'No trade for now.',
    kept: (who: Person) => by(who, 'You don’t trade.', `${who.name} doesn’t trade.`),
    traded: (who: Person, what: string) =>
      by(who, `You trade in: ${what}.`, `${who.name} trades in: ${what}.`),
    tradedWith: (who: Person, whom: Person, what: string) =>
      between(who, whom, {
        you: `You trade with ${whom.name}: ${what}.`,
        toYou: `${who.name} trades with you: ${what}.`,
        other: `${who.name} trades with ${whom.name}: ${what}.`,
      }),
  },
  kid: {
    name: 'The Kid',
    explain: 'Aims last, after seeing who aims at whom.',
    example: 'Four guns on Rusty, none on you. Now pick your own target in peace.',
    decisions: {
      aimAfterOthers: {
        title: 'You aim last',
        hint: 'All guns are out. Let your own clock run down and you’re too slow, like anyone else.',
      },
    },
  },
  luckyMan: {
    name: 'The Lucky Man',
    explain: 'Two or more wounds in one round? Takes none.',
    example: 'Three Bangs hit you at once? Not a scratch, and you still share the loot.',
    dodged: (who: Person) =>
      by(
        who,
        'What luck! All those shots, and not a scratch on you.',
        `What luck! All those shots, and not a scratch on ${who.name}.`,
      ),
  },
  professional: {
    name: 'The Professional',
    explain: 'If the target ducks from a loaded Bang, steals one of their loot cards.',
    example: 'You aim a Bang at Dot, and Dot ducks. A random card of that loot is now yours.',
    stole: (who: Person, whom: Person) =>
      between(who, whom, {
        you: `You pick ${whom.name}’s pocket: one card.`,
        toYou: `${who.name} picks your pocket: one card.`,
        other: `${who.name} picks ${whom.name}’s pocket: one card.`,
      }),
  },
  smart: {
    name: 'The Smart',
    explain: 'When the target ducks, takes the bullet back and discards any bullet.',
    example: 'You aim a Bang at Flo, and Flo ducks. Keep the Bang and discard a Click.',
    decisions: {
      discardInstead: {
        title: 'Your target ducked',
        hint: 'Take your bullet back and discard any bullet instead.',
      },
    },
  },
  stealthy: {
    name: 'The Stealthy',
    explain: 'When ducking, grabs a $10,000 bill from the table.',
    example: 'While everyone watches the guns, you slip under the table with $10,000.',
    duckHint: 'Safe, and you bag $10,000',
    took: (who: Person, what: string) =>
      by(
        who,
        `From under the table, you grab: ${what}.`,
        `From under the table, ${who.name} grabs: ${what}.`,
      ),
  },
  unbreakable: {
    name: 'The Unbreakable',
    explain: 'Only the fifth wound kills.',
    example: 'Four wounds, and you still shout “Banzai!” at the guns. One more would be too many.',
  },
  vulture: {
    name: 'The Vulture',
    explain: 'When somebody dies, takes two of their loot cards.',
    example: 'Bogdan takes a third wound. You take two random cards off the body.',
    stole: (who: Person, whom: Person) =>
      between(who, whom, {
        you: `${whom.name} won’t need this any more: you take a card.`,
        toYou: `You won’t need this any more: ${who.name} takes a card.`,
        other: `${whom.name} won’t need this any more: ${who.name} takes a card.`,
      }),
  },
} satisfies Record<PowerName, PowerWords>;

/** A power that has no words is an error here, and not wherever its name is shown. */
export type Powers = typeof texts & Readonly<Record<PowerName, Introduction>>;
export const powers: Powers = texts;
