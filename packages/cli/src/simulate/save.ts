import path from 'node:path';
import { type PlayedMove, type ResolvedSetup, replayOf } from '@holdup/engine';
import { writeOutput } from '../files/outputFile.ts';

/** Writes one game as a replay: game 0 of 1000 is game-0001.json. */
export function saveReplay(
  directory: string,
  index: number,
  games: number,
  setup: ResolvedSetup,
  moves: readonly PlayedMove[],
): void {
  const replay = replayOf(setup, moves);
  const number = `${index + 1}`.padStart(`${games}`.length, '0');
  writeOutput(path.join(directory, `game-${number}.json`), `${JSON.stringify(replay)}\n`);
}
