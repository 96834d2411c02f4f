import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { COUNT_NUMBERS, type CountStep, sayCount } from '../../motion/countdown.ts';
import { createTimeline } from '../../motion/timeline.ts';
import { play } from '../../sound/player.ts';
import { HURRY_SECONDS } from '../clock/ClockRing.tsx';
import { useTableState } from '../context/context.ts';
import type { TableState } from '../context/tableState.ts';
import './count.css';

/** The number of the count, in step with the game's clock. */
const useClockCount = (game: Game): CountStep | null => {
  const { finalFrom, deadline, count } = game.clock.value;
  const number = useSignal<number | null>(null);
  const timeline = useMemo(createTimeline, []);
  useEffect(() => {
    const clear = (): void => {
      number.value = null;
    };
    if (finalFrom === null || deadline === null) {
      timeline.run([]);
      return clear();
    }
    const step = (deadline - finalFrom) / COUNT_NUMBERS.length;
    timeline.run([
      { at: Math.min(Date.now(), finalFrom), run: clear },
      ...COUNT_NUMBERS.map((each, index) => ({
        at: finalFrom + index * step,
        run: (late: boolean) => {
          number.value = each;
          if (!late) sayCount(each);
        },
      })),
      { at: deadline, run: clear },
    ]);
    return timeline.stop;
  }, [finalFrom, deadline, number, timeline]);
  return number.value === null || count === null ? null : { count, number: number.value };
};

/** The last seconds of a decision without a count tick, for whoever has to decide, and on a big screen for all. */
const TICKING = Array.from({ length: HURRY_SECONDS }, (_, passed) => HURRY_SECONDS - passed);

const useTicking = ({ game, prompt, reader, stage }: TableState): void => {
  const { deadline, count, pausedSince } = game.clock.value;
  const asked = prompt.value !== null || (reader.value === null && stage.idle.value);
  const timeline = useMemo(createTimeline, []);
  useEffect(() => {
    if (!asked || deadline === null || count !== null || pausedSince !== null) return;
    timeline.run(
      TICKING.map((left) => ({
        at: deadline - left * 1000,
        run: (late) => {
          if (!late) play('tick');
        },
      })),
    );
    return timeline.stop;
  }, [asked, deadline, count, pausedSince, timeline]);
};

/** 3 – 2 – 1 over the table, on a phone beside the question. Taps pass through: a choice can be changed until zero. */
export const Count = () => {
  const table = useTableState();
  const { game, stage } = table;
  useTicking(table);
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
