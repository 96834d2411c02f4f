import type { Said } from '../../game/game.ts';

/** Whether this is a dead player's reaction: it belongs on the rim, not into the game. */
export const isFromBeyond = (
  said: Said,
  players: readonly { readonly alive: boolean }[],
): said is Extract<Said, { kind: 'reaction' }> =>
  said.kind === 'reaction' && players[said.seat]?.alive === false;
