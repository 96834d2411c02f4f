import type { Company, Hint } from '@holdup/bots';
import type { View } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { ask } from '../../game/worker/ask.ts';
import { sentences, words } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import { moveName } from '../../wording/moveName.ts';
import type { Names } from '../../wording/names.ts';
import { reasonsFor } from '../../wording/reasons.ts';
import { useTableState } from '../context/context.ts';
import { BulbIcon } from './BulbIcon.tsx';

/** Only the best choices are listed with their numbers. */
const MOST_SHOWN = 4;

/** Options this near to the best are as good. */
const CLOSE = 0.02;

/** With less than this, what usually speaks for a move no longer matters. */
const HOPELESS = 0.01;

type HintText = {
  readonly would: string;
  readonly why: readonly string[];
  readonly guns: string | null;
  readonly gunList: readonly string[];
  readonly hit: string | null;
  readonly options: readonly { readonly what: string; readonly win: number }[];
  readonly others: string | null;
};

/** A hint and its numbers in words. */
const hintText = ({ move, reasons }: Hint, view: View, names: Names): HintText => {
  const { advice, game, guide } = words();
  const { edition } = view.public;
  const { hint, percent } = advice;
  const { danger, options } = reasons;
  const weighed = options.flatMap(({ move: each, win }) =>
    win === null ? [] : [{ what: moveName(each, names, edition), win }],
  );
  const left = weighed.length - MOST_SHOWN;
  const [best, second] = weighed;
  const hopeless = best !== undefined && best.win < HOPELESS;
  const close = best !== undefined && second !== undefined && best.win - second.win < CLOSE;
  return {
    would: hint.would(moveName(move, names, edition)),
    why: hopeless
      ? [guide.reasons.hopeless]
      : [...reasonsFor(view, move, names, danger), ...(close ? [guide.reasons.close] : [])],
    guns: danger && game.counts.aimedAtYou(danger.guns.length),
    gunList: (danger?.guns ?? []).map(({ seat, bang }) =>
      hint.gun(names.name(seat), percent(bang)),
    ),
    hit: danger && hint.hit(percent(danger.hit)),
    options: weighed.slice(0, MOST_SHOWN),
    others: left > 0 ? hint.others(left) : null,
  };
};

const spoken = ({ would, why, guns, gunList, hit, options, others }: HintText): string => {
  const { advice, game } = words();
  const { hint, percent } = advice;
  return sentences([
    would,
    ...why,
    ...(guns === null ? [] : [hint.guns(guns, game.list(gunList))]),
    ...(hit === null ? [] : [hit]),
    hint.wins(game.list(options.map(({ what, win }) => hint.option(what, percent(win))))),
    ...(others === null ? [] : [others]),
  ]);
};

const HintCard = ({ text }: { text: HintText }) => {
  const { hint, percent } = words().advice;
  const most = Math.max(0.01, ...text.options.map(({ win }) => win));
  return (
    <>
      <strong>{text.would}</strong>
      {text.why.length > 0 && <p class="hint-why">{text.why.join(' ')}</p>}
      {text.guns !== null && (
        <p class="hint-guns">
          <b>{text.guns}</b>
          {text.gunList.map((gun) => (
            <span key={gun}>{gun}</span>
          ))}
        </p>
      )}
      {text.hit !== null && <p>{text.hit}</p>}
      <p class="hint-title">{hint.win}</p>
      <ul class="hint-options">
        {text.options.map(({ what, win }) => (
          <li key={what}>
            <span>{what}</span>
            <span class="hint-bar" aria-hidden="true">
              <span style={{ width: `${(win / most) * 100}%` }} />
            </span>
            <b>{percent(win)}</b>
          </li>
        ))}
      </ul>
      {text.others !== null && <p class="hint-others">{text.others}</p>}
    </>
  );
};

/** What the strongest bot would do here, and why: in words, then in numbers. It knows what the reader knows and nothing else. */
export const HintButton = ({ company }: { company: Company }) => {
  const { stage, names, markHint } = useTableState();
  const { hint } = words().advice;
  const id = useId();
  const text = useSignal<HintText | 'thinking' | 'none'>('thinking');
  const open = useSignal(false);
  useEffect(() => {
    if (!open.value) return;
    let stale = false;
    text.value = 'thinking';
    const give = (found: Hint | null): void => {
      if (stale) return;
      const inWords = found && hintText(found, view, names.peek());
      text.value = inWords ?? 'none';
      announce(inWords ? spoken(inWords) : hint.none);
      if (found) markHint(found.move);
    };
    const view = stage.view.peek();
    ask('hint', { view, company }).then(give, () => give(null));
    return () => {
      stale = true;
    };
  }, [open.value]);
  const shown = text.value;
  return (
    <>
      <button
        type="button"
        class="button button-quiet icon-button"
        aria-label={hint.name}
        data-tool="hint"
        popovertarget={id}
      >
        <BulbIcon />
      </button>
      <div
        id={id}
        popover="auto"
        class="bubble hint-bubble"
        onToggle={({ newState }) => {
          open.value = newState === 'open';
        }}
      >
        {shown === 'thinking' || shown === 'none' ? (
          <p>{shown === 'none' ? hint.none : hint.thinking}</p>
        ) : (
          <HintCard text={shown} />
        )}
      </div>
    </>
  );
};
