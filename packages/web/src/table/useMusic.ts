import { useComputed } from '@preact/signals';
import { moodOf } from '../motion/mood.ts';
import { countMs } from '../motion/timings.ts';
import { speed } from '../settings/settings.ts';
import { useBed } from '../sound/useBed.ts';
import { useCounting } from './clock/useCounting.ts';
import type { TableState } from './context/tableState.ts';

/** The music of the table, as long as it is on the screen. A replay has none. */
export const useMusic = ({ game, stage }: TableState, on: boolean): void => {
  const counting = useCounting(game);
  const mood = useComputed(() =>
    moodOf({
      step: stage.view.value.public.step,
      telling: !stage.idle.value,
      counting: stage.count.value !== null || counting.value,
      sharing: stage.scene.value.sharing,
    }),
  ).value;
  /** How long the count takes: by the game's clock, or by the stage's. */
  const seconds = useComputed(() => {
    const { finalFrom, deadline } = game.clock.value;
    const live = finalFrom === null || deadline === null ? null : deadline - finalFrom;
    return (live ?? countMs(speed.value)) / 1000;
  }).value;
  useBed(on ? mood : null, mood === 'count' ? seconds : undefined);
};
