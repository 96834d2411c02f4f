import { createHistogram, type Histogram } from './histogram.ts';

/** What the players of a run counted and measured. */
export interface Tally {
  moves: number;
  frames: number;
  frameBytes: number;
  matches: number;
  /** From a move to the last screen at the table. */
  readonly latency: Histogram;
  readonly errors: Map<string, number>;
}

export const createTally = (): Tally => ({
  moves: 0,
  frames: 0,
  frameBytes: 0,
  matches: 0,
  latency: createHistogram(),
  errors: new Map(),
});

export const countError = (tally: Tally, name: string): void => {
  tally.errors.set(name, (tally.errors.get(name) ?? 0) + 1);
};

/** A frame that was read. */
export interface Frame<T> {
  readonly text: string;
  readonly message: T;
}

/**
 * Reads frames. Most go to all players of a table alike, one after the other, and are parsed once: the clients share the
 * machine with what they measure.
 */
export function createReader<T>(tally: () => Tally) {
  let last: Frame<T> | null = null;
  return (frame: { toString(): string }): Frame<T> => {
    const text = frame.toString();
    const counts = tally();
    counts.frames++;
    counts.frameBytes += text.length;
    if (last === null || last.text !== text) last = { text, message: JSON.parse(text) };
    return last;
  };
}

export type Screens = ReturnType<typeof createScreens>;

/** Measures latency for both kinds of players: a move is done when every screen at the table has received it. */
export function createScreens(players: number, tally: () => Tally) {
  interface Shown {
    screens: number;
    last: number;
    sent: number[];
  }
  const open = new Map<number, Shown>();
  const shownOf = (seq: number): Shown => {
    const known = open.get(seq);
    if (known !== undefined) return known;
    const made = { screens: 0, last: 0, sent: [] };
    open.set(seq, made);
    return made;
  };
  const finish = (seq: number, shown: Shown) => {
    if (shown.screens < players) return;
    for (const sent of shown.sent) tally().latency.add(shown.last - sent);
    open.delete(seq);
  };
  return {
    /** A screen received row `seq`. */
    shown(seq: number, now: number): void {
      const row = shownOf(seq);
      row.screens++;
      row.last = now;
      finish(seq, row);
    },
    /** A move sent at `sent` is part of row `seq`. Must be called before `shown`. */
    caused(seq: number, sent: number): void {
      shownOf(seq).sent.push(sent);
    },
    forget(): void {
      open.clear();
    },
  };
}
