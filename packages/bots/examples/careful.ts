import type { Bot } from '@holdup/bots';
import { beliefs } from '@holdup/bots';
import type { Move } from '@holdup/engine';

/** Ducks when a wound is likely, aims at the player with most loot, and takes the most valuable card. */

const WORTH: Readonly<Record<string, number>> = {
  bill20: 20,
  painting: 15,
  diamond10: 15,
  diamond5: 12,
  bill10: 10,
  diamond1: 8,
  bill5: 5,
};

const best = (moves: readonly Move[], measure: (move: Move) => number): Move =>
  moves.reduce((a, b) => (measure(b) > measure(a) ? b : a));

export const createBot = (): Bot => ({
  name: 'careful',
  decide({ view }) {
    const { moves, seat, public: shown } = view;
    if (shown.decision === 'courage') {
      const known = beliefs(view);
      const safe = shown.players.reduce((chance, player, i) => {
        const bullet = player.target === seat ? known[i]?.loaded : null;
        return bullet ? chance * bullet.click : chance;
      }, 1);
      const wanted = safe < 0.5 ? 'duck' : 'stand';
      return { move: best(moves, ({ move }) => (move === wanted ? 1 : 0)) };
    }
    return {
      move: best(moves, (move) => {
        if (move.move === 'take')
          return move.shares.reduce((sum, share) => sum + (WORTH[share] ?? 1), 0);
        if (move.move === 'aim')
          return move.target === null ? -1 : (shown.players[move.target]?.lootCards ?? 0);
        return 0;
      }),
    };
  },
});
