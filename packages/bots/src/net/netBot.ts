import {
  MAX_SEATS,
  type Move,
  type Random,
  type Seat,
  type Share,
  unit,
  type View,
} from '@holdup/engine';
import type { Bot, Danger, Reasons, WeighedMove } from '../bot/bot.ts';
import { ACTIONS, actionOf, mayTakeTwo, moveOf } from './actions.ts';
import { INPUTS } from './columns.ts';
import { encode } from './encode.ts';
import { exponential, logistic } from './exponential.ts';
import type { Net, NetOutput } from './forward.ts';
import { createLegalActions, readLegal } from './legal.ts';

export interface NetBotOptions {
  readonly name: string;
  readonly net: Net;
  /** 1 plays as trained, less plays the favourite move more often, 0 always, more spreads out. */
  readonly temperature?: number;
  /** How often, from 0 to 1, any legal answer will do. */
  readonly noise?: number;
}

const inputs = new Int8Array(INPUTS);
const legal = createLegalActions();
const weights = new Float64Array(ACTIONS);

/** How often every legal answer is given, to `weights`; the sum is 1. */
function weigh(logits: Float64Array, temperature: number, noise: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < ACTIONS; action++)
    if (legal.flags[action] === 1) top = Math.max(top, logits[action] ?? 0);
  let sum = 0;
  for (let action = 0; action < ACTIONS; action++) {
    const below = (logits[action] ?? 0) - top;
    const weight =
      legal.flags[action] !== 1
        ? 0
        : temperature > 0
          ? exponential(below / temperature)
          : Number(below === 0);
    weights[action] = weight;
    sum += weight;
  }
  const even = noise / legal.count;
  for (let action = 0; action < ACTIONS; action++)
    if (legal.flags[action] === 1)
      weights[action] = ((weights[action] ?? 0) / sum) * (1 - noise) + even;
}

function draw(random: Random): number {
  let left = unit(random);
  let last = legal.some;
  for (let action = 0; action < ACTIONS; action++) {
    if (legal.flags[action] !== 1) continue;
    left -= weights[action] ?? 0;
    last = action;
    if (left < 0) return action;
  }
  return last;
}

/** The chance of the seat that looks to win the game. */
export function winChance({ win }: NetOutput): number {
  const own = win[0] ?? 0;
  let sum = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) sum += exponential((win[seat] ?? 0) - own);
  return 1 / sum;
}

function dangerOf({ public: shown }: View, me: Seat, { shot }: NetOutput): Danger | null {
  const guns = shown.players.flatMap(({ target, loaded }, seat) => {
    if (target !== me || !loaded) return [];
    const away = (seat - me + shown.seats) % shown.seats;
    return [{ seat: seat as Seat, bang: logistic(shot[away] ?? 0) }];
  });
  if (guns.length === 0) return null;
  return { guns, hit: 1 - guns.reduce((safe, { bang }) => safe * (1 - bang), 1) };
}

function reasonsOf(view: View, me: Seat, first: Share | null, output: NetOutput): Reasons {
  const win = winChance(output);
  const options = view.moves.flatMap((move): WeighedMove[] => {
    const action = actionOf(move, me, view.public.seats, first);
    return action < 0 ? [] : [{ move, weight: weights[action] ?? 0, win }];
  });
  return {
    danger: dangerOf(view, me, output),
    options: options.sort((a, b) => b.weight - a.weight),
  };
}

/** A player who does what the net says. It remembers nothing: the same view and chance give the same move. */
export function createNetBot({ name, net, temperature = 1, noise = 0 }: NetBotOptions): Bot {
  return {
    name,
    decide({ view, random, explain }) {
      const { seat, moves } = view;
      if (seat === null) throw new Error('only a seat at the table can decide');
      const { seats } = view.public;
      let first: Share | null = null;
      let reasons: Reasons | undefined;
      for (;;) {
        readLegal(legal, moves, seat, seats, first);
        let action = legal.some;
        if (legal.count > 1 || explain) {
          encode(view, first, inputs, 0);
          const output = net.forward(inputs, 0);
          weigh(output.logits, temperature, noise);
          action = draw(random);
          if (explain) reasons ??= reasonsOf(view, seat, first, output);
        }
        const move: Move = moveOf(action, moves, seat, seats, first);
        if (first !== null || move.move !== 'take' || !mayTakeTwo(moves))
          return reasons === undefined ? { move } : { move, reasons };
        first = move.shares[0];
      }
    },
  };
}
