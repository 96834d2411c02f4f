import { type Match, writable } from '../../src/core/state.ts';

/** Every field of a match's three compartments as text: two matches with the same one are the same to the last bit. */
export const fingerprint = (match: Match): string =>
  JSON.stringify([match.publicState, match.seatStates, match.hidden, writable(match).events]);
