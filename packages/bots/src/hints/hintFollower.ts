import type { Bot } from '../bot/bot.ts';
import type { Net } from '../net/forward.ts';
import { hint } from './hint.ts';

/** A player who takes every hint: shows what following them is worth. */
export const createHintFollower = (net: Net): Bot => ({
  name: 'hints',
  decide({ view, random }) {
    const found = hint(view, net, random);
    if (found === null) throw new Error('a player who is not asked gets no hint');
    return { move: found.move };
  },
});
