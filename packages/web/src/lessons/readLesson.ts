import { isRecord, type PlayedMove, parseMove } from '@holdup/engine';
import { readScenario, type Scenario } from '@holdup/engine/scenarios';
import { seatOrNull } from '../game/seats.ts';

/** The learner's seat in every lesson. */
export const LEARNER = 0;

/** A position and the moves that lead through it; the learner is asked for some of them. */
export type Lesson = {
  readonly scenario: Scenario;
  /** For each move of the scenario whether the learner has to find it. All other moves are played automatically. */
  readonly asked: readonly boolean[];
  /** What others do instead once the learner has made a wrong move. */
  readonly otherwise: readonly PlayedMove[];
};

const playedMove = (entry: Readonly<Record<string, unknown>>): PlayedMove => {
  const { seat: place, otherwise: _, ...rest } = entry;
  const seat = seatOrNull(place);
  const move = parseMove(rest);
  if (seat === null || move === undefined)
    throw new Error(`This is no move of a lesson: ${JSON.stringify(entry)}`);
  return { seat, ...move };
};

/**
 * Reads a lesson: a scenario file in which moves may be marked. `"asked": true`: the learner has to find it.
 * `"otherwise": true`: not part of the scenario, but what its seat does instead after a wrong move. Throws a SetupError
 * if it is not a lesson.
 */
export const readLesson = (file: unknown): Lesson => {
  const fields = isRecord(file) ? file : {};
  const entries = (Array.isArray(fields.moves) ? fields.moves : []).filter(isRecord);
  const scripted = entries.filter(({ otherwise }) => otherwise !== true);
  return {
    scenario: readScenario({
      ...fields,
      moves: scripted.map(({ asked: _, ...move }) => move),
    }),
    asked: scripted.map(({ asked }) => asked === true),
    otherwise: entries.filter(({ otherwise }) => otherwise === true).map(playedMove),
  };
};
