import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Said } from '../../game/game.ts';
import { buzz } from '../../motion/haptics.ts';
import { SPEECH_MS } from '../../motion/timings.ts';
import type { TableState } from '../context/tableState.ts';

/** The newest words meant for the reader, for as long as a bubble stays; the phone buzzes when they come. */
export const useAddressed = ({ game, reader }: TableState): Said | null => {
  const heard = useRef(game.talk.peek().length);
  const shown = useSignal<Said | null>(null);
  useSignalEffect(() => {
    const fresh = game.talk.value.slice(heard.current);
    heard.current = game.talk.value.length;
    const me = reader.peek();
    const said = fresh.findLast(({ seat, to }) => me !== null && to === me && seat !== me);
    if (said === undefined) return;
    shown.value = said;
    buzz('talk');
  });
  useEffect(() => {
    if (shown.value === null) return;
    const timer = setTimeout(() => {
      shown.value = null;
    }, SPEECH_MS);
    return () => clearTimeout(timer);
  }, [shown.value]);
  return shown.value;
};
