/** Ears and hats rise this far above a portrait's disc (in radii). */
export const HEADROOM = 1.42;

/** A rabbit's ears rise higher than any hat. Between portraits smaller than this, every pixel counts more. */
const EARS = 1.6;
const SPACIOUS = 50;

/** How far loot on the table stays above the middle of a portrait. */
export const roomAbove = (r: number): number => r * (r < SPACIOUS ? HEADROOM : EARS);

/** How far the Godfather's desk pushes the name down (in radii). */
export const DESK_DEPTH = 0.3;

/**
 * The height a portrait needs beneath its disc: desk, name, and the numbers where they are shown there. `type`: how large the
 * reader's letters are, 1 as usual.
 */
export const labelHeight = (r: number, numbers: boolean, type = 1): number => {
  const name = Math.max(13 * type, r * (numbers ? 0.4 : 0.34)) * 1.3;
  const stats = numbers ? Math.max(12, r * 0.34) * 1.25 + r * 0.08 + 4 : 0;
  return r * DESK_DEPTH + name + stats;
};
