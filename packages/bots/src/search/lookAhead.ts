import {
  clone,
  copyRandom,
  type Match,
  type Move,
  play,
  type Random,
  resampler,
  result,
  type Seat,
  splitRandom,
  unit,
  type View,
} from '@holdup/engine';
import type { Clock } from '../bot.ts';
import { IMAGINED_STYLE, type Style } from '../policy/style.ts';
import { chanceAfter } from './leaf.ts';
import { playRound } from './playout.ts';
import { averageStrategy, noRegrets, regret, strategyOf } from './regret.ts';
import { createRivals } from './rivals.ts';
import { habits, othersAnswer, takeBackAnswers } from './worlds.ts';

export interface Effort {
  /** How many worlds to imagine at most. */
  readonly worlds: number;
  /** Ends the thinking early; without a clock all worlds are imagined. */
  readonly clock?: Clock;
  readonly budgetMs: number;
  /** Whether to weigh worlds by what players tend to load. */
  readonly habits: boolean;
  /** How many rounds to play on before judging. */
  readonly rounds: number;
}

/** A move and what became of it in the imagined worlds. */
export interface Weighed {
  readonly move: Move;
  /** The average chance to win at the end of the round. */
  readonly worth: number;
  /** How often it should be played. */
  readonly weight: number;
}

const LEAST_WORLDS = 12;
const CHECK_EVERY = 4;
/** Every so many worlds, moves that are clearly worse are given up; with one left, there is nothing more to think about. */
const PRUNE_EVERY = 20;
const CLEARLY = 3;
/** Moves that come out rarer than this are not made at all. */
const RARE = 0.08;

interface Entry {
  sum: number;
  squares: number;
  weights: number;
  count: number;
}

const meanOf = ({ sum, weights }: Entry): number => sum / weights;

function stillGood(entries: readonly Entry[], open: readonly boolean[]): boolean[] {
  let best: Entry | undefined;
  for (const [i, entry] of entries.entries())
    if (open[i] && (best === undefined || meanOf(entry) > meanOf(best))) best = entry;
  const top = best as Entry;
  return entries.map((entry, i) => {
    if (!open[i]) return false;
    const doubt = Math.sqrt(
      top.squares / top.count / top.count + entry.squares / entry.count / entry.count,
    );
    return meanOf(top) - meanOf(entry) <= CLEARLY * doubt;
  });
}

const styleOf = (): Style => IMAGINED_STYLE;

/** Plays an imagined match on for so many rounds. */
function playRounds(match: Match, random: Random, until: number): void {
  while (result(match) === null && match.shown.round < until) playRound(match, random, styleOf);
}

/** Imagines worlds this seat can't tell from its own, and plays the round on in each of them once for every move. */
export function lookAhead(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  effort: Effort,
): Weighed[] {
  const { clock, budgetMs, worlds } = effort;
  const ends = clock === undefined ? 0 : clock() + budgetMs;
  const draw = resampler(view);
  const last = view.public.round + effort.rounds;
  const entries = moves.map((): Entry => ({ sum: 0, squares: 0, weights: 0, count: 0 }));
  const regrets = noRegrets(moves.length);
  const rivals = createRivals(view, seat);
  let open = moves.map(() => true);
  let weigh: ((match: Match) => number) | null = null;
  for (let world = 0; world < worlds; world++) {
    if (clock && world >= LEAST_WORLDS && world % CHECK_EVERY === 0 && clock() > ends) break;
    const match = draw(random);
    takeBackAnswers(match, seat);
    if (effort.habits) weigh ??= habits(view, seat, match);
    const weight = weigh === null ? 1 : weigh(match);
    const chance = splitRandom(random, random.drawn);
    const adapted = rivals.answers(match, chance);
    const before = adapted === null ? null : clone(match);
    const answers = othersAnswer(match, seat, chance, (other) => adapted?.get(other) ?? null);
    const strategy = strategyOf(regrets, open);
    const mine = pickIndex(strategy, unit(chance));
    const playWith = (from: Match, move: Move): Match => {
      const imagined = from === match ? clone(from) : from;
      play(imagined, seat, move);
      playRounds(imagined, copyRandom(chance), last);
      return imagined;
    };
    let made: Match | null = null;
    const values = moves.map((move, i) => {
      if (!open[i]) return 0;
      const imagined = playWith(match, move);
      if (i === mine) made = imagined;
      return chanceAfter(imagined, seat);
    });
    regret(regrets, values, strategy, open, weight);
    if (before !== null && made !== null)
      rivals.learn(before, made, answers, chance, (flipped) =>
        playWith(flipped, moves[mine] as Move),
      );
    count(entries, values, open, weight);
    if (world % PRUNE_EVERY === PRUNE_EVERY - 1) open = stillGood(entries, open);
    if (open.filter(Boolean).length === 1) break;
  }
  const strategy = averageStrategy(
    { ...regrets, made: regrets.made.map((each, i) => (open[i] ? each : 0)) },
    RARE,
  );
  return moves
    .map((move, i) => ({
      move,
      worth: meanOf(entries[i] as Entry),
      weight: strategy[i] as number,
    }))
    .sort((a, b) => b.weight - a.weight || b.worth - a.worth);
}

function pickIndex(strategy: readonly number[], at: number): number {
  let rest = at;
  for (const [i, share] of strategy.entries()) {
    rest -= share;
    if (rest < 0) return i;
  }
  return strategy.findLastIndex((share) => share > 0);
}

function count(
  entries: readonly Entry[],
  values: readonly number[],
  open: readonly boolean[],
  weight: number,
): void {
  let average = 0;
  let left = 0;
  for (const [i, value] of values.entries())
    if (open[i]) {
      average += value;
      left++;
    }
  average /= left;
  for (const [i, value] of values.entries()) {
    if (!open[i]) continue;
    const entry = entries[i] as Entry;
    entry.sum += weight * value;
    entry.weights += weight;
    entry.squares += (value - average) ** 2;
    entry.count++;
  }
}
