import type { Move } from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';
import type { Traits } from '../characters/personalities.ts';
import { observeView } from '../observation/observeView.ts';
import { decide } from '../policy/policy.ts';
import { styleOf } from '../policy/style.ts';
import { createGrudges } from './grudges.ts';

/** Counts bullets and loot, and picks what promises most by the odds of this round. */
export function createRegular(name: string, traits: Traits): Bot {
  const style = styleOf(traits);
  const grudges = traits.grudge === 0 ? null : createGrudges();
  return {
    name,
    decide({ view, random }) {
      if (view.seat === null || view.moves.length === 0)
        throw new Error('nothing is asked of this seat');
      grudges?.look(view);
      if (view.moves.length === 1) return { move: view.moves[0] as Move };
      const observation = observeView(view, view.seat);
      return { move: decide(observation, view.moves, random, style, grudges?.held()) };
    },
  };
}
