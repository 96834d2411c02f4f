import type { Move, Random, Seat, View } from '@holdup/engine';

/** Everything a bot gets: what a person in its seat would see, its own randomness, and a time budget. */
export interface BotInput {
  readonly view: View;
  readonly random: Random;
  readonly budgetMs: number;
  /** Whether to answer with reasons. */
  readonly explain?: boolean;
}

export interface BotAnswer {
  readonly move: Move;
  readonly reasons?: Reasons;
}

export interface Bot {
  readonly name: string;
  decide(input: BotInput): BotAnswer;
}

/** Why a move was chosen, as data that clients put into words. */
export interface Reasons {
  /** The guns aimed at this seat, if any. */
  readonly danger: Danger | null;
  /** The moves that were considered, best first. */
  readonly options: readonly WeighedMove[];
}

export interface Danger {
  readonly guns: readonly { readonly seat: Seat; readonly bang: number }[];
  /** The chance that standing brings at least one wound. */
  readonly hit: number;
}

export interface WeighedMove {
  readonly move: Move;
  /** How often this move would be made here, from 0 to 1. */
  readonly weight: number;
  /** The estimated chance to win after it; null for a bot that does not estimate it. */
  readonly win: number | null;
}

/** Milliseconds since some fixed moment. It is passed in, so that bots run anywhere and tests need not wait. */
export type Clock = () => number;
