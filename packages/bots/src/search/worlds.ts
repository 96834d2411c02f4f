import {
  deciding,
  legalMoves,
  type Match,
  type Move,
  play,
  type Random,
  type Seat,
  type View,
} from '@holdup/engine';
import { beliefs } from '../beliefs/beliefs.ts';
import { shotRate } from '../policy/holdUp.ts';
import { decide } from '../policy/policy.ts';
import { IMAGINED_STYLE } from '../policy/style.ts';
import { sightOfMatch } from '../sight/ofMatch.ts';
import { BANG } from '../sight/sight.ts';
import { outlook } from '../value/outlook.ts';

/** Others may have answered already; what, nobody knows, so in an imagined world they answer anew. */
export function takeBackAnswers(match: Match, seat: Seat): void {
  const { shown, own } = match;
  for (const [other, each] of own.entries())
    if (other !== seat && each.locked !== -1) {
      each.locked = -1;
      shown.deciding |= 1 << other;
    }
}

/** The others make their moves of a decision that is made together; this seat's is left open. The answer: what they did. */
export function othersAnswer(
  match: Match,
  seat: Seat,
  random: Random,
  answerOf: (other: Seat) => Move | null,
): ReadonlyMap<Seat, Move> {
  const answers = new Map<Seat, Move>();
  for (const other of deciding(match))
    if (other !== seat) {
      const moves = legalMoves(match, other);
      const move =
        answerOf(other) ?? decide(sightOfMatch(match, other), moves, random, IMAGINED_STYLE);
      answers.set(other, move);
      play(match, other, move);
    }
  return answers;
}

/** How far what is known of people's habits is trusted over the bare odds. */
const TRUST = 0.5;
const MOST = 4;

/**
 * How likely an imagined world is by what players tend to load in such a place, against the bare odds by which it was
 * imagined. The answer weighs one world after the other.
 */
export function habits(view: View, seat: Seat, sample: Match): (match: Match) => number {
  const factors = beliefs(view).map(({ seat: other, loaded }): readonly [number, number] => {
    if (loaded === null || other === seat) return [1, 1];
    const prior = loaded.bang + loaded.bang3;
    if (prior <= 0.01 || prior >= 0.99) return [1, 1];
    const rate = shotRate(
      outlook(sightOfMatch(sample, other), IMAGINED_STYLE.values),
      IMAGINED_STYLE,
    );
    const tempered = (ratio: number): number => Math.min(MOST, Math.max(1 / MOST, ratio)) ** TRUST;
    return [tempered((1 - rate) / (1 - prior)), tempered(rate / prior)];
  });
  return ({ own }) => {
    let weight = 1;
    for (const [other, { bullet }] of own.entries())
      weight *= factors[other]?.[bullet >= BANG ? 1 : 0] ?? 1;
    return weight;
  };
}
