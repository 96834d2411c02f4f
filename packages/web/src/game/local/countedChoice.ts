import { type CountName, countOf, type Move, type View } from '@holdup/engine';
import { signal } from '@preact/signals';
import { afterPaint } from '../../motion/afterPaint.ts';
import { countMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { NO_CLOCK } from '../game.ts';

/** The reader's answers: on a count they can change until the clock is at zero, otherwise they are sent at once. */
export const createCountedChoice = (latestView: () => View | null, send: (move: Move) => void) => {
  const clock = signal(NO_CLOCK);
  const choice = signal<Move | null>(null);
  /** The count whose answer has been sent and is not yet confirmed. */
  let locked: CountName | null = null;
  let counting: ReturnType<typeof setTimeout> | undefined;

  const currentCount = (): CountName | null => countOf(latestView()?.public.decision ?? null);

  /** The count is over. The choice stays visible until the rules have taken it. */
  const lockIn = (): void => {
    clearTimeout(counting);
    const move = choice.peek();
    if (move === null || locked !== null) return;
    locked = currentCount();
    clock.value = NO_CLOCK;
    send(move);
  };

  /** Nothing is left to count where the player skipped meanwhile. */
  const startCount = (count: CountName): void => {
    if (choice.peek() === null || locked !== null) return;
    const finalFrom = Date.now();
    const ms = countMs(settings.peek().speed);
    clock.value = { ...NO_CLOCK, count, finalFrom, deadline: finalFrom + ms };
    counting = setTimeout(lockIn, ms);
  };

  return {
    clock,
    choice,
    lockIn,
    answer: (move: Move): void => {
      const count = currentCount();
      if (count === null) {
        afterPaint(() => send(move));
        return;
      }
      if (locked !== null) return;
      const first = choice.peek() === null;
      choice.value = move;
      if (first) afterPaint(() => startCount(count));
    },
    /** Forgets the choice once a view shows that its count is over. */
    endCount: ({ moves, public: { decision } }: View): void => {
      if (locked === null || (moves.length > 0 && countOf(decision) === locked)) return;
      locked = null;
      choice.value = null;
    },
    stop: (): void => clearTimeout(counting),
  };
};
