import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moneyMs } from '../../motion/timings.ts';
import { speed } from '../../settings/settings.ts';
import type { Mood } from '../../sound/bed.ts';
import { play } from '../../sound/player.ts';
import { useBed } from '../../sound/useBed.ts';

type Ceremony = {
  /** How many lines have been counted, the one being counted included. */
  readonly counted: number;
  /** How many lines the order of the rows is based on: a row moves once its sum has stopped rolling. */
  readonly settled: number;
  /** The winner is known. */
  readonly done: boolean;
  readonly finish: () => void;
};

/** The share of a line's time in which it is counted. */
const ROLLING = 0.45;
/** The silence before the winner, in times of a line. */
const SUSPENSE = 0.75;
/** The fanfare comes to its end before there is music again. */
const ENCORE_MS = 2500;

/** How long the sums of a line roll; once the winner is named, they are final at once. */
export const rollMs = (done = false): number => (done ? 0 : moneyMs(speed.peek()) * ROLLING);

/** Every line is a whole tone above the one before. */
const rateOf = (line: number): number => 2 ** (line / 6);

/** The music of the end: while money is counted, and `encore` once the winner has been celebrated. */
const useEndMusic = (counting: boolean, done: boolean, encore: Mood | null): void => {
  const celebrated = useSignal(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      celebrated.value = true;
    }, ENCORE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  useBed(counting ? 'finale' : celebrated.value ? encore : null);
};

/** Counts the lines one after another, then names the winner; `finish` does so at once. */
export const useCeremony = (
  lines: number,
  ending: 'win' | 'lose',
  encore: Mood | null,
): Ceremony => {
  const counted = useSignal(0);
  const settled = useSignal(0);
  const done = useSignal(false);
  const over = done.value;
  const finish = (): void => {
    counted.value = lines;
    settled.value = lines;
    done.value = true;
  };
  useEndMusic(!over && settled.value < lines, over, encore);
  const [begun, still] = [counted.value, settled.value];
  useEffect(() => {
    if (over) {
      play(ending);
      return;
    }
    const line = moneyMs(speed.peek());
    const next = (): void => {
      play('riffle');
      counted.value = begun + 1;
    };
    const settle = (): void => {
      play('coins', rateOf(still));
      settled.value = begun;
      if (begun === lines) play('heartbeat');
    };
    const [ms, step] =
      still < begun
        ? [rollMs(), settle]
        : begun < lines
          ? [line - (begun === 0 ? 0 : rollMs()), next]
          : [line * SUSPENSE, finish];
    const timer = setTimeout(step, ms);
    return () => clearTimeout(timer);
  }, [over, lines, ending, begun, still]);
  return { counted: begun, settled: still, done: over, finish };
};
