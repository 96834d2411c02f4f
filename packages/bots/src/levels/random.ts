import { below } from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';

/** Any legal move, each equally likely: the baseline below all levels. */
export const randomBot: Bot = {
  name: 'random',
  decide({ view, random }) {
    const move = view.moves[below(random, view.moves.length)];
    if (move === undefined) throw new Error('this view has no decision to make');
    return { move };
  },
};
