/** The streams of a seed: how powers are dealt does not change the deck, and so on. */
export const DECK_STREAM = 0;
export const POWERS_STREAM = 1;
export const GODFATHER_STREAM = 2;
export const PLAY_STREAM = 3;
export const DEFAULTS_STREAM = 4;
export const OFFERS_STREAM = 5;
