import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Game } from '../../game/game.ts';

/** Whether the clock has come to the final 3–2–1. */
export const useCounting = ({ clock }: Game): Signal<boolean> => {
  const counting = useSignal(false);
  useSignalEffect(() => {
    const { finalFrom } = clock.value;
    const ms = finalFrom === null ? Number.POSITIVE_INFINITY : finalFrom - Date.now();
    counting.value = ms <= 0;
    if (ms <= 0 || ms === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => {
      counting.value = true;
    }, ms);
    return () => clearTimeout(timer);
  });
  return counting;
};
