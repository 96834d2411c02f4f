/** Ears and hats rise this far above a portrait's disc (in radii). */
export const HEADROOM = 1.42;

/** How far the Godfather's desk pushes the name down (in radii). */
export const DESK_DEPTH = 0.3;
