import {
  below,
  clone,
  legalMoves,
  type Match,
  type Move,
  type Random,
  type Seat,
  unit,
  type View,
} from '@holdup/engine';
import type { Players } from './players.ts';
import { noRegrets, type Regrets, regret, strategyOf } from './regret.ts';
import { othersAnswer } from './worlds.ts';

/**
 * What the others do on the count of courage: partly as `regular` would, partly by regret matching of their own, so that
 * what this seat does is an answer to people who answer back.
 */
export interface Rivals {
  /** The choices they make in this world by regret matching; null where the decision is no count of courage. */
  answers(match: Match, random: Random): Map<Seat, Move> | null;
  /** Lets one of them find out what the other choice would have brought. */
  learn(
    before: Match,
    made: Match,
    answers: ReadonlyMap<Seat, Move>,
    random: Random,
    playOn: (match: Match) => Match,
  ): void;
}

/** How often a rival goes by its regrets, and how often one of them learns. */
const ADAPTS = 0.5;
const LEARNS = 0.5;
const BOTH = [true, true];

export function createRivals(view: View, seat: Seat, players: Players): Rivals {
  const shown = view.public;
  const targeted = shown.players.flatMap((player, i) =>
    i !== seat && player.alive && shown.players.some((other) => other.target === i && other.loaded)
      ? [i as Seat]
      : [],
  );
  if (shown.step !== 'courage' || targeted.length === 0)
    return { answers: () => null, learn: () => {} };
  const regrets = new Map<number, Regrets>();
  const regretsOf = (rival: Seat, match: Match): Regrets => {
    const key = rival * 4 + (match.seatStates[rival]?.bullet ?? 0);
    const known = regrets.get(key) ?? noRegrets(2);
    regrets.set(key, known);
    return known;
  };
  return {
    answers(match, random) {
      const chosen = new Map<Seat, Move>();
      for (const rival of targeted) {
        if (unit(random) >= ADAPTS) continue;
        const own = regretsOf(rival, match);
        if (own.rounds < 2) continue;
        const moves = legalMoves(match, rival);
        if (moves.length < 2) continue;
        const first = strategyOf(own, BOTH)[0] as number;
        chosen.set(rival, moves[unit(random) < first ? 0 : 1] as Move);
      }
      return chosen;
    },
    learn(before, made, answers, random, playOn) {
      if (unit(random) >= LEARNS) return;
      const rival = targeted[below(random, targeted.length)] as Seat;
      const moves = legalMoves(before, rival);
      if (moves.length < 2) return;
      const own = regretsOf(rival, before);
      const did = moves.indexOf(answers.get(rival) as Move);
      if (did === -1) return;
      const other = clone(before);
      othersAnswer(other, seat, random, players, (each) =>
        each === rival ? (moves[1 - did] as Move) : (answers.get(each) ?? null),
      );
      const values = [0, 0];
      values[did] = players.judge(made, rival);
      values[1 - did] = players.judge(playOn(other), rival);
      regret(own, values, strategyOf(own, BOTH), BOTH);
    },
  };
}
