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
import { unshownShare } from '../observation/observeMatch.ts';
import type { Players } from './players.ts';
import { playRound } from './playout.ts';
import { averageStrategy, noRegrets, type Regrets, regret, strategyOf } from './regret.ts';
import { createRivals } from './rivals.ts';
import { othersAnswer } from './worlds.ts';

export interface Effort {
  /** How many worlds to imagine at most. */
  readonly worlds: number;
  /** Ends the thinking early; without a clock all worlds are imagined. */
  readonly clock?: Clock;
  readonly budgetMs: number;
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

const LEAST_WORLDS = 6;
/** Every so many worlds, moves that are clearly worse are given up; with one left, there is nothing more to think about. */
const PRUNE_EVERY = 8;
const CLEARLY = 2.5;
/** Moves that come out rarer than this are not made at all. */
const RARE = 0.08;

type Own = Match['seatStates'][number];

interface Entry {
  sum: number;
  squares: number;
  count: number;
}

const meanOf = ({ sum, count }: Entry): number => sum / count;

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

/** Plays an imagined match on for so many rounds. */
function playRounds(match: Match, random: Random, until: number, players: Players): void {
  while (result(match) === null && match.publicState.round < until)
    playRound(match, random, players);
}

/** So many worlds the bare odds of a gun count for against what is loaded in the search itself. */
const BARE_ODDS = 6;

/** What will be known of the gun of a seat that loads as these regrets say. */
function reputationOf(moves: readonly Move[], { made }: Regrets, bare: number): number {
  let shots = BARE_ODDS * BARE_ODDS * bare;
  let all = BARE_ODDS * BARE_ODDS;
  for (const [i, move] of moves.entries()) {
    all += made[i] as number;
    if (move.move === 'load' && move.bullet !== 'click') shots += made[i] as number;
  }
  return shots / all;
}

/** Imagines worlds this seat can't tell from its own, and plays the round on in each of them once for every move. */
export function lookAhead(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  players: Players,
  effort: Effort,
): Weighed[] {
  const { clock, budgetMs, worlds } = effort;
  const ends = clock === undefined ? 0 : clock() + budgetMs;
  const draw = resampler(view);
  const last = view.public.round + effort.rounds;
  const entries = moves.map((): Entry => ({ sum: 0, squares: 0, count: 0 }));
  const regrets = noRegrets(moves.length);
  const rivals = createRivals(view, seat, players);
  const { reputation } = players;
  const loading = view.public.step === 'load';
  let open = moves.map(() => true);
  for (let world = 0; world < worlds; world++) {
    if (clock && world >= LEAST_WORLDS && clock() > ends) break;
    const match = draw(random);
    takeBackAnswers(match, seat);
    players.retouch?.(match, random);
    if (loading && reputation !== null)
      reputation.shot = reputationOf(moves, regrets, unshownShare(match.seatStates[seat] as Own));
    const chance = splitRandom(random, random.drawn);
    const adapted = rivals.answers(match, chance);
    const before = adapted === null ? null : clone(match);
    const answers = othersAnswer(
      match,
      seat,
      chance,
      players,
      (other) => adapted?.get(other) ?? null,
    );
    const strategy = strategyOf(regrets, open);
    const mine = pickIndex(strategy, unit(chance));
    const playWith = (from: Match, move: Move): Match => {
      const imagined = from === match ? clone(from) : from;
      play(imagined, seat, move);
      playRounds(imagined, copyRandom(chance), last, players);
      return imagined;
    };
    let made: Match | null = null;
    const values = moves.map((move, i) => {
      if (!open[i]) return 0;
      const imagined = playWith(match, move);
      if (i === mine) made = imagined;
      return players.judge(imagined, seat);
    });
    regret(regrets, values, strategy, open);
    if (before !== null && made !== null)
      rivals.learn(before, made, answers, chance, (flipped) =>
        playWith(flipped, moves[mine] as Move),
      );
    count(entries, values, open);
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
    entry.sum += value;
    entry.squares += (value - average) ** 2;
    entry.count++;
  }
}
