import type { Level } from '@holdup/bots';
import { isRecord, type MatchResult, type Replay, type Seat } from '@holdup/engine';
import type { CharacterId } from '../../art/index.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

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
  /** The level of each bot; absent in matches stored before levels were. */
  readonly levels?: readonly Level[];
  /** Begun in the middle of another match. */
  readonly branched?: boolean;
};

/** How the match ended for a seat. */
export const outcomeFor = (
  { seats, winners }: MatchResult,
  seat: Seat,
): Pick<FinishedMatch, 'won' | 'place'> => {
  const own = seats[seat];
  return { won: winners.includes(seat), place: own?.alive ? own.place : null };
};

const isFinishedMatch = (value: unknown): value is FinishedMatch =>
  isRecord(value) && isRecord(value.replay) && Array.isArray(value.characters);

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

/** Forgets the finished matches that pass the test. */
export const forgetFinished = (test: (match: FinishedMatch) => boolean): void =>
  writeStored(
    'holdup.finished',
    finishedMatches().filter((match) => !test(match)),
  );
