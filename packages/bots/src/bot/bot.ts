import type { Move, Random, Seat, View } from '@holdup/engine';

/** All that a bot is given: what a person in its seat would see, chance of its own, and how long it may think. */
export interface BotInput {
  readonly view: View;
  readonly random: Random;
  readonly budgetMs: number;
  /** Whether the answer should come with its reasons. */
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

/** Why a move was chosen, as data that any language can put into words. */
export interface Reasons {
  /** The guns pointed at this seat, where there are any. */
  readonly danger: Danger | null;
  /** The moves that were weighed, best first. */
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
  /** The estimated chance to win the game after it; null for a bot that does not estimate it. */
  readonly win: number | null;
}

/** Milliseconds from some fixed moment. Bots are handed one, so that they run anywhere and can be tested without waiting. */
export type Clock = () => number;
