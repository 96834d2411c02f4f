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
import { ALL_SEATS } from '@holdup/engine/codes';
import { seatStateOf } from '../observation/observeMatch.ts';
import { othersAnswer } from './othersAnswer.ts';
import type { PlayerModel } from './playerModel.ts';
import { noRegrets, type Regrets, regret, strategyOf } from './regret.ts';

/**
 * What the others do on the count of courage: sometimes as the model of players says, sometimes by regret matching of
 * their own, so that this seat answers players who answer back.
 */
export interface Rivals {
  /** The choices they make by regret matching in this match; null where the decision is no count of courage. */
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

const NO_RIVALS: Rivals = { answers: () => null, learn: () => {} };

/** The others who have a loaded gun aimed at them. */
const threatenedOthers = ({ players }: View['public'], seat: Seat): Seat[] =>
  ALL_SEATS.filter(
    (other) =>
      other !== seat &&
      players[other]?.alive &&
      players.some(({ target, loaded }) => target === other && loaded),
  );

/** The two choices of a seat, if it has two. */
function choicesOf(match: Match, seat: Seat): readonly [Move, Move] | null {
  const [first, second] = legalMoves(match, seat);
  return first === undefined || second === undefined ? null : [first, second];
}

export function createRivals(view: View, seat: Seat, model: PlayerModel): Rivals {
  const threatened = threatenedOthers(view.public, seat);
  if (view.public.decision !== 'courage' || threatened.length === 0) return NO_RIVALS;
  const regrets = new Map<number, Regrets>();
  const regretsOf = (rival: Seat, match: Match): Regrets => {
    const key = rival * 4 + seatStateOf(match, rival).bullet;
    const known = regrets.get(key) ?? noRegrets(2);
    regrets.set(key, known);
    return known;
  };
  return {
    answers(match, random) {
      const chosen = new Map<Seat, Move>();
      for (const rival of threatened) {
        if (unit(random) >= ADAPTS) continue;
        const own = regretsOf(rival, match);
        if (own.rounds < 2) continue;
        const choices = choicesOf(match, rival);
        if (choices === null) continue;
        const [first = 0] = strategyOf(own, BOTH);
        chosen.set(rival, unit(random) < first ? choices[0] : choices[1]);
      }
      return chosen;
    },
    learn(before, made, answers, random, playOn) {
      if (unit(random) >= LEARNS) return;
      const rival = threatened[below(random, threatened.length)];
      const did = rival === undefined ? undefined : answers.get(rival);
      const choices = rival === undefined ? null : choicesOf(before, rival);
      if (rival === undefined || did === undefined || choices === null) return;
      const own = regretsOf(rival, before);
      const didFirst = choices[0] === did;
      const other = clone(before);
      const instead = didFirst ? choices[1] : choices[0];
      othersAnswer(other, seat, random, model.answer, (each) =>
        each === rival ? instead : (answers.get(each) ?? null),
      );
      const ofMade = model.judge(made, rival);
      const ofOther = model.judge(playOn(other), rival);
      const values = didFirst ? [ofMade, ofOther] : [ofOther, ofMade];
      regret(own, values, strategyOf(own, BOTH), BOTH);
    },
  };
}
