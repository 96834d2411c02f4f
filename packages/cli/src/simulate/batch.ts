import type { PlayedMove } from '@holdup/engine';
import { PLAYERS } from '../players/index.ts';
import { playGame, setupOf } from './game.ts';
import type { Batch, Plan } from './plan.ts';
import { saveReplay } from './save.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** Plays the games of a batch, and saves them if the plan says so. */
export function playBatch({ setup, games, player, saveTo }: Plan, { from, to }: Batch): Tally {
  const tally = emptyTally(setup.seats);
  for (let index = from; index < to; index++) {
    const gameSetup = setupOf(setup, index);
    const moves: PlayedMove[] | null = saveTo === null ? null : [];
    addGame(tally, playGame(gameSetup, PLAYERS[player], moves));
    if (saveTo !== null && moves !== null) saveReplay(saveTo, index, games, gameSetup, moves);
  }
  return tally;
}
