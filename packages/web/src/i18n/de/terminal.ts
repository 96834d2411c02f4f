import type { Terminal } from '../en/terminal.ts';
import type { TerminalMessages } from '../spoken.ts';
import { match } from './match.ts';
import { shell } from './shell.ts';

const terminal: Terminal = {
  about: (what, text) => `${what}: ${text}`,
  choice: (n, keys) => `Deine Wahl, 1 bis ${n} (${keys}):`,
  keys: { table: 'zeigt den Tisch', leave: 'beendet das Spiel' },
  notAChoice: (n) => `Bitte antworte mit einer Zahl von 1 bis ${n}.`,
  onlyChoice: (move) => `Du hast nur eine Wahl: ${move}`,
  left: 'Du hast das Spiel verlassen.',
};

export const spoken: TerminalMessages = { common: shell.common, ...match, terminal };
