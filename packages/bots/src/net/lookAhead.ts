import {
  ALL_SEATS,
  clone,
  deciding,
  type Match,
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
import { actionOf } from './actions.ts';
import { drawAction, weighActions } from './choice.ts';
import { INPUTS } from './columns.ts';
import { encode } from './encode.ts';
import { logistic } from './exponential.ts';
import type { Net, NetOutput } from './forward.ts';
import { createLegalActions, moveAt, readLegal } from './legal.ts';
import { winChanceOf } from './winChance.ts';

const inputs = new Int8Array(INPUTS);
const legal = createLegalActions();

function look(net: Net, view: View): NetOutput {
  encode(view, null, inputs, 0);
  return net.forward(inputs, 0);
}

/** Loads the guns of a sampled match as the net predicts. */
function loadGuns(match: Match, shots: readonly (number | null)[], random: Random): void {
  for (const seat of ALL_SEATS) {
    const shot = shots[seat] ?? null;
    if (shot === null) continue;
    if (unit(random) >= shot) replaceLoadedBullet(match, seat, CLICK);
    else if (viewOf(match, seat).own?.bullet === 'click' && !replaceLoadedBullet(match, seat, BANG))
      replaceLoadedBullet(match, seat, BANG3);
  }
}

/** The net's probability that each gun is loaded with a shot, by seat; null for its own gun and unloaded ones. */
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
    const index =
      legal.actions.length === 1 ? 0 : drawAction(look(net, view).logits, legal, 1, random);
    play(match, other, moveAt(legal, index));
  }
}

/** The chance of `me` to win from here: the actual share at the end, the net's prediction before. */
function winChanceIn(match: Match, me: Seat, seats: number, net: Net): number {
  const ending = result(match);
  if (ending !== null) return ending.winners.includes(me) ? 1 / ending.winners.length : 0;
  const asked = deciding(match);
  const eyes = asked.includes(me) ? me : (asked[0] ?? me);
  return winChanceOf(look(net, viewOf(match, eyes)), (me - eyes + seats) % seats);
}

/** Predicts how guns are loaded and how everybody else answers in matches that `me` can't tell from this one. */
function imaginer(view: View, me: Seat, net: Net): (random: Random) => Match {
  const shots = expectedShots(view, me, look(net, view));
  const imagine = resampler(view);
  return (random) => {
    const match = imagine(random);
    takeBackAnswers(match, me);
    loadGuns(match, shots, random);
    return match;
  };
}

/**
 * Searches one decision deep: samples matches that the seat can't tell from its own, lets the
 * others answer as the net would, and evaluates the chance to win after each of the view's moves.
 */
export function winChances(
  view: View,
  me: Seat,
  net: Net,
  worlds: number,
  random: Random,
): number[] {
  const { seats } = view.public;
  const imagine = imaginer(view, me, net);
  const chances = view.moves.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const match = imagine(random);
    playOthers(match, me, seats, net, random);
    for (const [index, move] of view.moves.entries()) {
      const tried = clone(match);
      play(tried, me, move);
      chances[index] = (chances[index] ?? 0) + winChanceIn(tried, me, seats, net) / worlds;
    }
  }
  return chances;
}

/** The net's probability that `seat` stands, in a match that waits for its courage. */
function standChance(match: Match, seat: Seat, seats: number, net: Net): number {
  const view = viewOf(match, seat);
  readLegal(legal, view.moves, seat, seats, null);
  const weights = weighActions(look(net, view).logits, legal, 1);
  return view.moves.reduce(
    (sum, move) =>
      move.move === 'stand' ? sum + (weights[actionOf(move, seat, seats, null)] ?? 0) : sum,
    0,
  );
}

/** The chance that standing brings a wound: that one of the guns is loaded with a shot and its owner does not duck. */
export function hitChance(view: View, me: Seat, net: Net, worlds: number, random: Random): number {
  const { seats, players } = view.public;
  const shots = expectedShots(view, me, look(net, view));
  const imagine = imaginer(view, me, net);
  let hit = 0;
  for (let i = 0; i < worlds; i++) {
    const match = imagine(random);
    let safe = 1;
    for (const other of deciding(match))
      if (players[other]?.target === me)
        safe *= 1 - (shots[other] ?? 0) * standChance(match, other, seats, net);
    hit += (1 - safe) / worlds;
  }
  return hit;
}
