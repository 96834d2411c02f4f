import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Reaction } from '../../art/index.ts';
import type { Said } from '../../game/game.ts';
import type { SeatPlace, TableLayout } from '../../geometry/index.ts';
import { SPEECH_MS } from '../../motion/timings.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';
import type { Placing } from './placing.ts';

const EDGE = 6;
const HALF_WIDTH = 76;

/** Above the speaker, and never over the edge. */
const bubblePlace = (place: SeatPlace, { box }: TableLayout) => ({
  left: `${Math.max(EDGE + HALF_WIDTH, Math.min(box.width - EDGE - HALF_WIDTH, place.x))}px`,
  top: `${Math.max(place.r, place.y - place.r * 1.15)}px`,
});

/** What was said just now, above those who said it. */
export const Speech = ({ layout, placeOf }: Placing) => {
  const { game } = useTableState();
  const heard = useRef(game.talk.peek().length);
  const shown = useSignal<readonly Said[]>([]);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useSignalEffect(() => {
    const fresh = game.talk.value.slice(heard.current);
    heard.current = game.talk.value.length;
    if (fresh.length === 0) return;
    const speakers = fresh.map(({ seat }) => seat);
    shown.value = [...shown.peek().filter(({ seat }) => !speakers.includes(seat)), ...fresh];
    timers.current.push(
      setTimeout(() => {
        shown.value = shown.peek().filter((said) => !fresh.includes(said));
      }, SPEECH_MS),
    );
  });
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return (
    <div class="speech" aria-hidden="true">
      {shown.value.map((said) => {
        const place = placeOf(said.seat);
        if (!place) return null;
        return (
          <div
            key={said.id}
            class="speech-bubble"
            data-kind={said.kind}
            style={bubblePlace(place, layout)}
          >
            {said.kind === 'reaction' ? (
              <Reaction id={said.reaction} size={44} />
            ) : (
              saidInWords(said)
            )}
          </div>
        );
      })}
    </div>
  );
};
