import { type Replay, readReplay, SetupError } from '@holdup/engine';
import { Complaint, oneLine } from '../complaint.ts';

function complainingOf<T>(file: string, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new Complaint(`${file}: ${what}: ${oneLine(error.message)}`);
  }
}

/** A match as the table server keeps it: the replay, with the proof of its shuffle beside it. */
const isRecord = (value: unknown): value is { readonly replay: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'holdup-record';

/** The replay in what a file holds, whether it lies there by itself or in the record of a match. */
export const replayIn = (file: string, value: unknown): Replay =>
  complainingOf(file, 'not a replay', () => readReplay(isRecord(value) ? value.replay : value));

/** Does something that plays the replay of this file; complains where its moves break the rules. */
export const byTheRules = <T>(file: string, work: () => T): T =>
  complainingOf(file, 'not a replay of a game by these rules', work);
