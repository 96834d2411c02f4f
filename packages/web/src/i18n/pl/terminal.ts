import type { Terminal } from '../en/terminal.ts';
import type { TerminalMessages } from '../spoken.ts';
import { match } from './match.ts';
import { shell } from './shell.ts';

const terminal: Terminal = {
  about: (what, text) => `${what}: ${text}`,
  choice: (n, keys) => `Twój wybór, od 1 do ${n} (${keys}):`,
  keys: { table: 'pokazuje stół', leave: 'kończy grę' },
  notAChoice: (n) => `Podaj liczbę od 1 do ${n}.`,
  onlyChoice: (move) => `Jest tylko jedna możliwość: ${move}`,
  left: 'Odchodzisz od stołu.',
};

export const spoken: TerminalMessages = { common: shell.common, ...match, terminal };
