import { lootMask } from '../core/lootCards.ts';
import { greedyTakes, takes } from '../core/moves.ts';
import { definePower } from '../core/power.ts';
import { has } from '../core/seats.ts';
import { sharesOnOffer } from '../steps/sharing.ts';

/** P-greedy: with the first take of a sharing may take two shares at once, and then nothing more. */
export const greedy = definePower({
  name: 'greedy',
  takes(match, seat) {
    const offered = sharesOnOffer(match);
    const { sharing, table } = match.publicState;
    if (has(sharing.hasTaken, seat)) return takes(offered);
    return greedyTakes(offered, lootMask(table, 1) & offered);
  },
});
