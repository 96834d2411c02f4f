import type { Line } from './names.ts';

/** The lines that promise something for the round in which they are said. */
export const PROMISE_LINES = [
  'notYou',
  'truce',
  'click',
  'iDuck',
] as const satisfies readonly Line[];
export type PromiseLine = (typeof PROMISE_LINES)[number];

export const isPromise = (line: Line): line is PromiseLine =>
  PROMISE_LINES.some((each) => each === line);
