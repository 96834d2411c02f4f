import type { MatchResult, Replay, Seat } from '@holdup/engine';
import type { CharacterId } from '../../art/index.ts';
import { isRecord, readStored, writeStored } from '../../storage/storage.ts';
import type { LocalMatch } from '../worker/messages.ts';

/** The newest finished matches are kept, this many of them. */
const KEPT = 12;

export type FinishedMatch = {
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly replay: Replay;
  readonly characters: readonly CharacterId[];
  readonly you: number;
  readonly won: boolean;
  /** The place among the living; null for the dead, and for matches stored before places were. */
  readonly place: number | null;
};

/** How the match ended for a seat. */
export const outcomeFor = (
  { seats, winners }: MatchResult,
  seat: Seat,
): Pick<FinishedMatch, 'won' | 'place'> => {
  const own = seats[seat];
  return { won: winners.includes(seat), place: own?.alive ? own.place : null };
};

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

const isFinishedMatch = (value: unknown): value is FinishedMatch =>
  isRecord(value) && isRecord(value.replay) && Array.isArray(value.characters);

export const runningMatch = (): RunningMatch | null => {
  const stored = readStored('holdup.match');
  return isRunningMatch(stored) ? stored : null;
};

export const keepRunning = (match: RunningMatch | null): void => writeStored('holdup.match', match);

export const finishedMatches = (): readonly FinishedMatch[] => {
  const stored = readStored('holdup.finished');
  if (!Array.isArray(stored)) return [];
  return stored.filter(isFinishedMatch).map((match) => ({ ...match, place: match.place ?? null }));
};

export const keepFinished = (match: FinishedMatch): void =>
  writeStored(
    'holdup.finished',
    [match, ...finishedMatches().filter(({ id }) => id !== match.id)].slice(0, KEPT),
  );
