import {
  clone,
  copyRandom,
  deciding,
  legalMoves,
  type Match,
  type Move,
  play,
  type Random,
  resampler,
  result,
  type Seat,
  splitRandom,
  type View,
} from '@holdup/engine';
import type { Clock } from '../bot.ts';
import { decide } from '../policy/policy.ts';
import { IMAGINED_STYLE, type Style } from '../policy/style.ts';
import { sightOfMatch } from '../sight/ofMatch.ts';
import { outlook } from '../value/outlook.ts';
import { playRound } from './playout.ts';

export interface Effort {
  /** How many worlds to imagine at most. */
  readonly worlds: number;
  /** Ends the thinking early; without a clock all worlds are imagined. */
  readonly clock?: Clock;
  readonly budgetMs: number;
}

/** A move and what became of it in the imagined worlds. */
export interface Weighed {
  readonly move: Move;
  /** The average chance to win at the end of the round. */
  readonly worth: number;
  /** How far that average may be off (standard error of the difference to the average move). */
  readonly doubt: number;
}

/** A seat's chance to win where a round has just ended. */
export function chanceAfter(match: Match, seat: Seat, style: Style): number {
  const ending = result(match);
  if (ending !== null) return ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
  if (((match.shown.alive >> seat) & 1) === 0) return 0;
  const sight = sightOfMatch(match, seat);
  const { odds } = outlook(sight, style.values, sight.rounds - sight.round + 1);
  let total = 0;
  for (const each of odds) total += each;
  return total === 0 ? 0 : (odds[seat] as number) / total;
}

/** Others may have answered already; what, nobody knows, so in an imagined world they answer anew. */
function takeBackAnswers(match: Match, seat: Seat): void {
  const { shown, own } = match;
  for (const [other, each] of own.entries())
    if (other !== seat && each.locked !== -1) {
      each.locked = -1;
      shown.deciding |= 1 << other;
    }
}

/** The others make their moves of a decision that is made together; this seat's is left open. */
function othersAnswer(match: Match, seat: Seat, random: Random): void {
  for (const other of deciding(match))
    if (other !== seat) {
      const moves = legalMoves(match, other);
      play(match, other, decide(sightOfMatch(match, other), moves, random, IMAGINED_STYLE));
    }
}

const LEAST_WORLDS = 12;
const CHECK_EVERY = 4;
/** Every so many worlds, moves that are clearly worse are given up; with one left, there is nothing more to think about. */
const PRUNE_EVERY = 20;
const CLEARLY = 3;

/** Imagines worlds this seat can't tell from its own, and plays the round on in each of them once for every move. */
export function lookAhead(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  effort: Effort,
): Weighed[] {
  const { clock, budgetMs, worlds } = effort;
  const until = clock === undefined ? 0 : clock() + budgetMs;
  const draw = resampler(view);
  const styleOf = (): Style => IMAGINED_STYLE;
  const open = moves.map((move) => ({ move, sum: 0, squares: 0, count: 0 }));
  let racing = open;
  for (let world = 0; world < worlds; world++) {
    if (
      clock !== undefined &&
      world >= LEAST_WORLDS &&
      world % CHECK_EVERY === 0 &&
      clock() > until
    )
      break;
    const match = draw(random);
    takeBackAnswers(match, seat);
    const chance = splitRandom(random, random.drawn);
    othersAnswer(match, seat, chance);
    const values = racing.map(({ move }) => {
      const imagined = clone(match);
      const same = copyRandom(chance);
      play(imagined, seat, move);
      if (imagined.shown.round === view.public.round) playRound(imagined, same, styleOf);
      return chanceAfter(imagined, seat, IMAGINED_STYLE);
    });
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const [i, value] of values.entries()) {
      const entry = racing[i] as (typeof open)[number];
      entry.sum += value;
      entry.squares += (value - average) ** 2;
      entry.count++;
    }
    if (world % PRUNE_EVERY === PRUNE_EVERY - 1) racing = keepGood(racing);
    if (racing.length === 1) break;
  }
  return open
    .map(({ move, sum, squares, count }) => ({
      move,
      worth: sum / count,
      doubt: Math.sqrt(squares / count / count),
    }))
    .sort((a, b) => b.worth - a.worth);
}

interface Entry {
  readonly move: Move;
  sum: number;
  squares: number;
  count: number;
}

function keepGood(entries: Entry[]): Entry[] {
  const best = entries.reduce((a, b) => (a.sum / a.count >= b.sum / b.count ? a : b));
  return entries.filter((entry) => {
    const behind = best.sum / best.count - entry.sum / entry.count;
    const doubt = Math.sqrt(
      best.squares / best.count / best.count + entry.squares / entry.count / entry.count,
    );
    return behind <= CLEARLY * doubt;
  });
}
