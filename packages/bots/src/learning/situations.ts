import {
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Match,
  play,
  type Random,
  result,
} from '@holdup/engine';
import { type HitFeatures, hitFeatures } from '../danger/hitChance.ts';
import { BANG, has, type Observation } from '../observation/observation.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { decide } from '../policy/policy.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { answerBy } from '../search/players.ts';
import { playOn } from '../search/playout.ts';
import { learningSetup } from './collect.ts';

/** Somebody with guns on them before the count of courage, and whether standing would have been punished. */
export interface Situation {
  readonly features: HitFeatures;
  readonly hit: boolean;
}

/** Whether one of those who point at a seat stood up and fired. The choice is simultaneous, so the seat's own does not matter. */
function wouldBeHit(match: Match, seat: number, ducked: number): boolean {
  return match.seatStates.some(
    (other, i) =>
      match.publicState.targets[i as 0] === seat && other.bullet >= BANG && !has(ducked, i),
  );
}

/** Everybody's answer on the count of courage, and what it would have meant for those with guns on them. */
function countOfCourage(match: Match, random: Random, found: Situation[]): void {
  const asked = [...deciding(match)];
  const observations = asked.map((seat) => observeMatch(match, seat));
  const moves = asked.map((seat, i) =>
    decide(observations[i] as Observation, legalMoves(match, seat), random, REGULAR_STYLE),
  );
  let ducked = 0;
  for (const [i, move] of moves.entries()) if (move.move === 'duck') ducked |= 1 << (asked[i] ?? 0);
  for (const [i, seat] of asked.entries()) {
    const features = hitFeatures(observations[i] as Observation);
    if (features !== null) found.push({ features, hit: wouldBeHit(match, seat, ducked) });
  }
  for (const [i, seat] of asked.entries()) play(match, seat, moves[i] as (typeof moves)[number]);
}

/** All such situations of one game among regulars. */
export function situations(seed: string, game: number): Situation[] {
  const match = createMatch(learningSetup(seed, game));
  const random = createRandom(`${seed} ${game}`, 51);
  const found: Situation[] = [];
  const answer = answerBy(REGULAR_STYLE);
  while (result(match) === null)
    if (match.publicState.asking?.step === 'courage') countOfCourage(match, random, found);
    else playOn(match, random, { answer });
  return found;
}
