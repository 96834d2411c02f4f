import type { Replay } from '@holdup/engine';
import type { CharacterId } from '../../art/index.ts';
import type { LocalMatch } from '../worker/messages.ts';

/** What this device remembers: the match under way, and the last finished ones. */
const RUNNING = 'holdup.match';
const FINISHED = 'holdup.finished';
const KEPT = 12;

export type FinishedMatch = {
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly replay: Replay;
  readonly characters: readonly CharacterId[];
  readonly you: number;
  readonly won: boolean;
};

/** Storage throws where a browser blocks it, and holds whatever somebody put there. */
const read = <T>(key: string, check: (value: T) => boolean): T | null => {
  try {
    const value: T | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return value !== null && check(value) ? value : null;
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};

const isMatch = ({ setup, seats, moves }: LocalMatch): boolean =>
  Array.isArray(moves) && Array.isArray(seats) && seats.length === setup.seats;

export type RunningMatch = LocalMatch & {
  /** Which round it is in, of how many, to say so. */
  readonly round: number;
  readonly rounds: number;
};

export const runningMatch = (): RunningMatch | null => read<RunningMatch>(RUNNING, isMatch);
export const keepRunning = (match: RunningMatch | null): void => write(RUNNING, match);

export const finishedMatches = (): readonly FinishedMatch[] =>
  read<readonly FinishedMatch[]>(FINISHED, Array.isArray) ?? [];

export const keepFinished = (match: FinishedMatch): void =>
  write(FINISHED, [match, ...finishedMatches().filter(({ id }) => id !== match.id)].slice(0, KEPT));

export const forgetFinished = (): void => write(FINISHED, null);
