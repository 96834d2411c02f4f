import type { DecisionName } from '@holdup/engine';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** Help for the player: what a decision is about, the first time it comes, and what speaks for a move. */
export const guide = {
  /** One sentence for each new decision, once on a device. */
  firstTime: {
    load: 'This bullet fires at the reveal, then it’s gone: save your Bangs for when they count.',
    aim: 'Point your gun at somebody: the bullet you loaded hits them, unless one of you ducks.',
    privilege: 'As Godfather you may swing one gun to another target, for example away from you.',
    reaim: 'The Godfather wants your gun elsewhere: your bullet goes with it.',
    courage:
      'Duck and nothing hits you, but you get no loot. Stand and you share, unless you’re shot.',
    take: 'Whoever still stands takes one thing in turn until all is gone. Hold a card to read what it does.',
    clip: 'Swap a bullet you don’t need for a Bang from the discard.',
  } satisfies Partial<Record<DecisionName, string>>,
  reasons: {
    noGuns: 'Nobody is aiming at you.',
    lastLife: 'One more hit and you’re dead.',
    likely: (name: string) => `${name} probably has a Bang.`,
    unlikely: (name: string) => `${name} is probably bluffing.`,
    either: (name: string) => `${name} could have either.`,
    bluffed: (name: string, n: number) =>
      plural(n, {
        one: `${name} has shown # Click so far.`,
        other: `${name} has shown # Clicks so far.`,
      }),
    roundsLeftBang: (n: number) =>
      plural(n, {
        one: 'Bangs you don’t fire are worth nothing, and # round is left.',
        other: 'Bangs you don’t fire are worth nothing, and # rounds are left.',
      }),
    roundsLeftClick: (n: number) =>
      plural(n, {
        one: 'Save your Bangs: # round is still to come.',
        other: 'Save your Bangs: # rounds are still to come.',
      }),
    almostDead: (name: string) => `One more hit and ${name} is out.`,
    richest: (name: string) => `Nobody has more loot than ${name}.`,
    boss: (name: string) => `${name} is Godfather and takes first.`,
    outOfSharing: (name: string) => `A hit keeps ${name} out of the sharing.`,
    aimsAtYou: (name: string) => `${name} is aiming at you.`,
    painting: (n: number, money: string) =>
      plural(n, {
        one: `Your first painting brings ${money}.`,
        other: `With # paintings, this one brings ${money}.`,
      }),
    diamond: (n: number, money: string) =>
      plural(n, {
        one: `Most diamonds at the end: ${money}. You’d have #.`,
        other: `Most diamonds at the end: ${money}. You’d have #.`,
      }),
    cash: (money: string) => `Sure money: ${money}.`,
    firstAid: (n: number) => plural(n, { one: 'Heals # wound.', other: 'Heals # wounds.' }),
    clip: 'One more Bang for the rounds to come.',
    godfather: 'The Godfather takes first next round.',
    ducking: 'Whoever ducks gets nothing.',
    couldTurn: 'Whoever has to switch targets could aim at you.',
    noBangs: 'You have no Bang.',
    bluff: 'Nobody sees what you load: a Click threatens as well as a Bang.',
    bestDraw: (name: string, chance: string) =>
      `Your best chance of a Bang: ${chance} with ${name}.`,
    drawBang: (name: string, chance: string) => `Your chance of a Bang with ${name}: ${chance}.`,
    giveClick: (name: string) => `A Click in ${name}’s hand hurts nobody.`,
    giveBang: (name: string) => `You’ll know that ${name} has a Bang.`,
    tooManyBangs: (n: number) =>
      plural(n, {
        one: 'You have more Bangs than you can fire: # round is left.',
        other: 'You have more Bangs than you can fire: # rounds are left.',
      }),
    enoughBangs: 'You have a Bang for every round still to come.',
    allAlike: 'All your bullets are the same.',
    clicksBluff: 'Every Click you keep is one more bluff.',
    lastRound: 'It’s the last round: what stays in your hand is never fired.',
    sameHand: 'Your hand stays the same, and only you know it.',
    couldRegain: (name: string) => `${name} could take back a Bang.`,
    seenTaking: 'Everybody sees you take a Bang.',
    swapSeen: 'Others see that you swap, but not for what.',
    mustSwitch: (name: string, other: string) =>
      `${name} is aiming at ${other} and would have to switch.`,
    duckHeals: 'Ducking heals one of your wounds.',
    duckGrabs: (money: string) => `Ducking gets you ${money} from the table.`,
    deniesAid: (name: string, n: number) =>
      plural(n, {
        one: `Otherwise ${name} could heal # wound.`,
        other: `Otherwise ${name} could heal # wounds.`,
      }),
    clipFaceDown: 'You get a Bang back, if one lies face-down in the discard.',
    clipEmpty: 'There’s no Bang in the discard.',
    tokenLate: 'It’s the last round: a new Godfather changes nothing.',
    theirPainting: (name: string, n: number, money: string) =>
      plural(n, {
        one: `It would be ${name}’s first painting: ${money}.`,
        other: `${name} would have # paintings: ${money} more.`,
      }),
    theirDiamonds: (name: string, n: number, money: string) =>
      plural(n, {
        one: `${name} would have # diamond. Most at the end: ${money}.`,
        other: `${name} would have # diamonds. Most at the end: ${money}.`,
      }),
    keepsFrom: (name: string, money: string) => `That keeps ${money} from ${name}.`,
    theirToken: (name: string) => `Otherwise ${name} is the next Godfather.`,
    mustTakeOther: (name: string) => `${name} has to take something else, or nothing.`,
    oneBan: 'You have only one ban per sharing.',
    betterToCome: (n: number, of: number) =>
      plural(n, {
        one: `# of ${of} hidden cards pays you more.`,
        other: `# of ${of} hidden cards pay you more.`,
      }),
    pickedUp: (name: string, n: number) =>
      plural(n, {
        one: `${name} has picked up # card that pays you more.`,
        other: `${name} has picked up # cards that pay you more.`,
      }),
    oneOfCards: (name: string, n: number) =>
      plural(n, {
        one: `${name} has # card, and you’d get it.`,
        other: `${name} has # cards, and you’d get one of them at random.`,
      }),
    hopeless: 'You can hardly win any more.',
    close: 'The best choices are about equal.',
  },
  coach: {
    again: 'Try this decision again',
    back: 'Back to the review',
    rounds: (list: string, step: string) => `Rounds ${list}, ${step}`,
    chartHint: 'Tap the chart to watch from that round.',
  },
  /** A dead player's bet on the winner. */
  bet: {
    ask: 'Who’s going to win? Place your bet.',
    placed: (name: string) => `Your bet: ${name}`,
    right: (name: string) => `You bet on ${name}, and you were right!`,
    wrong: (name: string) => `You bet on ${name}. Bad luck.`,
  },
};
export type Guide = typeof guide;
