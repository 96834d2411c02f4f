import type { GameEvent } from '../../src/core/events.ts';
import { AIM_NOBODY, type Move, moveOf } from '../../src/core/moves.ts';
import type { Setup } from '../../src/core/options.ts';
import { below, createRandom, type Random, unit } from '../../src/core/random.ts';
import { ALL_SEATS, type Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { createMatch } from '../../src/match/create.ts';
import { canRevise, deciding, legalMoves, playRecorded, result } from '../../src/match/play.ts';
import { pick, setupNumber } from './setups.ts';

/** More moves than any game can have: reaching it means a stalled game. */
export const MOST_MOVES = 1000;

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

/** Callbacks of a test while a game is played. */
interface Watch {
  /** Before the first move, with the events of the beginning. */
  readonly begun?: (match: Match, events: readonly GameEvent[]) => void;
  readonly before?: (match: Match, next: Played, index: number) => void;
  readonly after?: (
    match: Match,
    played: Played,
    events: readonly GameEvent[],
    index: number,
  ) => void;
}

/** How a table plays: how often its players shoot, duck, are late and change their minds. */
export interface Temper {
  readonly bang: number;
  readonly duck: number;
  readonly late: number;
  /** How often somebody exchanges a bullet while others still choose. */
  readonly fickle: number;
  /** Aims at the left neighbour, so that everyone is shot at; if it is certain, all load the same. */
  readonly ring: number;
}

const MASSACRE: Temper = { bang: 1, duck: 0, late: 0, fickle: 0, ring: 1 };
const FEUD: Temper = { bang: 0.98, duck: 0.02, late: 0, fickle: 0, ring: 0.5 };

export function drawTemper(random: Random): Temper {
  const special = below(random, 12);
  if (special === 0) return MASSACRE;
  if (special === 1) return FEUD;
  return {
    bang: pick(random, [0.1, 0.4, 0.6, 0.95]),
    duck: pick(random, [0.02, 0.15, 0.5, 0.85]),
    late: pick(random, [0, 0.02, 0.3]),
    fickle: pick(random, [0, 0.15]),
    ring: 0,
  };
}

const LATE = moveOf(AIM_NOBODY);

/** What can happen at a seat: its legal moves, and being too late to aim. */
export function possibleMoves(match: Match, legal: readonly Move[]): readonly Move[] {
  const { asking } = match.publicState;
  return asking?.name === 'aim' || asking?.name === 'aimAfterOthers' ? [...legal, LATE] : legal;
}

/** A random move, weighted by the table's temper for bullets, courage and lateness. */
export function chooseMove(
  seat: Seat,
  legal: readonly Move[],
  random: Random,
  temper: Temper,
): Move {
  const wanted = (test: (move: Move) => boolean, chance: number): readonly Move[] => {
    const yes = legal.filter(test);
    if (yes.length === 0 || yes.length === legal.length) return legal;
    return unit(random) < chance ? yes : legal.filter((move) => !test(move));
  };
  const [first] = legal;
  if (first === undefined) throw new Error('a seat is asked and has no legal move');
  switch (first.move) {
    case 'load': {
      const chosen = wanted((move) => move.move === 'load' && move.bullet !== 'click', temper.bang);
      return temper.ring === 1 ? (chosen[0] ?? first) : pick(random, chosen);
    }
    case 'aim':
      if (unit(random) < temper.ring)
        return legal.find((move) => move.move === 'aim' && (move.target ?? -1) > seat) ?? first;
      return pick(
        random,
        wanted((move) => move.move === 'aim' && move.target === null, temper.late),
      );
    case 'duck':
      return pick(
        random,
        wanted((move) => move.move === 'duck', temper.duck),
      );
    default:
      return pick(random, legal);
  }
}

/** Whose move is next: a seat that must decide or, at fickle tables, one that changes its mind. */
function nextSeat(match: Match, random: Random, temper: Temper): Seat {
  const revisers = ALL_SEATS.filter((seat) => canRevise(match, seat));
  const revises = revisers.length > 0 && temper.fickle > 0 && unit(random) < temper.fickle;
  return pick(random, revises ? revisers : deciding(match));
}

/** Plays a match to its end with random moves. */
export function playOn(
  match: Match,
  random: Random,
  watch: Watch = {},
  temper = drawTemper(random),
): Match {
  for (let index = 0; result(match) === null; index++) {
    if (index >= MOST_MOVES) throw new Error(`the game stalls: ${MOST_MOVES} moves and no end`);
    const seat = nextSeat(match, random, temper);
    const possible = possibleMoves(match, legalMoves(match, seat));
    const next = { seat, move: chooseMove(seat, possible, random, temper) };
    watch.before?.(match, next, index);
    const events: GameEvent[] = [];
    const played = playRecorded(match, seat, next.move, events);
    if (!played.ok) throw new Error(`a legal move was refused: ${JSON.stringify(played.refusal)}`);
    watch.after?.(match, next, events, index);
  }
  return match;
}

/** A whole random game of a setup; `number` decides how it is played. */
export function playSetup(setup: Setup, number: number, watch: Watch = {}): Match {
  const events: GameEvent[] = [];
  const match = createMatch(setup, events);
  watch.begun?.(match, events);
  return playOn(match, createRandom(`play ${number}`), watch);
}

/** The game with this number: its setup and every move follow from it. */
export const playGame = (number: number, watch: Watch = {}): Match =>
  playSetup(setupNumber(number), number, watch);

/** Whether to check this moment closely: about one in `rarely`, always the same ones. */
export const looksClosely = (random: Random, rarely: number): boolean =>
  below(random, rarely) === 0;
