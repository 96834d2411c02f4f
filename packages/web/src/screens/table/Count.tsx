import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { play } from '../../sound/player.ts';

const NUMBERS = [3, 2, 1] as const;

/** 3 – 2 – 1 over everything, in step with the clock. It lets taps through: until zero a choice can be changed. */
export const Count = ({ game }: { game: Game }) => {
  const { finalFrom, deadline, count } = game.clock.value;
  const shown = useSignal<number | null>(null);
  useEffect(() => {
    shown.value = null;
    if (finalFrom === null || deadline === null) return;
    const step = (deadline - finalFrom) / NUMBERS.length;
    const timers = NUMBERS.map((number, index) =>
      setTimeout(
        () => {
          shown.value = number;
          play('count');
        },
        Math.max(0, finalFrom + index * step - Date.now()),
      ),
    );
    const over = setTimeout(
      () => {
        shown.value = null;
      },
      Math.max(0, deadline - Date.now()),
    );
    return () => {
      for (const timer of [...timers, over]) clearTimeout(timer);
      shown.value = null;
    };
  }, [finalFrom, deadline, shown]);
  if (shown.value === null || count === null) return null;
  return (
    <div class="count" aria-hidden="true">
      <span class="count-word">{words().table.count[count]}</span>
      <span key={shown.value} class="count-number">
        {shown.value}
      </span>
    </div>
  );
};
