import {
  createRandom,
  type Match,
  type Move,
  type Replay,
  runReplay,
  type Seat,
  type StepName,
  sameMove,
  viewOf,
} from '@holdup/engine';
import { adviceFor } from '../advice/advice.ts';
import type { Danger } from '../bot/bot.ts';
import type { Net } from '../net/forward.ts';

/** A decision that could have been better, given what the seat could know then. */
export interface Lesson {
  /** The index of the move in the replay. */
  readonly index: number;
  readonly round: number;
  readonly step: StepName;
  readonly made: Move;
  readonly better: Move;
  /** The chance to win after each, in sampled matches. */
  readonly madeWin: number;
  readonly betterWin: number;
  readonly danger: Danger | null;
}

export interface CoachOptions {
  readonly net: Net;
  /** How many matches to sample at every decision. */
  readonly worlds: number;
  readonly seed: string;
  readonly onMove?: (done: number, total: number) => void;
}

function lessonAt(match: Match, seat: Seat, made: Move, index: number, options: CoachOptions) {
  const view = viewOf(match, seat);
  if (view.moves.length < 2) return null;
  const { net, worlds, seed } = options;
  const random = createRandom(seed, index);
  const advice = adviceFor(view, { me: seat, net, worlds, company: 'mixed', random });
  const [best] = advice?.options ?? [];
  const mine = advice?.options.find(({ move }) => move === made);
  if (mine?.win == null || best?.win == null || best.win <= mine.win) return null;
  return {
    index,
    round: view.public.round,
    step: view.public.step,
    made,
    better: best.move,
    madeWin: mine.win,
    betterWin: best.win,
    danger: view.public.decision === 'courage' ? (advice?.danger ?? null) : null,
  } satisfies Lesson;
}

/** The decisions that cost a seat some of its chance to win, the most expensive first. */
export function coach(replay: Replay, seat: Seat, options: CoachOptions): Lesson[] {
  const lessons: Lesson[] = [];
  runReplay(replay, (match, _, index) => {
    const next = replay.moves[index + 1];
    options.onMove?.(index + 1, replay.moves.length);
    if (next === undefined || next.seat !== seat) return;
    const { seat: __, ...made } = next;
    const legal = viewOf(match, seat).moves.find((move) => sameMove(move, made));
    if (legal === undefined) return;
    const lesson = lessonAt(match, seat, legal, index + 1, options);
    if (lesson !== null) lessons.push(lesson);
  });
  return lessons.sort((a, b) => b.betterWin - b.madeWin - (a.betterWin - a.madeWin));
}
