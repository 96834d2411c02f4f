import { below, type Move, type Random, unit } from '@holdup/engine';
import { BANG, CLICK, type Observation } from '../observation/observation.ts';
import { bangWorth, type Outlook, outlook } from '../value/outlook.ts';
import { aimWorths, type Forecast, forecast, prospect, redirected } from './forecast.ts';
import type { Style } from './style.ts';

/** The choices of the hold-up: what to load, whom to point at, whether to stand. */

/** Worths are chances to win; they are compared by how many times one is the other. */
const logOf = (worth: number): number => Math.log(Math.max(1e-9, worth));

/** 0 to 1: how often the first of two choices is made, when its worth is exp(difference) times the other's. */
export const preference = (difference: number, heat: number): number =>
  1 / (1 + Math.exp(-Math.max(-30, Math.min(30, difference / heat))));

/** One of the moves, the better the likelier. */
export function chooseWarm(
  random: Random,
  moves: readonly Move[],
  worths: readonly number[],
  heat: number,
): Move {
  let best = Number.NEGATIVE_INFINITY;
  const weights: number[] = [];
  for (const worth of worths) {
    const log = logOf(worth);
    weights.push(log);
    best = Math.max(best, log);
  }
  let total = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = Math.exp(((weights[i] as number) - best) / heat);
    weights[i] = weight;
    total += weight;
  }
  let rest = unit(random) * total;
  for (let i = 0; i < moves.length; i++) {
    rest -= weights[i] as number;
    if (rest < 0) return moves[i] as Move;
  }
  return moves[moves.length - 1] as Move;
}

/** The best that pointing can bring with a shot, and with a click, in the gun. */
function bestAims(cast: Forecast, moves: readonly number[]): { shot: number; click: number } {
  const worthOf = aimWorths(cast);
  let shot = 0;
  let click = 0;
  for (const target of moves) {
    shot = Math.max(shot, worthOf(target, 1));
    click = Math.max(click, worthOf(target, 0));
  }
  return { shot, click };
}

export function livingOthers(observation: Observation): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < observation.seats; seat++)
    if (seat !== observation.me && (observation.alive >> seat) & 1) seats.push(seat);
  return seats;
}

const isShotMove = (move: Move): boolean => 'bullet' in move && move.bullet !== 'click';

/** How often a shot should be loaded here. */
export function shotRate(view: Outlook, style: Style): number {
  const { observation } = view;
  const cast = forecast(view);
  const { shot, click } = bestAims(cast, livingOthers(observation));
  const spent = (1 - click) * Math.max(0, bangWorth(view));
  const difference = logOf(shot) - logOf(click) - spent + style.loadBias;
  const rate = preference(difference, style.loadHeat);
  return Math.min(1 - style.mixing, Math.max(style.mixing, rate));
}

export function chooseLoad(
  observation: Observation,
  moves: readonly Move[],
  random: Random,
  style: Style,
): Move {
  const shots = moves.filter(isShotMove);
  const clicks = moves.filter((move) => !isShotMove(move));
  if (shots.length === 0) return clicks[0] as Move;
  const shot = shots[below(random, shots.length)] as Move;
  if (clicks.length === 0) return shot;
  return unit(random) < shotRate(outlook(observation, style.values), style)
    ? shot
    : (clicks[0] as Move);
}

export function chooseAim(
  observation: Observation,
  moves: readonly Move[],
  random: Random,
  style: Style,
  grudges: readonly number[],
): Move {
  const worthOf = aimWorths(forecast(outlook(observation, style.values)));
  const aims = moves.filter((move) => move.move === 'aim' && move.target !== null);
  if (aims.length === 0) return moves[0] as Move;
  const fires = observation.bullet === -1 ? 0 : observation.bullet === CLICK ? 0 : 1;
  const worths = aims.map((move) => {
    const target = (move as { target: number }).target;
    return worthOf(target, fires) * (1 + 0.1 * style.traits.grudge * (grudges[target] ?? 0));
  });
  return chooseWarm(random, aims, worths, style.aimHeat);
}

/** How often this seat should stand here, and why. */
export function standRate(
  observation: Observation,
  style: Style,
): { rate: number; stand: number; duck: number; hit: number } {
  const fires = observation.bullet >= BANG ? 1 : 0;
  const { stand, duck, hit } = prospect(forecast(outlook(observation, style.values)), fires);
  const rate = preference(
    logOf(stand) - logOf(duck) + (hit > 0 ? style.courageBias : 0),
    style.courageHeat,
  );
  return { rate, stand, duck, hit };
}

export function chooseCourage(
  observation: Observation,
  moves: readonly Move[],
  random: Random,
  style: Style,
): Move {
  const stand = moves.find(({ move }) => move === 'stand') as Move;
  const duck = moves.find(({ move }) => move === 'duck') as Move;
  return unit(random) < standRate(observation, style).rate ? stand : duck;
}

/** The Godfather turns away the gun that costs him most, where one points at him at all. */
export function choosePrivilege(
  observation: Observation,
  moves: readonly Move[],
  style: Style,
): Move {
  const cast = forecast(outlook(observation, style.values));
  const fires = observation.bullet >= BANG ? 1 : 0;
  const worthOf = (of: Forecast): number => {
    const { stand, duck } = prospect(of, fires);
    return Math.max(stand, duck);
  };
  let best = moves.find(({ move }) => move === 'pass') as Move;
  let most = worthOf(cast) + 0.001;
  for (const move of moves) {
    if (move.move !== 'order' || observation.targets[move.target] !== observation.me) continue;
    const targets = observation.targets.map((target, seat) => (seat === move.target ? -1 : target));
    const worth = worthOf(redirected(cast, targets));
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/** Cunning: the loaded bullet again, or the other kind, now that the aims are known. */
export function chooseReload(
  observation: Observation,
  moves: readonly Move[],
  random: Random,
  style: Style,
): Move {
  const view = outlook(observation, style.values);
  const cast = forecast(view);
  const keep = moves.find(({ move }) => move === 'keep') as Move;
  const worthOf = (fires: number): number => {
    const { stand, duck } = prospect(cast, fires);
    const best = Math.max(stand, duck);
    return logOf(best) - fires * Math.max(0, bangWorth(view)) * (1 - best);
  };
  const isShot = observation.bullet >= BANG;
  const other = moves.find((move) => move.move === 'reload' && isShotMove(move) !== isShot);
  if (other === undefined) return keep;
  const difference = worthOf(isShot ? 0 : 1) - worthOf(isShot ? 1 : 0);
  return unit(random) < preference(difference, style.loadHeat) ? other : keep;
}
