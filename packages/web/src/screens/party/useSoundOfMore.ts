import { useEffect, useRef } from 'preact/hooks';
import type { Effect } from '../../sound/effects.ts';
import { play } from '../../sound/player.ts';

/** Plays a sound whenever there are more than before. */
export const useSoundOfMore = (count: number, sound: Effect): void => {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) play(sound);
    before.current = count;
  }, [count]);
};
