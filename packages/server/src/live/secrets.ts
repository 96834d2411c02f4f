import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@holdup/protocol';
import type { Fresh } from '../table/commands.ts';

/** A table's code. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** The secret of a seat: 192 bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** All that is kept of a token; it has so much chance in it that a plain hash can't be turned back. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const fresh: Fresh = {
  secret: () => randomBytes(32).toString('hex'),
  matchId: () => randomBytes(16).toString('hex'),
};
