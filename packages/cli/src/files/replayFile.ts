import { isRecord, type Replay, readReplay, SetupError } from '@holdup/engine';
import { UserError } from '../commandLine/userError.ts';
import { messageOf } from '../terminal/oneLine.ts';
import { readJson } from './readJson.ts';

function explaining<T>(file: string, problem: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new UserError(`${file}: ${problem}: ${messageOf(error)}`);
  }
}

/** Whether this is a match as the table server stores it: the replay next to the proof of its shuffle. */
const isMatchRecord = (value: unknown): value is { readonly replay: unknown } =>
  isRecord(value) && value.format === 'holdup-record';

/** The replay in the content of a file, bare or inside a match record. */
export const replayIn = (file: string, value: unknown): Replay =>
  explaining(file, 'not a replay', () => readReplay(isMatchRecord(value) ? value.replay : value));

export const readReplayFile = (file: string): Replay => replayIn(file, readJson(file));

/** Runs work that plays the replay of a file; an illegal move becomes a UserError. */
export const byTheRules = <T>(file: string, work: () => T): T =>
  explaining(file, 'not a replay of a game by these rules', work);
