import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PlayedMove, type ResolvedSetup, replayOf } from '@holdup/engine';
import { Complaint } from '../complaint.ts';
import { fileTrouble } from '../files/readJson.ts';

/** Makes the directory that replays go to, where it is not there yet. */
export function prepareDirectory(directory: string): void {
  try {
    makeDirectory(path.resolve(directory));
  } catch (error) {
    throw new Complaint(`${directory}: no directory can be made there (${fileTrouble(error)})`);
  }
}

/** Node's own recursive mkdir never returns where a file system lets nobody in (/proc). */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory);
}

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
  const file = path.join(directory, `game-${number}.json`);
  try {
    writeFileSync(file, `${JSON.stringify(replay)}\n`);
  } catch (error) {
    throw new Complaint(`${file}: ${fileTrouble(error)}`);
  }
}
