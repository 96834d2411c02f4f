import type { ArenaPlan } from '@holdup/bots';

/** A decision at which a bot is not asked, because it did not answer there before. */
export interface Skip {
  readonly game: number;
  readonly decision: number;
}

/** One deal to play. */
export interface DealJob {
  readonly deal: number;
  readonly skips: readonly Skip[];
  /** The bots that are not asked at all any more. */
  readonly benched: readonly string[];
}

export interface ArenaData {
  readonly plan: ArenaPlan;
  /** Where the worker is, so that a bot that never answers can be named from outside. */
  readonly position: Int32Array<SharedArrayBuffer>;
}

/** Indices into `position`. */
export const POSITION = { game: 0, decision: 1, bot: 2, decisionsSoFar: 3 } as const;

export const createPosition = (): ArenaData['position'] =>
  new Int32Array(
    new SharedArrayBuffer(Object.keys(POSITION).length * Int32Array.BYTES_PER_ELEMENT),
  );

/** Everybody who plays, the candidate first. */
export const namesIn = ({ candidate, opponents }: ArenaPlan): readonly string[] => [
  candidate,
  ...opponents,
];
