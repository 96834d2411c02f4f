import type { LootKind, Share } from '@holdup/engine';
import { by, type Person } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** Everything that can lie on the table: what it is called, what it does, and what it asks and tells. */
export const loot = {
  cards: {
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
      explain: 'Worth more as a set: one pays $4,000, all ten $500,000.',
    },
    clip: {
      name: 'Clip',
      explain: 'Take a Bang back from the discard, then discard another bullet.',
    },
    firstAid: { name: 'First aid kit', explain: 'Heals all your wounds at once.' },
    godfather: {
      name: 'New Godfather',
      explain: 'Take it instead of a card and you’re Godfather, starting next round.',
    },
  } satisfies Record<Share, { name: string; explain: string }>,
  /** What a share does for its taker right now, in a few words. */
  effects: {
    diamond: (n: number) =>
      n === 0 ? 'your first' : plural(n, { one: 'you have #', other: 'you have #' }),
    painting: (money: string) => `+${money} now`,
    clip: 'a Bang back',
    firstAid: (n: number) => plural(n, { one: 'heals # wound', other: 'heals # wounds' }),
    godfather: 'boss next round',
  },
  kinds: {
    bill: 'Bills',
    diamond: 'Diamonds',
    painting: 'Paintings',
    firstAid: 'First aid kits',
    clip: 'Clips',
    godfather: 'New Godfather',
  } satisfies Record<LootKind, string>,
  clip: {
    title: 'Take back a Bang?',
    hint: 'In return, discard one of your bullets face-down.',
    discard: (bullet: string) => `Discard: ${bullet}`,
    swapHint: (bullet: string) => `A Bang for a ${bullet}`,
    sameHint: 'Hand stays the same',
    takeFree: 'Take it',
    takeFreeHint: 'Your hand is empty, so it costs nothing.',
    lost: (who: Person) =>
      by(
        who,
        'No Bang in the discard: your clip is wasted.',
        `No Bang in the discard: ${who.name}’s clip is wasted.`,
      ),
    regained: (who: Person) => by(who, 'You take back a Bang.', `${who.name} takes back a Bang.`),
  },
  firstAid: {
    healed: (who: Person) =>
      by(
        who,
        'Patched up! All your wounds are gone.',
        `Patched up! ${who.name} has no more wounds.`,
      ),
    wasted: 'Nothing to heal.',
  },
};
export type LootWords = typeof loot;
