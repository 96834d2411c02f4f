import {
  below,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type MatchResult,
  playNth,
  result,
  type Setup,
} from '@holdup/engine';

/** The result of a match whose players answer at random. */
export const finishedMatch = (setup: Setup): MatchResult => {
  const match = createMatch(setup);
  const random = createRandom(setup.seed);
  for (let seat = deciding(match)[0]; seat !== undefined; seat = deciding(match)[0])
    playNth(match, seat, below(random, legalMoves(match, seat).length));
  const ended = result(match);
  if (ended === null) throw new Error('The match is not over.');
  return ended;
};
