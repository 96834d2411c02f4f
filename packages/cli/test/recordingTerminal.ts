import type { Terminal } from '../src/terminal/terminal.ts';

/** A terminal that records its output, without colour. */
interface RecordingTerminal {
  readonly terminal: Terminal;
  readonly printed: () => string;
  readonly noted: () => string;
}

export function recordingTerminal(columns = 80): RecordingTerminal {
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
