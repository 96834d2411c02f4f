/** The independent streams of a seed, so that for example dealing powers does not change the deck. */
export const DECK_STREAM = 0;
export const POWERS_STREAM = 1;
export const GODFATHER_STREAM = 2;
export const PLAY_STREAM = 3;
export const DEFAULTS_STREAM = 4;
export const OFFERS_STREAM = 5;
