import type { Seat } from '@holdup/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Character, Reaction } from '../../art/index.ts';
import type { Said } from '../../game/game.ts';
import { bubblePlace, type SeatPlace, type TableLayout } from '../../geometry/index.ts';
import { SPEECH_MS } from '../../motion/timings.ts';
import { Name } from '../../ui/Name.tsx';
import { fitName } from '../../wording/fitName.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';
import { rootFont } from '../seats/rootFont.ts';
import { isFromBeyond } from '../talk/fromBeyond.ts';
import type { Placing } from './placing.ts';

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

type BubbleProps = { said: Said; place: SeatPlace; layout: TableLayout; crowded: boolean };

const Bubble = ({ said, place, layout, crowded }: BubbleProps) => {
  const { x, y, width, side } = bubblePlace(layout, place, crowded, rootFont.value / 16);
  return (
    <div
      class="speech-bubble"
      data-kind={said.kind}
      data-whispered={said.kind === 'whispering' || 'whispered' in said}
      data-side={side}
      style={{ left: `${x}px`, top: `${y}px`, maxWidth: `${width}px` }}
    >
      {said.to !== null && <Addressee to={said.to} />}
      {said.kind === 'reaction' ? (
        <Reaction id={said.reaction} size={reactionSize(layout)} />
      ) : (
        <span class="speech-words">{saidInWords(said)}</span>
      )}
    </div>
  );
};

type Rect = { left: number; top: number; right: number; bottom: number };

/** Where a bubble ends up, whatever animation it is in. */
const rectOf = ({
  offsetLeft,
  offsetTop,
  offsetWidth,
  offsetHeight,
  dataset,
}: HTMLElement): Rect => {
  const left = offsetLeft - offsetWidth / 2;
  const top = dataset.side === 'above' ? offsetTop - offsetHeight : offsetTop;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
};

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Of bubbles that overlap, only the newest stays visible. */
const hideCovered = (speech: HTMLElement): void => {
  const visible: Rect[] = [];
  for (const bubble of [...speech.querySelectorAll<HTMLElement>('.speech-bubble')].reverse()) {
    const rect = rectOf(bubble);
    const covered = visible.some((newer) => overlap(rect, newer));
    bubble.dataset.covered = String(covered);
    if (!covered) visible.push(rect);
  }
};

/** Recent talk, next to the speakers. */
export const Speech = ({ layout, placeOf }: Placing) => {
  const { game, stage } = useTableState();
  const heard = useRef(game.talk.peek().length);
  const shown = useSignal<readonly Said[]>([]);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useSignalEffect(() => {
    const { players } = stage.scene.peek();
    const fresh = game.talk.value
      .slice(heard.current)
      .filter((said): boolean => !isFromBeyond(said, players));
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
  const speech = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (speech.current) hideCovered(speech.current);
  }, [shown.value, layout]);
  return (
    <div ref={speech} class="speech" aria-hidden="true">
      {shown.value.map((said) => {
        const place = placeOf(said.seat);
        // Also where the other one sits across the table: narrow bubbles pass each other.
        const crowded = shown.value.some(({ seat }) => seat !== said.seat);
        return place && <Bubble key={said.id} {...{ said, place, layout, crowded }} />;
      })}
    </div>
  );
};
