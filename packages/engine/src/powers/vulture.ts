import { stealCard } from '../core/loot.ts';
import { definePower } from '../core/power.ts';
import { clockwise } from '../core/seats.ts';

const CARDS_OF_THE_DEAD = 2;

/** P-vulture: takes two random loot cards of each player who dies, or all if they have fewer. */
export const vulture = definePower({
  name: 'vulture',
  hooks: {
    someoneDied(match, seat) {
      const { publicState } = match;
      for (const dead of clockwise(publicState.dying, publicState.godfather)) {
        for (let i = Math.min(CARDS_OF_THE_DEAD, publicState.lootCards[dead]); i > 0; i--)
          stealCard(match, seat, dead, 'vulture');
      }
    },
  },
});
