import { type Replay, result, type Seat } from '@holdup/engine';
import { mapSeats } from '../seats.ts';
import type { OwnGame } from './messages.ts';
import { tallyReplay } from './tally.ts';

/** The record of a finished match for one seat. */
export const ownGame = (replay: Replay, seat: Seat): OwnGame => {
  const { tally, end } = tallyReplay(replay);
  const ended = result(end);
  const own = ended?.seats[seat];
  if (ended === null || own === undefined) throw new Error('The match is not over.');
  const names = replay.names ?? [];
  return {
    won: ended.winners.includes(seat),
    place: own.alive ? own.place : null,
    money: own.alive ? own.total : 0,
    bluffs: tally.bluffs[seat] ?? 0,
    hits: tally.dealt[seat] ?? 0,
    hitsTaken: tally.taken[seat] ?? 0,
    diedFirst: tally.firstDead.includes(seat),
    rivals: mapSeats(names, (name, other) => ({
      name,
      hits: tally.hits[seat]?.[other] ?? 0,
      hitsTaken: tally.hits[other]?.[seat] ?? 0,
    })).filter((rival, other) => other !== seat && rival.hits + rival.hitsTaken > 0),
  };
};
