import type { Random, Seat, View } from '@holdup/engine';
import { beliefs } from '../beliefs/beliefs.ts';
import type { Danger, Reasons, WeighedMove } from '../bot/bot.ts';
import { correctHit, correctWin } from '../chances/corrections.ts';
import type { Company } from '../names/names.ts';
import type { Net } from '../net/forward.ts';
import { hitChance, winChances } from '../net/lookAhead.ts';
import { createNetBot } from '../net/netBot.ts';

/** How strongly a difference in the chance to win outweighs the net's preference. */
const SHARPNESS = 50;

/** Who asks for advice, and what it is based on. */
interface AdviceBasis {
  readonly me: Seat;
  readonly net: Net;
  /** How many matches to sample. */
  readonly worlds: number;
  /** The opponents: chances are corrected to observed frequencies in such company. */
  readonly company: Company;
  readonly random: Random;
}

type Judged = WeighedMove & { readonly win: number };

/**
 * The value of every move of a view and the danger of standing: the net's preference, corrected by
 * the chance to win after each move in sampled matches. Moves are sorted best first.
 */
export function adviceFor(view: View, basis: AdviceBasis): Reasons | null {
  const { me, net, worlds, random } = basis;
  const bot = createNetBot({ name: 'advice', net });
  const { reasons } = bot.decide({ view, random, budgetMs: 0, explain: true });
  if (reasons === undefined) return null;
  const wins = winChances(view, me, net, worlds, random);
  const options = view.moves
    .map(
      (move, index): Judged => ({
        move,
        weight: reasons.options.find((each) => each.move === move)?.weight ?? 0,
        win: wins[index] ?? 0,
      }),
    )
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  return {
    danger: dangerIn(view, basis, reasons.danger),
    options: agreeing(options).map((judged) => ({ ...judged, win: correctWin(judged.win) })),
  };
}

/** The lowest weight, for moves that the net would hardly ever make. */
const LEAST_WEIGHT = 1e-3;

const preference = ({ weight }: WeighedMove): number => Math.max(LEAST_WEIGHT, weight);

const scoreOf = (judged: Judged): number => judged.win + Math.log(preference(judged)) / SHARPNESS;

/** The mean chance of these moves, each counted as often as the net prefers it. */
const meanWin = (moves: readonly Judged[]): number =>
  moves.reduce((sum, each) => sum + preference(each) * each.win, 0) /
  moves.reduce((sum, each) => sum + preference(each), 0);

/**
 * The moves in this order with chances that never rise. Where a move has a better chance than one ranked above it, the
 * sample was too small to tell them apart, and both get their mean. Readers never see a better number than that of the
 * move they are advised to make.
 */
function agreeing(ranked: readonly Judged[]): readonly Judged[] {
  const groups: Judged[][] = [];
  for (const judged of ranked) {
    let group = [judged];
    for (let above = groups.at(-1); above && meanWin(above) < meanWin(group); above = groups.at(-1))
      group = [...(groups.pop() ?? []), ...group];
    groups.push(group);
  }
  return groups.flatMap((group) => {
    const win = meanWin(group);
    return group.map((judged) => ({ ...judged, win }));
  });
}

/** Whether one of the guns can be loaded with a shot, given the bullets shown so far. */
function canFire(view: View, { guns }: Danger): boolean {
  const known = beliefs(view);
  return guns.some(({ seat }) => known.find((each) => each.seat === seat)?.loaded?.click !== 1);
}

/** The danger of standing, including the chance that the shooters duck. */
function dangerIn(
  view: View,
  { me, net, worlds, company, random }: AdviceBasis,
  danger: Danger | null,
): Danger | null {
  if (danger === null || view.public.decision !== 'courage') return danger;
  const hit = canFire(view, danger) ? hitChance(view, me, net, worlds, random) : 0;
  return { ...danger, hit: correctHit(company, hit) };
}
