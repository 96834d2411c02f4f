import type { Hint } from '@holdup/bots';
import type { Move, View } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { ask } from '../../game/worker/ask.ts';
import { words } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import { moveName } from '../../wording/moveName.ts';
import type { Names } from '../../wording/names.ts';
import { BulbIcon } from './BulbIcon.tsx';

/** So many choices are told with their numbers; the others are worse. */
const MOST_SHOWN = 4;

type Told = {
  readonly would: string;
  readonly guns: string | null;
  readonly gunList: readonly string[];
  readonly hit: string | null;
  readonly options: readonly { readonly what: string; readonly win: number }[];
  readonly others: string | null;
};

/** The numbers of a hint in the reader's words. */
const tell = ({ move, reasons }: Hint, names: Names): Told => {
  const { hint, percent } = words().advice;
  const { danger, options } = reasons;
  const weighed = options.flatMap(({ move: each, win }) =>
    win === null ? [] : [{ what: moveName(each, names), win }],
  );
  const left = weighed.length - MOST_SHOWN;
  return {
    would: hint.would(moveName(move, names)),
    guns: danger && hint.guns(danger.guns.length),
    gunList: (danger?.guns ?? []).map(({ seat, bang }) =>
      hint.gun(names.name(seat), percent(bang)),
    ),
    hit: danger && hint.hit(percent(danger.hit)),
    options: weighed.slice(0, MOST_SHOWN),
    others: left > 0 ? hint.others(left) : null,
  };
};

const spoken = ({ would, guns, gunList, hit, options, others }: Told): string => {
  const { hint, percent } = words().advice;
  const wins = options.map(({ what, win }) => hint.option(what, percent(win))).join(', ');
  return [
    `${would}.`,
    ...(guns === null ? [] : [`${guns} (${gunList.join(', ')}).`]),
    ...(hit === null ? [] : [`${hit}.`]),
    `${hint.win}: ${wins}.`,
    ...(others === null ? [] : [`${others}.`]),
  ].join(' ');
};

const HintCard = ({ told }: { told: Told }) => {
  const { hint, percent } = words().advice;
  const most = Math.max(0.01, ...told.options.map(({ win }) => win));
  return (
    <>
      <strong>{told.would}</strong>
      {told.guns !== null && (
        <p class="hint-guns">
          <b>{told.guns}</b>
          {told.gunList.map((gun) => (
            <span key={gun}>{gun}</span>
          ))}
        </p>
      )}
      {told.hit !== null && <p>{told.hit}</p>}
      <p class="hint-title">{hint.win}</p>
      <ul class="hint-options">
        {told.options.map(({ what, win }) => (
          <li key={what}>
            <span>{what}</span>
            <span class="hint-bar" aria-hidden="true">
              <span style={{ width: `${(win / most) * 100}%` }} />
            </span>
            <b>{percent(win)}</b>
          </li>
        ))}
      </ul>
      {told.others !== null && <p class="hint-others">{told.others}</p>}
    </>
  );
};

type HintProps = {
  view: View;
  names: Names;
  /** Marks the choice that the hint names. */
  onHint: (move: Move) => void;
};

/** What the strongest bot would do here, and why, in numbers. It knows what the reader knows and nothing else. */
export const HintButton = ({ view, names, onHint }: HintProps) => {
  const { hint } = words().advice;
  const id = useId();
  const told = useSignal<Told | 'thinking' | 'none'>('thinking');
  const open = useSignal(false);
  useEffect(() => {
    if (!open.value) return;
    let stale = false;
    told.value = 'thinking';
    const give = (found: Hint | null): void => {
      if (stale) return;
      const inWords = found && tell(found, names);
      told.value = inWords ?? 'none';
      announce(inWords ? spoken(inWords) : hint.none);
      if (found) onHint(found.move);
    };
    ask('hint', view).then(give, () => give(null));
    return () => {
      stale = true;
    };
  }, [open.value]);
  const shown = told.value;
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
          <HintCard told={shown} />
        )}
      </div>
    </>
  );
};
