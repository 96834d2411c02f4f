import {
  type BulletCounts,
  type Move,
  type Random,
  type Seat,
  unit,
  type View,
} from '@holdup/engine';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot, Clock, Reasons } from '../bot/bot.ts';
import type { Traits } from '../characters/personalities.ts';
import { dangerOf } from '../danger/danger.ts';
import { firstOf } from '../policy/moves.ts';
import { lookAhead, type Weighed } from '../search/lookAhead.ts';
import type { PlayerModel } from '../search/playerModel.ts';

/** What one searching level does differently from another. */
export interface Search {
  /** Without a clock, how many worlds are sampled for every millisecond of the budget: the same on every machine. */
  readonly worldsPerMs: number;
  readonly mostWorlds: number;
  /** How everybody plays and is judged in the sampled worlds. */
  readonly model: (seat: Seat, view: View) => PlayerModel;
  readonly rounds: number;
  /** How far it loads by the bare odds of its hand, so that nobody gains by reading its gun: 0 not at all, 1 only so. */
  readonly unreadable: number;
}

/** The part of the budget after which no new world is begun: the last one still has to end. */
const SPENT = 0.7;

/** How far a character leans towards a move, as a factor on how often it is made. */
function leaning(move: Move, traits: Traits): number {
  const { aggression, bluff, greed } = traits;
  if (move.move === 'load') {
    const towardsShot = 0.6 * aggression - 0.6 * bluff;
    return Math.exp(move.bullet === 'click' ? -towardsShot : towardsShot);
  }
  if (move.move === 'stand') return Math.exp(0.6 * aggression + 0.4 * greed);
  return 1;
}

function lean(weighed: readonly Weighed[], traits: Traits): Weighed[] {
  const leant = weighed.map((each) => ({
    ...each,
    weight: each.weight * leaning(each.move, traits),
  }));
  const total = leant.reduce((sum, { weight }) => sum + weight, 0);
  return leant.map((each) => ({ ...each, weight: each.weight / total }));
}

/** Leans a load towards the odds that everybody expects: bullets picked at random from the hand. */
function hideLoad(weighed: readonly Weighed[], hand: BulletCounts, part: number): Weighed[] {
  let all = 0;
  for (const { move } of weighed) if (move.move === 'load') all += hand[move.bullet] ?? 0;
  return weighed.map((each) => {
    const bare = each.move.move === 'load' ? (hand[each.move.bullet] ?? 0) / all : 0;
    return { ...each, weight: (1 - part) * each.weight + part * bare };
  });
}

function pick(weighed: readonly Weighed[], random: Random): Move {
  let rest = unit(random);
  for (const { move, weight } of weighed) {
    rest -= weight;
    if (rest < 0) return move;
  }
  return firstOf(weighed.map(({ move }) => move));
}

const reasonsOf = (weighed: readonly Weighed[], danger: Reasons['danger']): Reasons => ({
  danger,
  options: weighed.map(({ move, weight, worth }) => ({ move, weight, win: worth })),
});

/** A bot that simulates how the round may go on, over and over, and plays what does well on average. */
export const createSearcher = (
  name: string,
  search: Search,
  traits: Traits,
  clock: Clock | undefined,
): Bot => ({
  name,
  decide({ view, random, budgetMs, explain }) {
    const seat = askedSeat(view);
    const moves = view.moves;
    if (moves.length === 1 && !explain) return { move: firstOf(moves) };
    const found = lookAhead(view, seat, moves, random, search.model(seat, view), {
      worlds: Math.min(search.mostWorlds, Math.ceil(search.worldsPerMs * budgetMs)),
      budgetMs: SPENT * budgetMs,
      rounds: search.rounds,
      ...(clock === undefined ? {} : { clock }),
    });
    const hidden =
      view.public.decision === 'load' && view.own !== null
        ? hideLoad(found, view.own.hand, search.unreadable)
        : found;
    const weighed = lean(hidden, traits);
    const move = pick(weighed, random);
    return explain ? { move, reasons: reasonsOf(weighed, dangerOf(view, seat)) } : { move };
  },
});
