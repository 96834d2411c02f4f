import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot } from '../bot/bot.ts';
import type { Traits } from '../characters/personalities.ts';
import { observeView } from '../observation/observeView.ts';
import { firstOf } from '../policy/moves.ts';
import { decide } from '../policy/policy.ts';
import { styleOf } from '../policy/style.ts';
import { createGrudges } from './grudges.ts';

/** Counts bullets and loot, and picks by the odds of this round. */
export function createRegular(name: string, traits: Traits): Bot {
  const style = styleOf(traits);
  const grudges = traits.grudge === 0 ? null : createGrudges();
  return {
    name,
    decide({ view, random }) {
      const seat = askedSeat(view);
      const { decision } = view.public;
      grudges?.look(view);
      if (view.moves.length === 1 || decision === null) return { move: firstOf(view.moves) };
      const held = grudges?.held() ?? null;
      return {
        move: decide(decision, observeView(view, seat), view.moves, random, style, held),
      };
    },
  };
}
