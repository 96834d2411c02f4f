import type { Readable } from 'node:stream';

/** A request that can't be carried out. The message is for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Where an action reads and writes: results to `print`, remarks to `note`. */
export interface AdminIo {
  readonly input: Readable;
  readonly print: (text: string) => void;
  readonly note: (text: string) => void;
}
