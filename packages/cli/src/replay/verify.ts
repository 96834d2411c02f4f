import { verifyFairness } from '@holdup/protocol';
import { Complaint } from '../complaint.ts';
import type { Terminal } from '../terminal/terminal.ts';

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
