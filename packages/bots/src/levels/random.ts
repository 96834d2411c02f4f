import { below } from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';

/** Any legal move, each as likely: the yardstick below all levels. */
export const randomBot: Bot = {
  name: 'random',
  decide({ view, random }) {
    const move = view.moves[below(random, view.moves.length)];
    if (move === undefined) throw new Error('nothing is asked of this seat');
    return { move };
  },
};
