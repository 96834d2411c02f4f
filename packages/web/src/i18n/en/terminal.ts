import type { TerminalMessages } from '../spoken.ts';
import { match } from './match.ts';
import { shell } from './shell.ts';

/** What only a terminal says. */
const terminal = {
  about: (what: string, text: string) => `${what}: ${text}`,
  choice: (n: number, keys: string) => `Your choice, 1 to ${n} (${keys}):`,
  /** What the two keys do that are no choice. */
  keys: { table: 'shows the table', leave: 'leaves the game' },
  notAChoice: (n: number) => `Please answer with a number from 1 to ${n}.`,
  onlyChoice: (move: string) => `Only one choice: ${move}`,
  left: 'You have left the game.',
};
export type Terminal = typeof terminal;

export const spoken: TerminalMessages = { common: shell.common, ...match, terminal };
