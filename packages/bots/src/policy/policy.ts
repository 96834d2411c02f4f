import { below, type DecisionName, type Move, type Random } from '@holdup/engine';
import { BANG, type PerSeat, type Seat } from '@holdup/engine/codes';
import { isShot, shotsIn } from '../observation/bullets.ts';
import { roundsLeft, type SeatObservation } from '../observation/observation.ts';
import { outlook } from '../value/outlook.ts';
import { chooseAim, chooseCourage, chooseLoad, choosePrivilege, chooseReload } from './holdUp.ts';
import { firstOf, is, withBullet } from './moves.ts';
import { chooseForbid, chooseTake, chooseTrade } from './sharing.ts';
import type { Style } from './style.ts';

/** A decision as a policy is asked for it. */
interface Question {
  readonly observation: SeatObservation;
  readonly moves: readonly Move[];
  readonly random: Random;
  readonly style: Style;
  readonly grudges: Readonly<PerSeat<number>> | null;
}

/** P-hustler: asks the player who seems to have most shots left. */
function chooseHustle({ observation: { bangs, bullets }, moves }: Question): Move {
  let best = firstOf(moves);
  let most = -1;
  for (const move of moves) {
    if (move.move !== 'hustle') continue;
    const share = bangs[move.target] / Math.max(1, bullets[move.target]);
    if (share > most) {
      most = share;
      best = move;
    }
  }
  return best;
}

/** A click goes first, while there are rounds enough to fire the shots that are kept. */
function chooseToLose({ observation, moves }: Question): Move {
  const shots = shotsIn(observation.hand) + (isShot(observation.bullet) ? 1 : 0);
  const wanted = shots > roundsLeft(observation) ? 'bang' : 'click';
  return withBullet(moves, wanted) ?? withBullet(moves, 'bang') ?? firstOf(moves);
}

/** A clip costs a bullet and brings a bang: welcome while there are rounds left to fire it in. */
function chooseClip({ observation, moves }: Question): Move {
  const decline = moves.find(is('decline')) ?? firstOf(moves);
  if (observation.hand[BANG] >= roundsLeft(observation)) return decline;
  return withBullet(moves, 'click') ?? decline;
}

/** P-goodFriend: a bang for nothing. */
function chooseRegain({ observation, moves }: Question): Move {
  const wanted = roundsLeft(observation) > 0 ? 'regain' : 'decline';
  return moves.find(is(wanted)) ?? firstOf(moves);
}

/** Moves that leave everything as it is. */
const PASSIVE: ReadonlySet<Move['move']> = new Set(['keep', 'pass', 'allow', 'decline']);

/** The other seat that a move is about, if any. */
function targetOf(move: Move, me: Seat): Seat | null {
  if (!('target' in move)) return null;
  return move.target === me ? null : (move.target ?? null);
}

/**
 * A decision that this policy has no rule for, such as that of a new power: does something rather than nothing, to the
 * other player who is most likely to win; takes what is worth most, parts with a click first, and else picks at random.
 */
export function chooseGenerally(question: Question): Move {
  const { observation, moves, random, style } = question;
  if (moves.some(is('take'))) return chooseTake(observation, moves, style);
  const active = moves.filter(({ move }) => !PASSIVE.has(move));
  const { odds } = outlook(observation, style.values);
  let best: Move | undefined;
  let most = -1;
  for (const move of active) {
    const target = targetOf(move, observation.me);
    if (target === null || odds[target] <= most) continue;
    most = odds[target];
    best = move;
  }
  if (best !== undefined) return best;
  if (active.some((move) => 'bullet' in move)) return chooseToLose({ ...question, moves: active });
  const options = active.length > 0 ? active : moves;
  return options[below(random, options.length)] ?? firstOf(moves);
}

/** What is chosen by decision. Those that are not here are made by the general rule above. */
const CHOICES: Readonly<Partial<Record<DecisionName, (question: Question) => Move>>> = {
  hustle: chooseHustle,
  give: chooseToLose,
  load: ({ observation, moves, random, style }) => chooseLoad(observation, moves, random, style),
  aim,
  aimAfterOthers: aim,
  reload: ({ observation, moves, random, style }) =>
    chooseReload(observation, moves, random, style),
  privilege: ({ observation, moves, style }) => choosePrivilege(observation, moves, style),
  reaim: aim,
  courage: ({ observation, moves, random, style }) =>
    chooseCourage(observation, moves, random, style),
  discardInstead: chooseToLose,
  take: ({ observation, moves, style }) => chooseTake(observation, moves, style),
  forbid: ({ observation, moves, style }) => chooseForbid(observation, moves, style),
  trade: ({ observation, moves, style }) => chooseTrade(observation, moves, style),
  clip: chooseClip,
  regain: chooseRegain,
};

function aim({ observation, moves, random, style, grudges }: Question): Move {
  return chooseAim(observation, moves, random, style, grudges);
}

/** The move of a player who knows the odds and picks by expected value. */
export function decide(
  decision: DecisionName,
  observation: SeatObservation,
  moves: readonly Move[],
  random: Random,
  style: Style,
  grudges: Readonly<PerSeat<number>> | null = null,
): Move {
  if (moves.length === 1) return firstOf(moves);
  const choose = CHOICES[decision] ?? chooseGenerally;
  return choose({ observation, moves, random, style, grudges });
}
