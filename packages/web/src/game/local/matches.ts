import { isRecord } from '@holdup/engine';
import { readStored, writeStored } from '../../storage/storage.ts';
import type { LocalMatch } from '../worker/messages.ts';

export type RunningMatch = LocalMatch & {
  /** The current round and the number of rounds, for the button that resumes the match. */
  readonly round: number;
  readonly rounds: number;
};

/** Tells a match by its shape; the rules refuse moves that are not legal. */
export const isLocalMatch = (value: unknown): value is LocalMatch =>
  isRecord(value) &&
  isRecord(value.setup) &&
  Array.isArray(value.moves) &&
  Array.isArray(value.seats) &&
  value.seats.length === value.setup.seats;

const isRunningMatch = (value: unknown): value is RunningMatch =>
  isLocalMatch(value) && 'round' in value && 'rounds' in value;

export const runningMatch = (): RunningMatch | null => {
  const stored = readStored('holdup.match');
  return isRunningMatch(stored) ? stored : null;
};

export const keepRunning = (match: RunningMatch | null): void => writeStored('holdup.match', match);
