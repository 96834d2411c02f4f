import { ALL_SEATS, type Move, type Seat, type Share, type View } from '@holdup/engine';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot, Danger, Reasons, WeighedMove } from '../bot/bot.ts';
import { ACTIONS, actionOf, mayTakeTwo, moveOf } from './actions.ts';
import { drawAction, weighActions } from './choice.ts';
import { INPUTS } from './columns.ts';
import { encode } from './encode.ts';
import { logistic } from './exponential.ts';
import type { Net, NetOutput } from './forward.ts';
import { createLegalActions, readLegal } from './legal.ts';
import { type LookAhead, lookAhead } from './lookAhead.ts';
import { winChanceOf } from './winChance.ts';

export interface NetBotOptions {
  readonly name: string;
  readonly net: Net;
  /** 1 plays as trained, less plays the favourite move more often, 0 always, more spreads out. */
  readonly temperature?: number;
  /** How often, from 0 to 1, any legal answer will do. */
  readonly noise?: number;
  /** Whether to look ahead, and how far. */
  readonly search?: LookAhead;
}

const inputs = new Int8Array(INPUTS);
const legal = createLegalActions();
const logits = new Float64Array(ACTIONS);

function dangerOf({ public: shown }: View, me: Seat, { shot }: NetOutput): Danger | null {
  const guns = ALL_SEATS.flatMap((seat) => {
    const player = shown.players[seat];
    if (player === undefined || player.target !== me || !player.loaded) return [];
    return [{ seat, bang: logistic(shot[(seat - me + shown.seats) % shown.seats] ?? 0) }];
  });
  if (guns.length === 0) return null;
  return { guns, hit: 1 - guns.reduce((safe, { bang }) => safe * (1 - bang), 1) };
}

function reasonsOf(
  view: View,
  me: Seat,
  first: Share | null,
  weights: Float64Array,
  output: NetOutput,
): Reasons {
  const win = winChanceOf(output, 0);
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
export function createNetBot(options: NetBotOptions): Bot {
  const { name, net, temperature = 1, noise = 0, search } = options;
  return {
    name,
    decide({ view, random, explain }) {
      const me = askedSeat(view);
      const { moves } = view;
      const { seats, decision } = view.public;
      let first: Share | null = null;
      let reasons: Reasons | undefined;
      for (;;) {
        readLegal(legal, moves, me, seats, first);
        let action = legal.some;
        if (legal.count > 1 || explain) {
          encode(view, first, inputs, 0);
          const output = net.forward(inputs, 0);
          logits.set(output.logits);
          if (explain) {
            const weights = weighActions(logits, legal, temperature, noise);
            reasons ??= reasonsOf(view, me, first, weights, output);
          }
          if (search?.decisions.includes(decision ?? '') && legal.count > 1)
            lookAhead(view, me, net, output, search, random, logits);
          action = drawAction(logits, legal, temperature, noise, random);
        }
        const move: Move = moveOf(action, moves, me, seats, first);
        if (first !== null || move.move !== 'take' || !mayTakeTwo(moves))
          return reasons === undefined ? { move } : { move, reasons };
        first = move.shares[0];
      }
    },
  };
}
