import type { ArenaPlan, DealRecord } from '@holdup/bots';

/** What a worker is given to begin with. */
export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly shared: Int32Array<SharedArrayBuffer>;
}

/** Places in the memory shared with a worker: what it is at, so that a bot that never answers can be named. */
export const AT_GAME = 0;
export const AT_DECISION = 1;
export const COUNT = 2;
export const SHARED_PLACES = 3;

export interface Skip {
  readonly game: number;
  readonly decision: number;
}

export type ToWorker = { readonly deal: number; readonly skips: readonly Skip[] };
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly record: DealRecord }
  | { readonly kind: 'complaint'; readonly message: string };
