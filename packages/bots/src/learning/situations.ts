import {
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Match,
  openDecision,
  play,
  type Random,
  result,
  type Seat,
} from '@holdup/engine';
import { only, type SeatSet, seatsOf } from '@holdup/engine/codes';
import { type HitFeatures, hitFeatures } from '../danger/hitChance.ts';
import { isShot } from '../observation/bullets.ts';
import { observeMatch, seatStateOf } from '../observation/observeMatch.ts';
import { decide } from '../policy/policy.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { answerBy } from '../search/playerModel.ts';
import { playOn } from '../search/playout.ts';
import { learningSetup } from './collect.ts';

/** A seat with guns aimed at it before the count of courage, and whether standing would have been punished. */
export interface Situation {
  readonly features: HitFeatures;
  readonly hit: boolean;
}

/** Whether one of those who aim at a seat stood and fired. The choice is simultaneous, so the seat's own does not matter. */
const wouldBeHit = (match: Match, seat: Seat, standing: SeatSet): boolean =>
  seatsOf(standing).some(
    (other) =>
      match.publicState.targets[other] === seat && isShot(seatStateOf(match, other).bullet),
  );

/** Plays a count of courage, and records what standing would have meant for those with guns aimed at them. */
function countOfCourage(match: Match, random: Random, found: Situation[]): void {
  const answers = deciding(match).map((seat) => {
    const observation = observeMatch(match, seat);
    const moves = legalMoves(match, seat);
    const move = decide('courage', observation, moves, random, REGULAR_STYLE);
    return { seat, observation, move };
  });
  let ducked = 0;
  for (const { seat, move } of answers) if (move.move === 'duck') ducked |= only(seat);
  const standing = match.publicState.loaded & ~ducked;
  for (const { seat, observation } of answers) {
    const features = hitFeatures(observation);
    if (features !== null) found.push({ features, hit: wouldBeHit(match, seat, standing) });
  }
  for (const { seat, move } of answers) play(match, seat, move);
}

/** All such situations of one game among regulars. */
export function situations(seed: string, game: number): Situation[] {
  const match = createMatch(learningSetup(seed, game));
  const random = createRandom(`${seed} ${game}`, 51);
  const found: Situation[] = [];
  const answer = answerBy(REGULAR_STYLE);
  while (result(match) === null)
    if (openDecision(match)?.name === 'courage') countOfCourage(match, random, found);
    else playOn(match, random, answer);
  return found;
}
