import {
  deciding,
  defaultMove,
  type GameEvent,
  legalMoves,
  type Match,
  type Move,
  play,
  result,
  type Seat,
  sameMove,
  spectatorView,
} from '@holdup/engine';
import { scenarioMatch } from '@holdup/engine/scenarios';
import { LEARNER, type Lesson } from '../../lessons/readLesson.ts';

/** How far a lesson is: the learner's next step, and how it ended, once it has. */
export type LessonState = {
  readonly step: number;
  readonly outcome: 'right' | 'wrong' | null;
};

type ScriptedMove = { readonly seat: Seat; readonly move: Move; readonly asked: boolean };

/**
 * A lesson being played. Everybody follows the script; the learner is asked where it says so. After
 * a wrong move the round is played out: with the lesson's moves for that case, scripted moves while
 * they are legal, and defaults.
 */
export const createLessonScript = (lesson: Lesson, events: GameEvent[]) => {
  const match: Match = scenarioMatch(lesson.scenario, events);
  const script: ScriptedMove[] = lesson.scenario.moves.flatMap(({ seat, move, illegal }, at) =>
    illegal ? [] : [{ seat, move, asked: lesson.asked[at] === true }],
  );
  const otherwise: readonly ScriptedMove[] = lesson.otherwise.map(({ seat, ...move }) => ({
    seat,
    move,
    asked: false,
  }));
  let step = 0;
  /** The round in which the learner left the script. */
  let strayedIn: number | null = null;

  const roundOf = (): number => spectatorView(match).public.round;
  const outcome = (): LessonState['outcome'] => {
    if (strayedIn === null) return script.length === 0 ? 'right' : null;
    return result(match) !== null || roundOf() > strayedIn ? 'wrong' : null;
  };
  const nextOf = (seat: Seat): ScriptedMove | undefined => {
    if (strayedIn === null) return script.find((scripted) => scripted.seat === seat);
    const legal = legalMoves(match, seat);
    return [...otherwise, ...script].find(
      (scripted) => scripted.seat === seat && legal.some((move) => sameMove(move, scripted.move)),
    );
  };
  const make = (seat: Seat, move: Move): GameEvent[] | null => {
    const made: GameEvent[] = [];
    return play(match, seat, move, made).ok ? made : null;
  };
  const drop = (scripted: ScriptedMove | undefined): void => {
    if (scripted !== undefined && script.includes(scripted))
      script.splice(script.indexOf(scripted), 1);
  };
  const asksLearner = (): boolean => strayedIn === null && nextOf(LEARNER)?.asked === true;

  return {
    match,
    state: (): LessonState => ({ step, outcome: outcome() }),
    /** Makes the next move that needs no answer from the learner: its events, or null if there is none. */
    next: (): GameEvent[] | null => {
      if (outcome() !== null) return null;
      const seat = deciding(match).find((each) => each !== LEARNER || !asksLearner());
      if (seat === undefined) return null;
      const scripted = nextOf(seat);
      const move = scripted?.move ?? defaultMove(match, seat);
      drop(scripted);
      return move === null ? null : make(seat, move);
    },
    /** The learner's answer; null where it is not legal or nothing is asked. */
    answer: (move: Move): GameEvent[] | null => {
      const scripted = nextOf(LEARNER);
      if (!asksLearner() || scripted === undefined || !deciding(match).includes(LEARNER))
        return null;
      const round = roundOf();
      const made = make(LEARNER, move);
      if (made === null) return null;
      drop(scripted);
      if (sameMove(move, scripted.move)) step++;
      else strayedIn = round;
      return made;
    },
    /** Whether the learner is asked now. */
    isAsked: (): boolean => asksLearner() && deciding(match).includes(LEARNER),
  };
};

type LessonScript = ReturnType<typeof createLessonScript>;

/** Plays everything before the learner's step `from`: what happened. */
export const playUpTo = (script: LessonScript, lesson: Lesson, from: number): GameEvent[] => {
  const past: GameEvent[] = [];
  const rights = lesson.scenario.moves.filter((_, at) => lesson.asked[at]);
  for (let step = 0; ; ) {
    const made = script.next();
    if (made !== null) past.push(...made);
    else if (step < from && script.isAsked()) {
      const right = rights[step++];
      past.push(...((right && script.answer(right.move)) ?? []));
    } else return past;
  }
};
