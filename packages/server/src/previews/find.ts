import { CODE_LENGTH, CODE_LETTERS } from '@holdup/protocol';
import type { Found } from '../live/keeper.ts';
import { MATCH_ID } from '../live/secrets.ts';
import { matchSubject, type Subject, tableSubject } from './subject.ts';

export interface SubjectSource {
  findTable(code: string): Promise<Found>;
  readMatch(id: string): Promise<string | null>;
  /** Guesses of codes are limited here too. */
  readonly guesses: { take(address: string): boolean; giveBack(address: string): void };
}

const TABLE = new RegExp(`^/t/([${CODE_LETTERS}]{${CODE_LENGTH}})(?:/tv)?/?$`, 'i');
const MATCH = new RegExp(`^/m/(${MATCH_ID})(?:/embed)?/?$`);

const FRONT: Subject = { kind: 'front' };

async function findTable(
  code: string,
  address: string,
  { findTable: find, guesses }: SubjectSource,
): Promise<Subject> {
  if (!guesses.take(address)) return FRONT;
  const found = await find(code);
  if (found === null) return FRONT;
  guesses.giveBack(address);
  return typeof found === 'string' ? FRONT : tableSubject(found.table);
}

/** What a path leads to. A code that is wrong looks like any other page. */
export async function findSubject(
  path: string,
  address: string,
  source: SubjectSource,
): Promise<Subject> {
  const code = TABLE.exec(path)?.[1];
  if (code !== undefined) return findTable(code.toUpperCase(), address, source);
  const match = MATCH.exec(path)?.[1];
  const record = match === undefined ? null : await source.readMatch(match);
  return record === null ? FRONT : matchSubject(JSON.parse(record));
}
