import type { Seat } from '@holdup/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Character, Reaction } from '../../art/index.ts';
import {
  type BubblePlace,
  bubblePlace,
  bubbleWidth,
  type Rect,
  type TableLayout,
} from '../../geometry/index.ts';
import { SPEECH_MS } from '../../motion/timings.ts';
import { playVoice } from '../../sound/voices.ts';
import { Name } from '../../ui/Name.tsx';
import { fitName } from '../../wording/fitName.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';
import { rootFont } from '../seats/rootFont.ts';
import { isFromBeyond } from '../talk/fromBeyond.ts';
import { nextBubbles, type SpeechBubble } from './bubbles.ts';
import type { Placing } from './placing.ts';
import { useLoot } from './useLoot.ts';

/** At least a tenth of a big screen's height. */
const reactionSize = ({ box, surroundings, seats }: TableLayout): number =>
  surroundings ? box.height * 0.13 : Math.max(44, (seats[0]?.r ?? 0) * 0.9);

/** The narrowest bubble has room for this much of a name, in em. */
const NAME_EM = 6.8;

/** Whom a line is meant for: name and face. */
const Addressee = ({ to }: { to: Seat }) => {
  const { game, names } = useTableState();
  const character = game.sitters.value[to]?.character;
  return (
    <span class="speech-to">
      → {character && <Character id={character} />}
      <span class="speech-name">
        <Name {...fitName(names.value.label(to), NAME_EM)} />
      </span>
    </span>
  );
};

type BubbleProps = SpeechBubble & { layout: TableLayout };

const Bubble = ({ said, layout, narrow }: BubbleProps) => (
  <div
    class="speech-bubble"
    data-kind={said.kind}
    data-whispered={said.kind === 'whispering' || 'whispered' in said}
    style={{ maxWidth: `${bubbleWidth(layout, narrow)}px` }}
  >
    {said.to !== null && <Addressee to={said.to} />}
    {said.kind === 'reaction' ? (
      <Reaction id={said.reaction} size={reactionSize(layout)} />
    ) : (
      <span class="speech-words">{saidInWords(said)}</span>
    )}
  </div>
);

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const show = (bubble: HTMLElement, { x, y, side, tail }: BubblePlace): void => {
  bubble.dataset.side = side;
  bubble.style.left = `${x}px`;
  bubble.style.top = `${y}px`;
  bubble.style.setProperty('--tail', `${tail}px`);
};

type Lying = { readonly layout: TableLayout; readonly narrow: boolean; readonly rect: Rect };

/**
 * Puts new bubbles where they cover least, next to those that lie there already, which stay unless they have become narrow. Of
 * bubbles that overlap all the same, only the newest stays visible.
 */
const useBubblePlaces = (shown: readonly SpeechBubble[], { layout, placeOf }: Placing) => {
  const speech = useRef<HTMLDivElement>(null);
  const lying = useRef(new Map<number, Lying>());
  const { plan } = useLoot(layout);
  useLayoutEffect(() => {
    const bubbles = [...(speech.current?.querySelectorAll<HTMLElement>('.speech-bubble') ?? [])];
    const places = new Map<number, Lying>();
    for (const { said, narrow } of shown) {
      const before = lying.current.get(said.id);
      if (before?.layout === layout && before.narrow === narrow) places.set(said.id, before);
    }
    for (const [index, { said, narrow }] of shown.entries()) {
      const bubble = bubbles[index];
      const speaker = placeOf(said.seat);
      if (!(bubble && speaker) || places.has(said.id)) continue;
      const others = [...places.values()].map(({ rect }) => rect);
      const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
      const type = rootFont.value / 16;
      const place = bubblePlace(layout, speaker, size, { others, loot: plan.boxes, type });
      show(bubble, place);
      places.set(said.id, { layout, narrow, rect: { ...place, ...size } });
    }
    lying.current = places;
    const visible: Rect[] = [];
    for (const [index, { said }] of [...shown.entries()].reverse()) {
      const rect = places.get(said.id)?.rect;
      const covered = rect !== undefined && visible.some((newer) => overlap(rect, newer));
      bubbles[index]?.setAttribute('data-covered', String(covered));
      if (rect && !covered) visible.push(rect);
    }
  }, [shown, layout]);
  return speech;
};

/** Recent talk, next to the speakers. */
export const Speech = (placing: Placing) => {
  const { layout } = placing;
  const { game, stage } = useTableState();
  const heard = useRef(game.talk.peek().length);
  const shown = useSignal<readonly SpeechBubble[]>([]);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useSignalEffect(() => {
    const { players } = stage.scene.peek();
    const fresh = game.talk.value
      .slice(heard.current)
      .filter((said): boolean => !isFromBeyond(said, players));
    heard.current = game.talk.value.length;
    if (fresh.length === 0) return;
    for (const { seat } of fresh) {
      const speaker = game.sitters.peek()[seat];
      if (speaker) playVoice(speaker.character);
    }
    shown.value = nextBubbles(shown.peek(), fresh);
    timers.current.push(
      setTimeout(() => {
        shown.value = shown.peek().filter(({ said }) => !fresh.includes(said));
      }, SPEECH_MS),
    );
  });
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const speech = useBubblePlaces(shown.value, placing);
  return (
    <div ref={speech} class="speech" aria-hidden="true">
      {shown.value.map((bubble) => (
        <Bubble key={bubble.said.id} {...bubble} layout={layout} />
      ))}
    </div>
  );
};
