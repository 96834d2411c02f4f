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
  takeBackAnswers,
  unit,
  type View,
} from '@holdup/engine';
import type { Clock } from '../bot/bot.ts';
import { seatStateOf, unshownShare } from '../observation/observeMatch.ts';
import { othersAnswer } from './othersAnswer.ts';
import type { PlayerModel } from './playerModel.ts';
import { playRound } from './playout.ts';
import { averageStrategy, noRegrets, type Regrets, regret, strategyOf } from './regret.ts';
import { createRivals, type Rivals } from './rivals.ts';

export interface Effort {
  /** How many worlds to sample at most: whole matches that this seat can't tell from its own. */
  readonly worlds: number;
  /** Ends the search early; without a clock all worlds are sampled. */
  readonly clock?: Clock;
  readonly budgetMs: number;
  /** How many rounds to play on before judging. */
  readonly rounds: number;
}

/** A move and what came of it in the sampled worlds. */
export interface Weighed {
  readonly move: Move;
  /** The average chance to win at the end of the round. */
  readonly worth: number;
  /** How often it should be played. */
  readonly weight: number;
}

const LEAST_WORLDS = 6;
/** After this many worlds, and again each time, clearly worse moves are given up; with one left, the search ends. */
const PRUNE_EVERY = 8;
const CLEARLY = 2.5;
/** Moves that come out more rarely than this are not made at all. */
const RARE = 0.08;

/** What came of one move so far. */
interface Option {
  readonly move: Move;
  sum: number;
  squares: number;
  count: number;
}

const meanOf = ({ sum, count }: Option): number => sum / count;

/** Which options are not clearly worse than the best one. */
function stillGood(options: readonly Option[], open: readonly boolean[]): boolean[] {
  let best: Option | undefined;
  for (const [i, option] of options.entries())
    if (open[i] && (best === undefined || meanOf(option) > meanOf(best))) best = option;
  const top = best;
  return options.map((option, i) => {
    if (!open[i] || top === undefined) return false;
    const doubt = Math.sqrt(
      top.squares / top.count / top.count + option.squares / option.count / option.count,
    );
    return meanOf(top) - meanOf(option) <= CLEARLY * doubt;
  });
}

function count(
  options: readonly Option[],
  values: readonly number[],
  open: readonly boolean[],
): void {
  let average = 0;
  let left = 0;
  for (const [i, value] of values.entries())
    if (open[i]) {
      average += value;
      left++;
    }
  average /= left;
  for (const [i, option] of options.entries()) {
    const value = values[i];
    if (!open[i] || value === undefined) continue;
    option.sum += value;
    option.squares += (value - average) ** 2;
    option.count++;
  }
}

/** How many worlds the bare odds of a gun count for against what is loaded in the search itself. */
const BARE_ODDS = 6;

/** What will be known about the gun of a seat that loads as these regrets say. */
function reputationOf(moves: readonly Move[], { made }: Regrets, bare: number): number {
  let shots = BARE_ODDS * BARE_ODDS * bare;
  let all = BARE_ODDS * BARE_ODDS;
  for (const [i, move] of moves.entries()) {
    const often = made[i] ?? 0;
    all += often;
    if (move.move === 'load' && move.bullet !== 'click') shots += often;
  }
  return shots / all;
}

function pickIndex(strategy: readonly number[], at: number): number {
  let rest = at;
  for (const [i, share] of strategy.entries()) {
    rest -= share;
    if (rest < 0) return i;
  }
  return strategy.findLastIndex((share) => share > 0);
}

/** What does not change from world to world. */
interface Setting {
  readonly seat: Seat;
  readonly model: PlayerModel;
  readonly rivals: Rivals;
  /** The round in which playing on ends. */
  readonly until: number;
}

/** Plays the round on in one world, once for every open move. Returns what each was worth. */
function tryMoves(
  { seat, model, rivals, until }: Setting,
  match: Match,
  random: Random,
  moves: readonly Move[],
  open: readonly boolean[],
  strategy: readonly number[],
): number[] {
  const adapted = rivals.answers(match, random);
  const before = adapted === null ? null : clone(match);
  const answers = othersAnswer(
    match,
    seat,
    random,
    model.answer,
    (other) => adapted?.get(other) ?? null,
  );
  const mine = pickIndex(strategy, unit(random));
  const playWith = (world: Match, move: Move): Match => {
    const chance = copyRandom(random);
    play(world, seat, move);
    while (result(world) === null && world.publicState.round < until)
      playRound(world, chance, model.answer);
    return world;
  };
  let made: Match | null = null;
  const values = moves.map((move, i) => {
    if (!open[i]) return 0;
    const world = playWith(clone(match), move);
    if (i === mine) made = world;
    return model.judge(world, seat);
  });
  const move = moves[mine];
  if (before !== null && made !== null && move !== undefined)
    rivals.learn(before, made, answers, random, (flipped) => playWith(flipped, move));
  return values;
}

/** Samples worlds that this seat can't tell from its own, and plays the round on in each of them once for every move. */
export function lookAhead(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  model: PlayerModel,
  effort: Effort,
): Weighed[] {
  const { clock, budgetMs, worlds } = effort;
  const ends = clock === undefined ? 0 : clock() + budgetMs;
  const sample = resampler(view);
  const options = moves.map((move): Option => ({ move, sum: 0, squares: 0, count: 0 }));
  const regrets = noRegrets(moves.length);
  const setting: Setting = {
    seat,
    model,
    rivals: createRivals(view, seat, model),
    until: view.public.round + effort.rounds,
  };
  const reputation = view.public.decision === 'load' ? model.reputation : null;
  let open = moves.map(() => true);
  for (let world = 0; world < worlds; world++) {
    if (clock && world >= LEAST_WORLDS && clock() > ends) break;
    const match = sample(random);
    takeBackAnswers(match, seat);
    model.retouch?.(match, random);
    if (reputation !== null)
      reputation.shot = reputationOf(moves, regrets, unshownShare(seatStateOf(match, seat)));
    const strategy = strategyOf(regrets, open);
    const chance = splitRandom(random, random.drawn);
    const values = tryMoves(setting, match, chance, moves, open, strategy);
    regret(regrets, values, strategy, open);
    count(options, values, open);
    if (world % PRUNE_EVERY === PRUNE_EVERY - 1) open = stillGood(options, open);
    if (open.filter(Boolean).length === 1) break;
  }
  const made = regrets.made.map((each, i) => (open[i] ? each : 0));
  const strategy = averageStrategy({ ...regrets, made }, RARE);
  return options
    .map((option, i) => ({
      move: option.move,
      worth: meanOf(option),
      weight: strategy[i] ?? 0,
    }))
    .sort((a, b) => b.weight - a.weight || b.worth - a.worth);
}
