import type { Replay, Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitter } from '../../game/game.ts';
import { branchOf } from '../../game/local/setup.ts';
import { askAtLength } from '../../game/worker/ask.ts';
import type { LocalMatch } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { Button, Panel, Progress } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import { LessonCard } from './LessonCard.tsx';
import { type Lessons, lessonsOf } from './lessons.ts';
import './coach.css';

type CoachProps = {
  replay: Replay;
  /** Whose decisions are reviewed; null: an audience chooses. */
  seat: Seat | null;
  sitters: readonly Sitter[];
  names: Names;
  /** Shows the replay from this frame on. */
  onWatch: (from: number, seat: Seat) => void;
  onAgain: (match: LocalMatch) => void;
};

type State =
  | { readonly kind: 'resting' | 'failed' }
  | { readonly kind: 'thinking'; readonly done: number; readonly total: number }
  | { readonly kind: 'lessons'; readonly lessons: readonly Lessons[] };

/** The decisions that cost most, and what would have been better. Runs on request, since it takes a moment. */
export const Coach = ({ replay, seat, sitters, names, onWatch, onAgain }: CoachProps) => {
  const { coach } = words().advice;
  const whose = useSignal<Seat>(seat ?? 0);
  const state = useSignal<State>({ kind: 'resting' });
  const stop = useRef<() => void>(() => {});
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => () => stop.current(), []);
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [state.value.kind]);
  const begin = (): void => {
    stop.current();
    state.value = { kind: 'thinking', done: 0, total: replay.moves.length };
    const question = { replay, seat: whose.value };
    stop.current = askAtLength('coach', question, {
      onProgress: (done, total) => {
        state.value = { kind: 'thinking', done, total };
      },
      onAnswer: (found) => {
        state.value = { kind: 'lessons', lessons: lessonsOf(found) };
      },
      onFailure: () => {
        state.value = { kind: 'failed' };
      },
    });
  };
  const now = state.value;
  const characters = sitters.map(({ character }) => character);
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
        <ol ref={list} class="lessons" aria-label={coach.name}>
          {now.lessons.map((lesson) => (
            <LessonCard
              key={lesson.index}
              edition={replay.edition}
              {...{ lesson, names }}
              onWatch={() => onWatch(lesson.index, whose.value)}
              onAgain={() => onAgain(branchOf(replay, characters, whose.value, lesson.index))}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
};
