import {
  legalMoves,
  type Match,
  type Move,
  openDecision,
  type Random,
  type Seat,
  unit,
} from '@holdup/engine';
import { type Assessment, assess } from '../habits/assessment.ts';
import { aimChances, shotChance, standChance } from '../habits/habits.ts';
import type { Leanings } from '../habits/watcher.ts';
import type { Habits } from '../learnt/net.ts';
import { isShot } from '../observation/bullets.ts';
import { seatStateOf } from '../observation/observeMatch.ts';
import { firstOf, is, isShotMove } from '../policy/moves.ts';
import { IMAGINED_STYLE } from '../policy/style.ts';
import type { ValueNet } from '../value/netInputs.ts';
import { judgeByNet } from './judge.ts';
import { type Answer, answerByPolicy, type PlayerModel } from './playerModel.ts';
import { createReloader } from './reloader.ts';

/** Assesses a match once for every decision in it. */
function createAssessor(): (match: Match) => Assessment {
  let of: Match | null = null;
  let atRound = 0;
  let atPhase = 0;
  let known: Assessment | null = null;
  return (match) => {
    const { phase, round } = match.publicState;
    if (known === null || of !== match || atPhase !== phase || atRound !== round) {
      known = assess(match);
      of = match;
      atPhase = phase;
      atRound = round;
    }
    return known;
  };
}

/** The answers of players with these habits. */
export function habitAnswer(habits: Habits, leanings: Leanings): Answer {
  const assessmentOf = createAssessor();

  const load = (match: Match, seat: Seat, moves: readonly Move[], random: Random): Move => {
    if (moves.length === 1) {
      // Chance is drawn all the same, so that what comes later does not depend on it.
      unit(random);
      return firstOf(moves);
    }
    const { hand } = seatStateOf(match, seat);
    const chance = shotChance(habits, assessmentOf(match), seat, hand, leanings.shot[seat]);
    const shoots = unit(random) < chance;
    return moves.find((move) => isShotMove(move) === shoots) ?? firstOf(moves);
  };

  const aim = (match: Match, seat: Seat, moves: readonly Move[], random: Random): Move => {
    const targets = moves.filter(is('aim')).flatMap(({ target }) => target ?? []);
    if (targets.length === 0) return firstOf(moves);
    const shot = isShot(seatStateOf(match, seat).bullet) ? 1 : 0;
    const chances = aimChances(habits, assessmentOf(match), seat, targets, shot);
    let rest = unit(random);
    const chosen = targets.find((_, i) => {
      rest -= chances[i] ?? 0;
      return rest < 0;
    });
    const target = chosen ?? targets.at(-1);
    return moves.find((move) => move.move === 'aim' && move.target === target) ?? firstOf(moves);
  };

  const courage = (match: Match, seat: Seat, moves: readonly Move[], random: Random): Move => {
    const shot = isShot(seatStateOf(match, seat).bullet) ? 1 : 0;
    const lean = leanings.stand[seat];
    const chance = standChance(habits, assessmentOf(match), seat, shot, lean);
    const wanted = unit(random) < chance ? 'stand' : 'duck';
    return moves.find(is(wanted)) ?? firstOf(moves);
  };

  return (match, seat, random) => {
    switch (openDecision(match)?.name) {
      case 'load':
        return load(match, seat, legalMoves(match, seat), random);
      case 'aim':
      case 'aimAfterOthers':
      case 'reaim':
        return aim(match, seat, legalMoves(match, seat), random);
      case 'courage':
        return courage(match, seat, legalMoves(match, seat), random);
      default:
        return answerByPolicy(match, seat, random, IMAGINED_STYLE);
    }
  };
}

/** Everybody plays by habit, and a net judges what comes of it. */
export const habitModel = (
  seat: Seat,
  habits: Habits,
  leanings: Leanings,
  value: ValueNet,
): PlayerModel => ({
  reputation: null,
  answer: habitAnswer(habits, leanings),
  judge: (match, judged) => judgeByNet(match, judged, value),
  retouch: createReloader(seat, habits, leanings),
});
