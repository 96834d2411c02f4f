import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moodOf } from '../motion/mood.ts';
import { bedMood } from '../sound/player.ts';
import type { TableState } from './context/tableState.ts';

/** The music of the table, as long as it is on the screen. A replay has none. */
export const useMusic = ({ game, stage }: TableState, on: boolean): void => {
  const mood = useComputed(() =>
    moodOf({
      step: stage.view.value.public.step,
      counting: stage.count.value !== null || game.clock.value.finalFrom !== null,
      shooting: stage.scene.value.players.some(({ revealed }) => revealed !== null),
    }),
  ).value;
  useEffect(() => {
    bedMood.value = on ? mood : null;
  }, [mood, on]);
  useEffect(
    () => () => {
      bedMood.value = null;
    },
    [],
  );
};
