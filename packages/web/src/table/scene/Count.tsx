import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { COUNT_NUMBERS, type CountStep } from '../../motion/countdown.ts';
import { buzz } from '../../motion/haptics.ts';
import { play } from '../../sound/player.ts';
import { useTableState } from '../context/context.ts';

/** The number of the count, in step with the game's clock. */
const useClockCount = (game: Game): CountStep | null => {
  const { finalFrom, deadline, count } = game.clock.value;
  const number = useSignal<number | null>(null);
  useEffect(() => {
    number.value = null;
    if (finalFrom === null || deadline === null) return;
    const step = (deadline - finalFrom) / COUNT_NUMBERS.length;
    const timers = COUNT_NUMBERS.map((each, index) =>
      setTimeout(
        () => {
          number.value = each;
          play('count');
          buzz('count');
        },
        Math.max(0, finalFrom + index * step - Date.now()),
      ),
    );
    const over = setTimeout(
      () => {
        number.value = null;
      },
      Math.max(0, deadline - Date.now()),
    );
    return () => {
      for (const timer of [...timers, over]) clearTimeout(timer);
      number.value = null;
    };
  }, [finalFrom, deadline, number]);
  return number.value === null || count === null ? null : { count, number: number.value };
};

/** 3 – 2 – 1 over everything. Taps pass through: a choice can be changed until zero. */
export const Count = () => {
  const { game, stage } = useTableState();
  const live = useClockCount(game);
  const shown = live ?? stage.count.value;
  if (shown === null) return null;
  const { edition } = game.latest.value.view.public;
  return (
    <div class="count" aria-hidden="true">
      <span class="count-word">{words().editions[edition].count[shown.count]}</span>
      <span key={shown.number} class="count-number">
        {shown.number}
      </span>
    </div>
  );
};
