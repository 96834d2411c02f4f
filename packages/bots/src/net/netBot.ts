import { below, type Seat, type Share, unit, type View } from '@holdup/engine';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot, BotAnswer, BotInput, Danger, Reasons, WeighedMove } from '../bot/bot.ts';
import { ACTIONS, actionOf, mayTakeTwo } from './actions.ts';
import { drawAction, weighActions } from './choice.ts';
import { INPUTS } from './columns.ts';
import { encode } from './encode.ts';
import { forgetBullets } from './forget.ts';
import type { Net, NetOutput, NetQuestion } from './forward.ts';
import { gunsOn } from './guns.ts';
import { createLegalActions, type LegalActions, moveAt, readLegal } from './legal.ts';
import { winChanceOf } from './winChance.ts';

export interface NetBotOptions {
  readonly name: string;
  readonly net: Net;
  /**
   * 1 plays as trained, below 1 favours the strongest move, 0 always plays it, above 1 flattens;
   * a function if it depends on the table.
   */
  readonly temperature?: number | ((view: View) => number);
  /** The probability, from 0 to 1, of a random legal action; a function if it depends on the decision. */
  readonly noise?: number | ((view: View) => number);
  /** The probability, from 0 to 1, that the bullets the others have shown are forgotten. */
  readonly forgets?: number;
  /** Changes the logits before an action is drawn. `scale` is the temperature. */
  readonly lean?: (logits: Float64Array, scale: number, view: View, me: Seat) => void;
}

/** A question from a bot to its net. */
export interface Question extends NetQuestion {
  readonly net: Net;
}

/** The computation of an answer: it yields at every question, and resumes with the net's output. */
export type Thought<T> = Generator<Question, T, NetOutput>;

export interface NetBot extends Bot {
  /** Does what `decide` does, but yields its questions, so that the caller can batch them. */
  think(input: BotInput): Thought<BotAnswer>;
}

export const isNetBot = (bot: Bot): bot is NetBot => 'think' in bot;

/** Runs a computation to its end, asking the net one question at a time. */
export function conclude<T>(thought: Thought<T>): T {
  let step = thought.next();
  while (!step.done) {
    const { net, inputs, pointing } = step.value;
    step = thought.next(net.forward(inputs, 0, pointing));
  }
  return step.value;
}

/** The buffers that a bot uses until it has answered. */
interface Desk {
  readonly inputs: Int8Array;
  readonly legal: LegalActions;
}
const createDesk = (): Desk => ({ inputs: new Int8Array(INPUTS), legal: createLegalActions() });

/** Buffers of bots that have answered, for reuse. */
const spare: Desk[] = [];
const logits = new Float64Array(ACTIONS);

/** The danger if nobody ducks. */
const dangerOf = (guns: Danger['guns']): Danger | null =>
  guns.length === 0
    ? null
    : { guns, hit: 1 - guns.reduce((safe, { bang }) => safe * (1 - bang), 1) };

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
    danger: dangerOf(gunsOn(view, me, output)),
    options: options.sort((a, b) => b.weight - a.weight),
  };
}

const valueAt = (value: number | ((view: View) => number), view: View): number =>
  typeof value === 'number' ? value : value(view);

/** A bot that plays the net. It is stateless: the same view and randomness give the same move. */
export function createNetBot(options: NetBotOptions): NetBot {
  const { name, net, temperature = 1, noise = 0, forgets = 0, lean } = options;
  function* think({ view, random, explain = false }: BotInput): Thought<BotAnswer> {
    const me = askedSeat(view);
    const { moves } = view;
    const { seats } = view.public;
    const whims = valueAt(noise, view);
    const scale = valueAt(temperature, view);
    const desk = spare.pop() ?? createDesk();
    const { inputs, legal } = desk;
    let first: Share | null = null;
    let reasons: Reasons | undefined;
    for (;;) {
      readLegal(legal, moves, me, seats, first);
      const count = legal.actions.length;
      let index = 0;
      if (explain || (count > 1 && unit(random) >= whims)) {
        encode(view, first, inputs, 0);
        if (forgets > 0 && unit(random) < forgets) forgetBullets(inputs, view.public.edition);
        const output = yield { net, inputs, pointing: explain || legal.pointing };
        logits.set(output.logits);
        if (first === null) lean?.(logits, scale, view, me);
        if (explain)
          reasons ??= reasonsOf(view, me, first, weighActions(logits, legal, scale), output);
        index = drawAction(logits, legal, scale, random);
      } else if (count > 1) index = below(random, count);
      const move = moveAt(legal, index);
      if (first !== null || move.move !== 'take' || !mayTakeTwo(moves)) {
        spare.push(desk);
        return reasons === undefined ? { move } : { move, reasons };
      }
      first = move.shares[0];
    }
  }
  return { name, think, decide: (input) => conclude(think(input)) };
}
