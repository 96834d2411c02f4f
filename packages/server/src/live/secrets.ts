import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@holdup/protocol';
import type { Entropy } from '../table/commands.ts';

/** A table's code. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** The secret of a seat: 192 bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** The stored form of a token, which has enough random bits that a plain hash cannot be reversed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * Enough of a hash to recognise a network at one table, and too little to tell which of the thousands of networks with this
 * hash it is.
 */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 5);

/** What the id of a match looks like. */
export const MATCH_ID = '[0-9a-f]{32}';

export const entropy: Entropy = {
  secret: () => randomBytes(32).toString('hex'),
  matchId: () => randomBytes(16).toString('hex'),
};
