import { type GameEvent, openDecision, parseMove, viewOf, visibleTo } from '@holdup/engine';
import { LEARNER, readLesson } from '../../lessons/readLesson.ts';
import type { Thinking } from '../../motion/timings.ts';
import { createLessonScript, playUpTo } from './lessonScript.ts';
import type { FromWorker } from './messages.ts';

/** A table at which a lesson is played, from the learner's step `from` on. */
export const createLessonTable = (
  file: unknown,
  from: number,
  thinkingAtFirst: Thinking,
  post: (message: FromWorker) => void,
) => {
  const lesson = readLesson(file);
  const past: GameEvent[] = [];
  const script = createLessonScript(lesson, past);
  past.push(...playUpTo(script, lesson, from));
  const { match } = script;
  const seen = (events: readonly GameEvent[]) =>
    events.filter((event) => visibleTo(event, LEARNER));
  let thinking = thinkingAtFirst;
  let last = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The lesson is over with its last move: the round that would begin next has no loot and is not told. */
  const told = (events: readonly GameEvent[]): readonly GameEvent[] => {
    const next =
      script.state().outcome === null ? -1 : events.findIndex(({ type }) => type === 'roundBegan');
    return seen(next === -1 ? events : events.slice(0, next));
  };

  const postBeat = (events: readonly GameEvent[]): void =>
    post({
      type: 'beat',
      id: ++last,
      events: told(events),
      past: last === 0 ? seen(past) : [],
      view: viewOf(match, LEARNER),
      secrets: null,
      moves: [],
      replay: null,
      lesson: script.state(),
    });

  /** Makes the moves of one decision that all make at once; in a sharing one after the other. */
  const playOn = (): void => {
    const before = openDecision(match);
    const events = script.next();
    if (events === null) return;
    postBeat(events);
    if (before?.together === true && openDecision(match)?.name === before.name) playOn();
  };
  const playSoon = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(playOn, ms);
  };

  return {
    begin: () => postBeat([]),
    shown: (id: number) => {
      if (id === last) playSoon(thinking.sharing.least);
    },
    answer: (value: unknown) => {
      const move = parseMove(value);
      const events = move === undefined ? null : script.answer(move);
      if (events === null) post({ type: 'refused' });
      else postBeat(events);
    },
    hurry: () => {
      if (timer !== undefined) playSoon(0);
    },
    think: (next: Thinking) => {
      thinking = next;
    },
  };
};
