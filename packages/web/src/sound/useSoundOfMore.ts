import { useEffect, useRef } from 'preact/hooks';
import type { Effect } from './effects.ts';
import { play } from './player.ts';

/** Sounds of what happens at once follow one another this quickly, as a scale. */
const APART_MS = 80;

/** Plays a sound whenever there are more than before, half a tone higher with each. */
export const useSoundOfMore = (count: number, sound: Effect): void => {
  const before = useRef(count);
  const next = useRef(0);
  useEffect(() => {
    if (count > before.current) {
      const now = performance.now();
      const at = Math.max(now, next.current);
      next.current = at + APART_MS;
      setTimeout(() => play(sound, 2 ** ((count - 1) / 12)), at - now);
    }
    before.current = count;
  }, [count]);
};
