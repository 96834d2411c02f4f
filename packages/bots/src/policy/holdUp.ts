import { below, type Move, type Random, unit } from '@holdup/engine';
import {
  NOBODY,
  type PerSeat,
  type Seat,
  type SeatOrNobody,
  seatsOf,
  without,
} from '@holdup/engine/codes';
import { isShot } from '../observation/bullets.ts';
import type { SeatObservation } from '../observation/observation.ts';
import { bangWorth, type Outlook, outlook } from '../value/outlook.ts';
import { aimWorths, type Forecast, forecast, prospect, redirected } from './forecast.ts';
import { firstOf, is, isShotMove, type MoveOf } from './moves.ts';
import type { Style } from './style.ts';

/** The choices of the hold-up: what to load, whom to aim at, whether to stand. */

/** Worths are chances to win; they are compared by their ratio. */
const logOf = (worth: number): number => Math.log(Math.max(1e-9, worth));

/** How often the first of two choices is made, from 0 to 1, when its worth is exp(difference) times the other's. */
export const preference = (difference: number, heat: number): number =>
  1 / (1 + Math.exp(-Math.max(-30, Math.min(30, difference / heat))));

/** Picks an option at random, the better the likelier (a softmax over the logarithms of the worths). */
export function chooseWarm<T extends Move>(
  random: Random,
  options: readonly T[],
  worthOf: (option: T) => number,
  heat: number,
): T | undefined {
  const weights: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const log = logOf(worthOf(option));
    weights.push(log);
    best = Math.max(best, log);
  }
  let total = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = Math.exp(((weights[i] ?? 0) - best) / heat);
    weights[i] = weight;
    total += weight;
  }
  let rest = unit(random) * total;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return options[i];
  }
  return options.at(-1);
}

/** The best that aiming can bring with a shot, and with a click, in the gun. */
function bestAims(cast: Forecast, targets: readonly Seat[]): { shot: number; click: number } {
  const worthOf = aimWorths(cast);
  let shot = 0;
  let click = 0;
  for (const target of targets) {
    shot = Math.max(shot, worthOf(target, 1));
    click = Math.max(click, worthOf(target, 0));
  }
  return { shot, click };
}

/** How often a shot should be loaded here. */
function shotRate(view: Outlook, style: Style): number {
  const { alive, me } = view.observation;
  const { shot, click } = bestAims(forecast(view), seatsOf(without(alive, me)));
  const spent = (1 - click) * Math.max(0, bangWorth(view));
  const difference = logOf(shot) - logOf(click) - spent + style.loadBias;
  const rate = preference(difference, style.loadHeat);
  return Math.min(1 - style.mixing, Math.max(style.mixing, rate));
}

export function chooseLoad(
  observation: SeatObservation,
  moves: readonly Move[],
  random: Random,
  style: Style,
): Move {
  const shots = moves.filter(isShotMove);
  const click = moves.find((move) => !isShotMove(move));
  const shot = shots.length === 0 ? undefined : shots[below(random, shots.length)];
  if (shot === undefined || click === undefined) return shot ?? click ?? firstOf(moves);
  return unit(random) < shotRate(outlook(observation, style.values), style) ? shot : click;
}

const isAtSomebody = (move: Move): move is MoveOf<'aim'> & { readonly target: Seat } =>
  move.move === 'aim' && move.target !== null;

export function chooseAim(
  observation: SeatObservation,
  moves: readonly Move[],
  random: Random,
  style: Style,
  grudges: Readonly<PerSeat<number>> | null,
): Move {
  const worthOf = aimWorths(forecast(outlook(observation, style.values)));
  const fires = firesNow(observation);
  const aims = moves.filter(isAtSomebody);
  if (aims.length === 0) return firstOf(moves);
  const chosen = chooseWarm(
    random,
    aims,
    ({ target }) => {
      const worth = worthOf(target, fires);
      return grudges === null ? worth : worth * (1 + 0.1 * style.traits.grudge * grudges[target]);
    },
    style.aimHeat,
  );
  return chosen ?? firstOf(moves);
}

/** The chance that this seat's own bullet is a shot: it knows. */
const firesNow = ({ bullet }: SeatObservation): number => (isShot(bullet) ? 1 : 0);

/** How often this seat should stand here, and why. */
export function standRate(
  observation: SeatObservation,
  style: Style,
): { rate: number; stand: number; duck: number; hit: number } {
  const { stand, duck, hit } = prospect(
    forecast(outlook(observation, style.values)),
    firesNow(observation),
  );
  const rate = preference(
    logOf(stand) - logOf(duck) + (hit > 0 ? style.courageBias : 0),
    style.courageHeat,
  );
  return { rate, stand, duck, hit };
}

export function chooseCourage(
  observation: SeatObservation,
  moves: readonly Move[],
  random: Random,
  style: Style,
): Move {
  const wanted = unit(random) < standRate(observation, style).rate ? 'stand' : 'duck';
  return moves.find(is(wanted)) ?? firstOf(moves);
}

/** The Godfather turns away the gun that costs him most, if one is aimed at him at all. */
export function choosePrivilege(
  observation: SeatObservation,
  moves: readonly Move[],
  style: Style,
): Move {
  const { me, targets } = observation;
  const cast = forecast(outlook(observation, style.values));
  const worthOf = (of: Forecast): number => {
    const { stand, duck } = prospect(of, firesNow(observation));
    return Math.max(stand, duck);
  };
  let best: Move = moves.find(is('pass')) ?? firstOf(moves);
  let most = worthOf(cast) + 0.001;
  for (const move of moves.filter(is('order'))) {
    if (targets[move.target] !== me) continue;
    const turned: PerSeat<SeatOrNobody> = [...targets];
    turned[move.target] = NOBODY;
    const worth = worthOf(redirected(cast, turned));
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/** P-cunning: the loaded bullet again, or the other kind, now that the aims are known. */
export function chooseReload(
  observation: SeatObservation,
  moves: readonly Move[],
  random: Random,
  style: Style,
): Move {
  const view = outlook(observation, style.values);
  const cast = forecast(view);
  const keep = moves.find(is('keep')) ?? firstOf(moves);
  const worthOf = (fires: number): number => {
    const { stand, duck } = prospect(cast, fires);
    const best = Math.max(stand, duck);
    return logOf(best) - fires * Math.max(0, bangWorth(view)) * (1 - best);
  };
  const fires = firesNow(observation);
  const other = moves.find((move) => move.move === 'reload' && isShotMove(move) !== (fires === 1));
  if (other === undefined) return keep;
  const difference = worthOf(1 - fires) - worthOf(fires);
  return unit(random) < preference(difference, style.loadHeat) ? other : keep;
}
