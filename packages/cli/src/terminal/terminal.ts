import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Where a command writes: results to `print` (stdout), progress and errors to `note` (stderr). */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly note: (text: string) => void;
  /** Colours printed text if the output wants colour. */
  readonly paint: (style: Style, text: string) => string;
  readonly columns: number;
  /** Whether notes go to a terminal, so that a line can be redrawn. */
  readonly live: boolean;
}

const WIDEST = 110;

/** Colour is for terminals, unless the user set NO_COLOR. */
export const wantsColour = (isTTY: boolean | undefined, env: NodeJS.ProcessEnv): boolean =>
  isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

export const processTerminal = (): Terminal => ({
  print: (text) => void process.stdout.write(`${text}\n`),
  note: (text) => void process.stderr.write(text),
  paint: (style, text) =>
    wantsColour(process.stdout.isTTY, process.env)
      ? styleText(style, text, { validateStream: false })
      : text,
  columns: Math.min(process.stdout.columns ?? WIDEST, WIDEST),
  live: process.stderr.isTTY === true,
});
