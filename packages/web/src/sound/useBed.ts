import { useEffect } from 'preact/hooks';
import type { Mood } from './bed.ts';
import { bed } from './player.ts';

/** The music of a screen, as long as it is shown. `seconds`: how long a mood that is played once takes. */
export const useBed = (mood: Mood | null, seconds?: number): void => {
  useEffect(() => {
    bed.value = mood && { mood, ...(seconds === undefined ? {} : { seconds }) };
  }, [mood, seconds]);
  useEffect(
    () => () => {
      bed.value = null;
    },
    [],
  );
};
