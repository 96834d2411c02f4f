import type { Observation } from '@holdup/bots';

/** The situations in which a hint showed a chance within one tenth. */
export interface Tenth {
  readonly from: number;
  readonly situations: number;
  readonly shown: number;
  readonly happened: number;
  /** Half the width of the 95 % interval around the difference of both. */
  readonly margin: number;
}

const TENTHS = 10;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The tenths that occurred, lowest first. */
export function tenthsOf(observations: readonly Observation[]): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => tenth).flatMap((tenth) => {
    const own = observations.filter(
      ({ shown }) => Math.min(TENTHS - 1, Math.floor(shown * TENTHS)) === tenth,
    );
    if (own.length === 0) return [];
    const errors = own.map(({ shown, happened }) => happened - shown);
    const bias = meanOf(errors);
    const spread = meanOf(errors.map((error) => (error - bias) ** 2));
    return [
      {
        from: tenth / TENTHS,
        situations: own.length,
        shown: meanOf(own.map(({ shown }) => shown)),
        happened: meanOf(own.map(({ happened }) => happened)),
        margin: 1.96 * Math.sqrt(spread / own.length),
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
