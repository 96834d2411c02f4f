import {
  ALL_SEATS,
  clone,
  deciding,
  type Match,
  type Move,
  play,
  type Random,
  replaceLoadedBullet,
  resampler,
  result,
  type Seat,
  takeBackAnswers,
  unit,
  type View,
  viewOf,
} from '@holdup/engine';
import { BANG, BANG3, CLICK } from '@holdup/engine/codes';
import { actionOf, moveOf, NEVER } from './actions.ts';
import { drawAction } from './choice.ts';
import { INPUTS } from './columns.ts';
import { encode } from './encode.ts';
import { logistic } from './exponential.ts';
import type { Net, NetOutput } from './forward.ts';
import { createLegalActions, readLegal } from './legal.ts';
import { winChanceOf } from './winChance.ts';

/**
 * Looks one decision ahead: imagines matches the seat can't tell from its own, lets the others answer as the net would,
 * and asks the net for the chance to win after each answer of its own.
 */
export interface LookAhead {
  /** How many matches are imagined. */
  readonly worlds: number;
  /** How much one point of win chance counts against what the net wants anyway. */
  readonly sharpness: number;
  /** Where it is worth the time. */
  readonly decisions: readonly string[];
}

const inputs = new Int8Array(INPUTS);
const legal = createLegalActions();

function look(net: Net, view: View): NetOutput {
  encode(view, null, inputs, 0);
  return net.forward(inputs, 0);
}

/** Loads the guns of an imagined match as the net expects them to be loaded. */
function loadGuns(match: Match, shots: readonly (number | null)[], random: Random): void {
  for (const seat of ALL_SEATS) {
    const shot = shots[seat] ?? null;
    if (shot === null) continue;
    if (unit(random) >= shot) replaceLoadedBullet(match, seat, CLICK);
    else if (viewOf(match, seat).own?.bullet === 'click' && !replaceLoadedBullet(match, seat, BANG))
      replaceLoadedBullet(match, seat, BANG3);
  }
}

/** How likely the net thinks each gun is loaded with a shot, by seat; null for the own gun and those not loaded. */
function expectedShots({ public: shown }: View, me: Seat, output: NetOutput): (number | null)[] {
  return shown.players.map(({ loaded }, seat) => {
    if (!loaded || seat === me) return null;
    return logistic(output.shot[(seat - me + shown.seats) % shown.seats] ?? 0);
  });
}

function playOthers(match: Match, me: Seat, seats: number, net: Net, random: Random): void {
  for (const other of deciding(match)) {
    if (other === me) continue;
    const view = viewOf(match, other);
    readLegal(legal, view.moves, other, seats, null);
    const action =
      legal.count === 1 ? legal.some : drawAction(look(net, view).logits, legal, 1, 0, random);
    play(match, other, moveOf(action, view.moves, other, seats, null));
  }
}

/** The chance of `me` to win from here: at the end what it is, before that what the net says. */
function winChanceIn(match: Match, me: Seat, seats: number, net: Net): number {
  const ending = result(match);
  if (ending !== null) return ending.winners.includes(me) ? 1 / ending.winners.length : 0;
  const asked = deciding(match);
  const eyes = asked.includes(me) ? me : (asked[0] ?? me);
  return winChanceOf(look(net, viewOf(match, eyes)), (me - eyes + seats) % seats);
}

/** Adds to `scores` what looking ahead says for every legal answer. `output` is what the net says of the view itself. */
export function lookAhead(
  view: View,
  me: Seat,
  net: Net,
  output: NetOutput,
  { worlds, sharpness }: LookAhead,
  random: Random,
  scores: Float64Array,
): void {
  const { seats } = view.public;
  const moves = view.moves.filter((move: Move) => actionOf(move, me, seats, null) !== NEVER);
  const shots = expectedShots(view, me, output);
  const imagine = resampler(view);
  for (let i = 0; i < worlds; i++) {
    const match = imagine(random);
    takeBackAnswers(match, me);
    loadGuns(match, shots, random);
    playOthers(match, me, seats, net, random);
    for (const move of moves) {
      const tried = clone(match);
      play(tried, me, move);
      const action = actionOf(move, me, seats, null);
      const gain = winChanceIn(tried, me, seats, net);
      scores[action] = (scores[action] ?? 0) + (sharpness * gain) / worlds;
    }
  }
}
