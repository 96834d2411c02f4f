import type { ArenaPlan, DealRecord } from '@holdup/bots';

/** What a worker is given to begin with. */
export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly shared: Int32Array<SharedArrayBuffer>;
}

/** Places in the memory shared with a worker: what it is at, so that a bot that never answers can be named. */
export const AT_GAME = 0;
export const AT_DECISION = 1;
/** Who is asked, by the place in the list of all who play. */
export const AT_BOT = 2;
export const COUNT = 3;
export const SHARED_PLACES = 4;

/** Everybody who plays, the candidate first. */
export const namesIn = ({ candidate, opponents }: ArenaPlan): readonly string[] => [
  candidate,
  ...opponents,
];

export interface Skip {
  readonly game: number;
  readonly decision: number;
}

export interface ToWorker {
  readonly deal: number;
  /** Where a bot is not asked, because it did not answer there before. */
  readonly skips: readonly Skip[];
  /** Who is not asked at all any more. */
  readonly benched: readonly string[];
}
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly record: DealRecord }
  | { readonly kind: 'complaint'; readonly message: string };
