import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Where a command writes: results to `print`, everything about the work under way to `note`. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly note: (text: string) => void;
  /** Colours what is printed, where it is printed to a person who wants colour. */
  readonly paint: (style: Style, text: string) => string;
  readonly columns: number;
  /** Whether notes go to a terminal, so that a line can be drawn over. */
  readonly live: boolean;
}

const WIDEST = 110;

/** Colour is for people: on a terminal, and where they did not ask for none (NO_COLOR). */
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
