import type { ResolvedSetup } from '@holdup/engine';
import type { PlayerName } from '../players/index.ts';

/** What to simulate. */
export interface Plan {
  readonly setup: ResolvedSetup;
  readonly games: number;
  readonly player: PlayerName;
  /** The directory every game is written to as a replay; null: none. */
  readonly saveTo: string | null;
}

/** A run of games: from the first index up to, but not including, the last. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}
