import type { PowerWay } from '@holdup/engine';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** House rules: how powers are dealt, how a table differs from the book, and saved rules. */
export const rules = {
  dealing: 'How powers are dealt',
  ways: {
    random: { name: 'At random', explain: 'Everyone gets one, as the book says.' },
    keepOne: { name: 'Keep one of two', explain: 'Everyone is dealt two and keeps one.' },
    draft: { name: 'Draft', explain: 'From an open pool, one player after the other.' },
    host: { name: 'Handed out', explain: 'The host picks a power for everyone.' },
  } satisfies Record<PowerWay, { name: string; explain: string }>,
  ban: 'Ban powers',
  banned: (n: number) => plural(n, { one: '# banned power', other: '# banned powers' }),
  banHint: (n: number) => `Tap what nobody should get, up to ${n}.`,
  differs: 'How this table differs from the book',
  more: (n: number) => `+${n} more`,
  byTheBook: 'By the book',
  choose: {
    title: 'Choose a power',
    give: 'Hand out the powers',
    yours: 'Pick one for yourself',
    forSeat: (name: string) => `For ${name}`,
    notYet: 'still choosing',
    wait: 'Everyone is choosing a power.',
    turn: (name: string) => `${name} picks.`,
    hostGives: (host: string) => `${host} is handing out the powers.`,
    left: (n: number) => plural(n, { one: '# second left.', other: '# seconds left.' }),
    dealRest: 'Deal the rest at random',
  },
  presets: {
    title: 'Saved rules',
    name: 'Name for these rules',
    hint: 'Saved on this device.',
    save: 'Save these rules',
    share: 'Share',
    link: (name: string) => `Copy a link to “${name}”`,
    remove: (name: string) => `Remove “${name}”`,
    loaded: (name: string) => `Rules “${name}” are set.`,
    called: (name: string) => `“${name}”`,
    kept: (name: string) => `“${name}” is saved on this device.`,
    unreadable: 'The rules in this link are damaged. Ask for a new link.',
  },
};
export type Rules = typeof rules;
