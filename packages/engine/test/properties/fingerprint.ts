import { type Match, writable } from '../../src/core/state.ts';

/** Every field of a match's three compartments as text: equal fingerprints mean identical matches. */
export const fingerprint = (match: Match): string =>
  JSON.stringify([match.publicState, match.seatStates, match.hidden, writable(match).events]);
