import { below, type Move, type Random } from '@holdup/engine';
import { has, type Observation } from '../observation/observation.ts';
import { chooseAim, chooseCourage, chooseLoad, choosePrivilege, chooseReload } from './holdUp.ts';
import { chooseForbid, chooseTake, chooseTrade } from './sharing.ts';
import type { Style } from './style.ts';

const NO_GRUDGES: readonly number[] = [];

/** Gives away a click where there is one, and asks whoever seems to have most shots left. */
function chooseHustle(observation: Observation, moves: readonly Move[]): Move {
  let best = moves[0] as Move;
  let most = -1;
  for (const move of moves) {
    if (move.move !== 'hustle') continue;
    const share =
      (observation.bangs[move.target] as number) /
      Math.max(1, observation.bullets[move.target] as number);
    if (share > most) {
      most = share;
      best = move;
    }
  }
  return best;
}

const withBullet = (moves: readonly Move[], bullet: string): Move | undefined =>
  moves.find((move) => 'bullet' in move && move.bullet === bullet);

/** A click goes first, while there are rounds enough to fire the shots that are kept. */
function chooseToLose(observation: Observation, moves: readonly Move[]): Move {
  const shots =
    (observation.hand[1] as number) +
    (observation.hand[2] as number) +
    (observation.bullet > 0 ? 1 : 0);
  const wanted = shots > observation.rounds - observation.round ? 'bang' : 'click';
  return withBullet(moves, wanted) ?? withBullet(moves, 'bang') ?? (moves[0] as Move);
}

/** The move of a player who knows the odds and picks by expected value. */
export function decide(
  observation: Observation,
  moves: readonly Move[],
  random: Random,
  style: Style,
  grudges: readonly number[] = NO_GRUDGES,
): Move {
  if (moves.length === 1) return moves[0] as Move;
  const kind = (moves[moves.length - 1] as Move).move;
  switch (kind) {
    case 'load':
      return chooseLoad(observation, moves, random, style);
    case 'aim':
      return chooseAim(observation, moves, random, style, grudges);
    case 'reload':
      return chooseReload(observation, moves, random, style);
    case 'duck':
    case 'stand':
      return chooseCourage(observation, moves, random, style);
    case 'order':
    case 'pass':
      return choosePrivilege(observation, moves, style);
    case 'take':
      return chooseTake(observation, moves, style);
    case 'forbid':
    case 'allow':
      return chooseForbid(observation, moves, style);
    case 'trade':
      return chooseTrade(observation, moves, style);
    case 'hustle':
      return chooseHustle(observation, moves);
    case 'give':
    case 'discard':
      return chooseToLose(observation, moves);
    case 'decline':
      return chooseRegain(observation, moves);
    case 'regain':
    case 'keep':
      return moves[below(random, moves.length)] as Move;
  }
}

/** A clip, or a Good Friend: a bang is welcome while there is a round left to fire it in. */
function chooseRegain(observation: Observation, moves: readonly Move[]): Move {
  const decline = moves.find(({ move }) => move === 'decline') as Move;
  const left = observation.rounds - observation.round;
  if (left === 0) return decline;
  const regain = moves.find(({ move }) => move === 'regain');
  if (regain !== undefined) return has(observation.alive, observation.me) ? regain : decline;
  const shots = observation.hand[1] as number;
  if (shots >= left) return decline;
  return withBullet(moves, 'click') ?? decline;
}
