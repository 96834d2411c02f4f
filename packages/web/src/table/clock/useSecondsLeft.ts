import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameClock } from '../../game/game.ts';

export type SecondsLeft = {
  readonly left: number;
  /** What was left when the clock was first seen: a full ring. */
  readonly whole: number;
};

/** The seconds until the deadline, one by one; null without a clock. A paused clock stands still. */
export const useSecondsLeft = ({ deadline, pausedSince }: GameClock): SecondsLeft | null => {
  const shown = useSignal<SecondsLeft | null>(null);
  useEffect(() => {
    if (deadline === null) {
      shown.value = null;
      return;
    }
    const before = pausedSince === null ? 0 : (shown.peek()?.whole ?? 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let whole = before;
    const tick = (): void => {
      const ms = Math.max(0, deadline - (pausedSince ?? Date.now()));
      const left = Math.ceil(ms / 1000);
      whole = Math.max(whole, left, 1);
      shown.value = { left, whole };
      if (left > 0 && pausedSince === null) timer = setTimeout(tick, ms - (left - 1) * 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, pausedSince]);
  return deadline === null ? null : shown.value;
};
