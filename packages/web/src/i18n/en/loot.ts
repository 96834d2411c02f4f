import type { LootKind, Share } from '@holdup/engine';
import { by, type Person } from '../forms.ts';

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
