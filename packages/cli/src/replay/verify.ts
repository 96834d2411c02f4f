import { verifyFairness } from '@holdup/protocol';
import { Complaint } from '../complaint.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A match as the table server keeps it: the replay, with the proof of its shuffle beside it. */
const isRecord = (value: unknown): value is { readonly replay: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'holdup-record';

/** The replay in a file, whether it lies there by itself or in the record of a match. */
export const replayIn = (value: unknown): unknown => (isRecord(value) ? value.replay : value);

/** Checks that nobody chose the shuffle: commitment, secret, randomness, seed and every move. */
export function verify(file: string, value: unknown, json: boolean, terminal: Terminal): void {
  const verdict = verifyFairness(value);
  if (!verdict.fair) throw new Complaint(`${file}: the shuffle can't be trusted: ${verdict.why}.`);
  if (json) terminal.print(JSON.stringify({ ok: true, file, ...verdict }, null, 2));
  else
    terminal.print(
      `${terminal.paint('green', 'Fair.')} The server was bound to its secret before the match, ${verdict.randoms} ${verdict.randoms === 1 ? 'player' : 'players'} added randomness, and every move follows the rules.`,
    );
}
