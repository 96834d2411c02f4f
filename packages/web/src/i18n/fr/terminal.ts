import type { Terminal } from '../en/terminal.ts';
import type { TerminalMessages } from '../spoken.ts';
import { match } from './match.ts';
import { shell } from './shell.ts';

const terminal: Terminal = {
  about: (what, text) => `${what} : ${text}`,
  choice: (n, keys) => `Ton choix, de 1 à ${n} (${keys}) :`,
  keys: { table: 'montre la table', leave: 'quitte la partie' },
  notAChoice: (n) => `Réponds par un nombre de 1 à ${n}.`,
  onlyChoice: (move) => `Un seul choix possible : ${move}`,
  left: 'Tu as quitté la partie.',
};

export const spoken: TerminalMessages = { common: shell.common, ...match, terminal };
