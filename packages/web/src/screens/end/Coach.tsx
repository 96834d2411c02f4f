import type { Lesson } from '@holdup/bots';
import type { Replay, Seat, StepName } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitter } from '../../game/game.ts';
import { openReplay } from '../../game/replay/route.ts';
import { askAtLength } from '../../game/worker/ask.ts';
import { words } from '../../i18n/index.ts';
import { Button, Panel, Progress } from '../../ui/index.ts';
import { moveName } from '../../wording/moveName.ts';
import type { Names } from '../../wording/names.ts';
import { nameOfStep } from '../../wording/stepName.ts';
import './coach.css';

/** Lessons that cost fewer percentage points than this are not shown. */
const LEAST_COST = 1;
const MOST_LESSONS = 4;

type CoachProps = {
  replay: Replay;
  /** Whose decisions are reviewed; null: an audience chooses. */
  seat: Seat | null;
  sitters: readonly Sitter[];
  names: Names;
};

type State =
  | { readonly kind: 'resting' | 'failed' }
  | { readonly kind: 'thinking'; readonly done: number; readonly total: number }
  | { readonly kind: 'lessons'; readonly lessons: readonly Lesson[] };

/** Percentage points of win chance lost, from the two rounded numbers shown. */
const costOf = ({ betterWin, madeWin }: Lesson): number =>
  Math.round(betterWin * 100) - Math.round(madeWin * 100);

const LessonCard = ({
  lesson,
  replay,
  names,
  onWatch,
}: Pick<CoachProps, 'replay' | 'names'> & { lesson: Lesson; onWatch: () => void }) => {
  const { coach, hint, percent } = words().advice;
  const { round, step, made, better, madeWin, betterWin, danger } = lesson;
  const cost = costOf(lesson);
  return (
    <li class="lesson">
      <p class="lesson-head">
        <span>{coach.when(round, nameOfStep(step as StepName, replay.edition))}</span>
        <b aria-hidden="true">{coach.cost(cost)}</b>
        <span class="unseen">{coach.costs(cost)}</span>
      </p>
      <dl>
        <div>
          <dt>{coach.made}</dt>
          <dd>
            {moveName(made, names, replay.edition)} <small>{percent(madeWin)}</small>
          </dd>
        </div>
        <div class="lesson-better">
          <dt>{coach.better}</dt>
          <dd>
            {moveName(better, names, replay.edition)} <small>{percent(betterWin)}</small>
          </dd>
        </div>
      </dl>
      {danger && <p class="field-hint">{hint.hit(percent(danger.hit))}</p>}
      <Button look="quiet" onClick={onWatch}>
        {coach.watch}
      </Button>
    </li>
  );
};

/** The decisions that cost most, and what would have been better. Runs on request, since it takes a moment. */
export const Coach = ({ replay, seat, sitters, names }: CoachProps) => {
  const { coach } = words().advice;
  const whose = useSignal<Seat>(seat ?? 0);
  const state = useSignal<State>({ kind: 'resting' });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const begin = (): void => {
    stop.current();
    state.value = { kind: 'thinking', done: 0, total: replay.moves.length };
    const question = { replay, seat: whose.value };
    stop.current = askAtLength('coach', question, {
      onProgress: (done, total) => {
        state.value = { kind: 'thinking', done, total };
      },
      onAnswer: (found) => {
        const dear = found.filter((lesson) => costOf(lesson) >= LEAST_COST);
        state.value = { kind: 'lessons', lessons: dear.slice(0, MOST_LESSONS) };
      },
      onFailure: () => {
        state.value = { kind: 'failed' };
      },
    });
  };
  const now = state.value;
  return (
    <Panel title={coach.name}>
      <p class="field-hint">{coach.lead}</p>
      {seat === null && (
        <label class="field">
          <span class="field-label">{coach.whose}</span>
          <select
            class="select"
            value={whose.value}
            onChange={({ currentTarget }) => {
              whose.value = Number(currentTarget.value) as Seat;
              stop.current();
              state.value = { kind: 'resting' };
            }}
          >
            {sitters.map(({ name }, place) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div role="status">
        {now.kind === 'lessons' && now.lessons.length === 0 && <p>{coach.none}</p>}
        {now.kind === 'failed' && <p class="field-error">{coach.failed}</p>}
      </div>
      {now.kind === 'resting' && (
        <Button look="paper" onClick={begin}>
          {coach.ask}
        </Button>
      )}
      {now.kind === 'thinking' && (
        <Progress label={coach.thinking} value={now.done} max={now.total} />
      )}
      {now.kind === 'lessons' && now.lessons.length > 0 && (
        <ol class="lessons" aria-label={coach.name}>
          {now.lessons.map((lesson) => (
            <LessonCard
              key={lesson.index}
              {...{ lesson, replay, names }}
              onWatch={() =>
                openReplay({
                  replay,
                  characters: sitters.map(({ character }) => character),
                  seat: whose.value,
                  from: lesson.index,
                })
              }
            />
          ))}
        </ol>
      )}
    </Panel>
  );
};
