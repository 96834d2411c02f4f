import { verifyFairness } from '@holdup/protocol';
import { UserError } from '../commandLine/userError.ts';
import { counted } from '../terminal/number.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Verifies that nobody chose the shuffle: commitment, secret, randomness, seed and every move. */
export function verify(file: string, value: unknown, json: boolean, terminal: Terminal): void {
  const verdict = verifyFairness(value);
  if (verdict.fair === null)
    throw new UserError(
      `${file}: the match was played by rules version ${verdict.rulesVersion}, which this version cannot replay. The shuffle itself fits its proof.`,
    );
  if (!verdict.fair) throw new UserError(`${file}: the shuffle can't be trusted: ${verdict.why}.`);
  if (json) terminal.print(JSON.stringify({ ok: true, file, ...verdict }, null, 2));
  else
    terminal.print(
      `${terminal.paint('green', 'Fair.')} The server was bound to its secret before the match, ${counted(verdict.randoms, 'player')} added randomness, and every move follows the rules.`,
    );
}
