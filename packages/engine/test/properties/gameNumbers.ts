import fc from 'fast-check';

/** Numbers of random games (games.ts, setups.ts); all equally likely, as a larger number is no harder case. */
export const gameNumbers = fc.noBias(fc.nat());

/** How many games a property tries; FAST_CHECK_RUNS overrides it. */
export const runs = (few: number) => ({ numRuns: fc.readConfigureGlobal().numRuns ?? few });
