import { ALL_SEATS, type EditionName, type Options, type Seat, type Setup } from '@holdup/engine';

/** What an arena plays: every deal once with the candidate in every seat; opponents fill the other seats in turn. */
export interface ArenaPlan {
  readonly candidate: string;
  readonly opponents: readonly string[];
  readonly edition: EditionName;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly deals: number;
  readonly seed: string;
  readonly budgetMs: number;
  /** Bots have a time limit; an answer that comes far too late is discarded. */
  readonly timed: boolean;
}

/** The same cards, powers and randomness for every seat the candidate takes. */
export const setupOf = (plan: ArenaPlan, deal: number): Setup => ({
  edition: plan.edition,
  seats: plan.seats,
  options: plan.options,
  seed: `${plan.seed} ${deal}`,
});

/** Who sits where when the candidate sits at `seat`. */
export const seating = (plan: ArenaPlan, deal: number, seat: number): string[] =>
  Array.from({ length: plan.seats }, (_, i) => {
    if (i === seat) return plan.candidate;
    const index = (i - seat - 1 + plan.seats + deal) % plan.opponents.length;
    return plan.opponents[index] ?? plan.candidate;
  });

export const candidateSeat = (plan: ArenaPlan, game: number): Seat =>
  ALL_SEATS[game % plan.seats] ?? 0;
export const dealOf = (plan: ArenaPlan, game: number): number => Math.floor(game / plan.seats);
