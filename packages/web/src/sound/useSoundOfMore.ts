import { useEffect, useRef } from 'preact/hooks';
import type { Effect } from './effects.ts';
import { play } from './player.ts';

/** Plays a sound whenever there are more than before, half a tone higher with each. */
export const useSoundOfMore = (count: number, sound: Effect): void => {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) play(sound, 2 ** ((count - 1) / 12));
    before.current = count;
  }, [count]);
};
