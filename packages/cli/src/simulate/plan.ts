import type { ResolvedSetup } from '@holdup/engine';
import type { PlayerName } from '../players/index.ts';
import type { Tally } from './tally.ts';

/** What is to be simulated. */
export interface Plan {
  readonly setup: ResolvedSetup;
  readonly games: number;
  readonly player: PlayerName;
  /** Where every game is written as a replay; null: nowhere. */
  readonly saveTo: string | null;
}

/** What a worker is given: the plan, and memory shared with all others. */
export interface Task {
  readonly plan: Plan;
  readonly shared: Int32Array<SharedArrayBuffer>;
}

/** Places in the shared memory: the next game that nobody plays yet, and whether all shall stop. */
export const NEXT_GAME = 0;
export const STOP = 1;
export const SHARED_PLACES = 2;

/** What a worker says: games it played since it spoke last, or why it gives up. */
export type WorkerReport =
  | { readonly kind: 'played'; readonly tally: Tally }
  | { readonly kind: 'complaint'; readonly message: string };
