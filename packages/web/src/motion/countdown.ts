import type { CountName } from '@holdup/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameClock } from '../game/game.ts';
import { speed } from '../settings/settings.ts';
import { play } from '../sound/player.ts';
import { buzz } from './haptics.ts';
import type { Pauses } from './pauses.ts';
import { countMs } from './timings.ts';

/** A number of 3 – 2 – 1. */
export type CountStep = { readonly count: CountName; readonly number: number };

export const COUNT_NUMBERS = [3, 2, 1] as const;

/** A number of the count is heard, each a whole tone above the one before, and felt. */
export const sayCount = (number: number): void => {
  play('count', 2 ** ((COUNT_NUMBERS[0] - number) / 6));
  buzz('count');
};

/** Counts 3 – 2 – 1 before a count's end is shown, unless the game's clock has counted already. */
export const createCountdown = (clock: ReadonlySignal<GameClock>, pauses: Pauses) => {
  const step = signal<CountStep | null>(null);
  /** The counts that the clock has shown since their last end. */
  const counted = new Set<CountName>();
  const stopWatching = clock.subscribe(({ count, finalFrom }) => {
    if (count !== null && finalFrom !== null) counted.add(count);
  });
  return {
    step,
    run: async (count: CountName | null): Promise<void> => {
      if (count === null || counted.delete(count)) return;
      for (const number of COUNT_NUMBERS) {
        if (pauses.stopped() || pauses.hurried()) break;
        step.value = { count, number };
        sayCount(number);
        await pauses.wait(countMs(speed.peek()) / COUNT_NUMBERS.length);
      }
      step.value = null;
    },
    stop: stopWatching,
  };
};
