import { stealCard } from '../core/loot.ts';
import { definePower } from '../core/power.ts';
import { clockwise, has } from '../core/seats.ts';

const CARDS_OF_THE_DEAD = 2;

/** P-vulture: takes two loot cards at random of each player who dies, all where they have fewer. */
export const vulture = definePower({
  name: 'vulture',
  hooks: {
    someoneDied(match, seat) {
      const { shown, rules } = match;
      for (const dead of clockwise(rules.seats, shown.godfather)) {
        if (!has(shown.dying, dead)) continue;
        for (let i = Math.min(CARDS_OF_THE_DEAD, shown.lootCards[dead]); i > 0; i--)
          stealCard(match, seat, dead, 'vulture');
      }
    },
  },
});
