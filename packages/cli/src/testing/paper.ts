import type { Terminal } from '../terminal/terminal.ts';

/** A terminal that keeps what it is told, without colour. */
export interface Paper {
  readonly terminal: Terminal;
  readonly printed: () => string;
  readonly noted: () => string;
}

export function paper(columns = 80): Paper {
  let out = '';
  let err = '';
  return {
    terminal: {
      print: (text) => {
        out += `${text}\n`;
      },
      note: (text) => {
        err += text;
      },
      paint: (_, text) => text,
      columns,
      live: false,
    },
    printed: () => out,
    noted: () => err,
  };
}
