import type { Observation } from '@holdup/bots';

/** The situations in which a hint showed a chance within one tenth. */
export interface Tenth {
  readonly from: number;
  readonly situations: number;
  readonly shown: number;
  readonly happened: number;
  /** The difference of both stays within this, up or down, in 95 of 100 such tenths if the shown chances are right. */
  readonly margin: number;
}

const TENTHS = 10;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The variance of the sum of all errors: as observed, where those of one game count together because they have the same
 * winner, but at least that of independent situations that come true as often as shown.
 */
function varianceOf(observations: readonly Observation[]): number {
  const games = new Map<number, number>();
  for (const { game, shown, happened } of observations)
    games.set(game, (games.get(game) ?? 0) + happened - shown);
  return Math.max(
    sumOf([...games.values()].map((error) => error ** 2)),
    sumOf(observations.map(({ shown }) => shown * (1 - shown))),
  );
}

/** The tenths that occurred, lowest first. */
export function tenthsOf(observations: readonly Observation[]): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => tenth).flatMap((tenth) => {
    const own = observations.filter(
      ({ shown }) => Math.min(TENTHS - 1, Math.floor(shown * TENTHS)) === tenth,
    );
    if (own.length === 0) return [];
    return [
      {
        from: tenth / TENTHS,
        situations: own.length,
        shown: sumOf(own.map(({ shown }) => shown)) / own.length,
        happened: sumOf(own.map(({ happened }) => happened)) / own.length,
        margin: (1.96 * Math.sqrt(varianceOf(own))) / own.length,
      },
    ];
  });
}

/** How far a shown chance may be off. */
export const ALLOWED = 0.03;
/** In fewer situations than this an interval says nothing. */
const FEWEST = 30;

/** Whether a tenth is off by more than allowed, beyond its interval. */
export const isOff = ({ situations, shown, happened, margin }: Tenth): boolean =>
  situations >= FEWEST && Math.abs(happened - shown) - margin > ALLOWED;
