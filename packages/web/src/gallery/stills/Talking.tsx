import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Said } from '../../game/game.ts';

type TalkingProps = {
  said: readonly Said[];
  /** The table, with what is said at it. */
  children: (talk: Signal<readonly Said[]>) => ComponentChildren;
};

/** A table at which something is said once it is drawn: what was said before gets no bubble. */
export const Talking = ({ said, children }: TalkingProps) => {
  const talk = useMemo(() => signal<readonly Said[]>([]), []);
  const table = useMemo(() => children(talk), [talk]);
  useEffect(() => {
    let frame = 0;
    const speak = (): void => {
      if (document.querySelector('.speech')) talk.value = said;
      else frame = requestAnimationFrame(speak);
    };
    speak();
    return () => cancelAnimationFrame(frame);
  }, [talk]);
  return <>{table}</>;
};
