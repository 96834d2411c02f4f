import type { Random, Seat, View } from '@holdup/engine';
import type { Danger, Reasons, WeighedMove } from '../bot/bot.ts';
import type { Net } from '../net/forward.ts';
import { hitChance, winChances } from '../net/lookAhead.ts';
import { createNetBot } from '../net/netBot.ts';

/** How far a difference in the chance to win outweighs what the net would rather do. */
const SHARPNESS = 50;

/**
 * What every move of a view is worth and how dangerous it is to stand: what the net wants, corrected by the chance to win
 * after each move in so many imagined matches. Moves are sorted, the best first.
 */
export function adviceFor(
  view: View,
  me: Seat,
  net: Net,
  worlds: number,
  random: Random,
): Reasons | null {
  const bot = createNetBot({ name: 'advice', net });
  const { reasons } = bot.decide({ view, random, budgetMs: 0, explain: true });
  if (reasons === undefined) return null;
  const wins = winChances(view, me, net, worlds, random);
  const options = view.moves
    .map((move, place): WeighedMove & { readonly win: number } => ({
      move,
      weight: reasons.options.find((each) => each.move === move)?.weight ?? 0,
      win: wins[place] ?? 0,
    }))
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  return { danger: dangerIn(view, me, net, worlds, random, reasons.danger), options };
}

/** A move that the net would hardly ever make is not worth less than this. */
const LEAST_WEIGHT = 1e-3;

const scoreOf = ({ weight, win }: WeighedMove & { readonly win: number }): number =>
  win + Math.log(Math.max(LEAST_WEIGHT, weight)) / SHARPNESS;

/** The danger, with the chance that those who aim duck and lower their guns. */
function dangerIn(
  view: View,
  me: Seat,
  net: Net,
  worlds: number,
  random: Random,
  danger: Danger | null,
): Danger | null {
  if (danger === null || view.public.decision !== 'courage') return danger;
  return { ...danger, hit: hitChance(view, me, net, worlds, random) };
}
