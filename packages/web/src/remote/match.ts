import { CHARACTERS, type Character, type MatchRecord } from '@holdup/protocol';
import { matchFile } from './address.ts';

/** The server stores a finished match a moment after it announces the end. */
const TRIES = 6;
const WAIT_MS = 500;

const isMatchRecord = (value: unknown): value is MatchRecord =>
  typeof value === 'object' && value !== null && 'replay' in value && 'proof' in value;

/** A finished match from the server; null if there is no such match, or no server. */
export const readMatch = async (match: string, tries = TRIES): Promise<MatchRecord | null> => {
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    try {
      const answer = await fetch(matchFile(match));
      if (answer.ok) {
        const record: unknown = await answer.json();
        return isMatchRecord(record) ? record : null;
      }
    } catch {
      return null;
    }
  }
  return null;
};

/** The character of each seat; undefined where the record does not say, or says nonsense. */
export const charactersOf = ({
  characters,
  replay,
}: MatchRecord): readonly Character[] | undefined =>
  Array.isArray(characters) &&
  characters.length === replay.seats &&
  characters.every((each) => CHARACTERS.includes(each))
    ? characters
    : undefined;
