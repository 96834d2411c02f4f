import type { GameEvent } from '@holdup/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { aimArrows, signPlace } from '../../geometry/index.ts';
import { words } from '../../i18n/index.ts';
import type { Cue } from '../../motion/stage.ts';
import { useTrailing } from '../../motion/useTrailing.ts';
import type { Names } from '../../wording/names.ts';
import { shotSentence } from '../../wording/narrate.ts';
import { useTableState } from '../context/context.ts';
import { aimsByPlace, type Placing } from './placing.ts';

type Sign = {
  readonly text: string;
  /** A sentence beneath it. */
  readonly line?: string | null;
  readonly look: 'plain' | 'sentence' | 'bang' | 'click';
};

/** Two names, at most, fit over the table. */
const MOST_NAMES = 2;

/** Who ducks, or who alone stands: the shorter of the two says both. */
const courageSign = (
  { ducked, standing }: Extract<GameEvent, { type: 'courage' }>,
  { person, list }: Names,
): string => {
  const { log } = words();
  if (ducked.length === 0) return log.allStand;
  if (standing.length === 0) return log.allDuck;
  const few = standing.length < ducked.length ? standing : ducked;
  const [one] = few;
  const [single, both, some] =
    few === standing
      ? ([log.stands, log.standing, log.someStand] as const)
      : ([log.ducks, log.ducked, log.someDuck] as const);
  if (few.length === 1 && one !== undefined) return single(person(one));
  return few.length <= MOST_NAMES ? both(list(few)) : some(few.length);
};

/** The few events that get a word in the middle of the table. */
const signOf = ({ event, fired, hits }: Cue, rounds: number, names: Names): Sign | null => {
  const { game, log } = words();
  switch (event.type) {
    case 'roundBegan':
      return { text: game.counts.round(event.round, rounds), look: 'plain' };
    case 'revealed':
      if (!fired) return null;
      return {
        text: game.bullets[event.bullet].name + (hits > 1 ? ` ×${hits}` : ''),
        look: event.bullet === 'click' ? 'click' : 'bang',
        line: shotSentence(event, names),
      };
    case 'newGodfather':
      return { text: log.newGodfather(names.person(event.seat)), look: 'sentence' };
    case 'courage':
      return { text: courageSign(event, names), look: 'sentence' };
    case 'over':
      return { text: log.over, look: 'sentence' };
    default:
      return null;
  }
};

const boxOf = (part: Element | null) =>
  part instanceof HTMLElement
    ? { width: part.offsetWidth, height: part.offsetHeight }
    : { width: 0, height: 0 };

/**
 * Moves the words about a shot on a big screen aside, so that shooter, target and the arrow between them stay in view;
 * where large words find no place, they are smaller.
 */
const useAside = (cue: Cue | null, placing: Placing | null) => {
  const { aims } = useTableState();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sign = ref.current;
    const event = cue?.event;
    if (!sign || !placing?.layout.surroundings || event?.type !== 'revealed') return;
    const shooter = placing.seats.indexOf(event.seat);
    const arrow = aimArrows(placing.layout, aimsByPlace(placing, aims.peek())).find(
      (each) => each.shooter === shooter,
    );
    if (!arrow) return;
    sign.style.removeProperty('--fit');
    const words = {
      word: boxOf(sign.firstElementChild),
      sentence: boxOf(sign.querySelector('small')),
    };
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = sign;
    const { x, y, fit } = signPlace(placing.layout, words, arrow);
    sign.style.setProperty('--fit', `${fit}`);
    sign.style.translate = `${x - offsetLeft - offsetWidth / 2}px ${y - offsetTop - offsetHeight / 2}px`;
  }, [cue, placing]);
  return ref;
};

/** Big words for big moments; the log says the same to those who don't see them. */
export const Banner = ({ placing }: { placing: Placing | null }) => {
  const { stage, names } = useTableState();
  const now = stage.cue.value;
  const cue = useTrailing(now, now?.event.type === 'revealed' ? 1 : 0);
  const sign = cue && signOf(cue, stage.view.value.public.rounds, names.value);
  const ref = useAside(cue, placing);
  return (
    cue &&
    sign && (
      <div
        ref={ref}
        key={cue.id}
        class={`banner banner-${sign.look}`}
        style={{ '--ms': `${cue.ms}ms` }}
        aria-hidden="true"
      >
        <span style={{ '--force': cue.hits }}>{sign.text}</span>
        {sign.line && <small>{sign.line}</small>}
      </div>
    )
  );
};
