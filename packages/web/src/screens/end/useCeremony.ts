import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moneyMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { play } from '../../sound/player.ts';

type Ceremony = {
  /** How many lines have been counted. */
  readonly counted: number;
  /** The winner is known. */
  readonly done: boolean;
  readonly finish: () => void;
};

/** Every line is a whole tone above the one before. */
const rateOf = (line: number): number => 2 ** (line / 6);

/** Counts the lines one after another, then names the winner; `finish` does so at once. */
export const useCeremony = (lines: number, ending: 'win' | 'lose'): Ceremony => {
  const counted = useSignal(0);
  const done = useSignal(false);
  const over = done.value;
  const finish = (): void => {
    counted.value = lines;
    done.value = true;
  };
  useEffect(() => {
    if (over) {
      play(ending);
      return;
    }
    const timer = setInterval(() => {
      if (counted.peek() >= lines) {
        finish();
        return;
      }
      play('coins', rateOf(counted.peek()));
      counted.value = counted.peek() + 1;
      // The silence before the winner.
      if (counted.peek() === lines) play('heartbeat');
    }, moneyMs(settings.peek().speed));
    return () => clearInterval(timer);
  }, [over, lines, ending]);
  return { counted: counted.value, done: over, finish };
};
