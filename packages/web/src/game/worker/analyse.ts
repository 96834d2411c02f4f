import { type Match, type Replay, result, type Seat, standings } from '@holdup/engine';
import { seatsWhere } from '../seats.ts';
import type { Analysis, Award } from './messages.ts';
import { type Tally, tallyReplay } from './tally.ts';

type Winners = { readonly seats: readonly Seat[]; readonly count: number | null };

/** The seats with the most, where it is worth mentioning and not shared by half the table. */
const best = (list: readonly number[], least: number): Winners => {
  const most = Math.max(...list);
  const seats = seatsWhere(list, (value) => value === most);
  return { seats: most >= least && seats.length <= 2 ? seats : [], count: most };
};

const awardsOf = (tally: Tally, match: Match): Analysis['awards'] => {
  const { seats } = standings(match);
  const living = (value: (seat: (typeof seats)[number]) => number) =>
    seats.map((seat) => (seat.alive ? value(seat) : 0));
  const peaceful = seats.flatMap(({ seat, alive }) =>
    alive && tally.dealt[seat] === 0 ? [seat] : [],
  );
  const given: readonly (readonly [Award, Winners])[] = [
    ['coldBlooded', best(tally.dealt, 2)],
    ['coward', best(tally.ducks, 3)],
    ['unlucky', best(tally.taken, 2)],
    ['daredevil', best(tally.dared, 3)],
    ['bluffer', best(tally.bluffs, 2)],
    ['wasted', best(tally.wasted, 2)],
    ['wanted', best(tally.aimedAt, 4)],
    ['boss', best(tally.reigned, 4)],
    [
      'artLover',
      best(
        living(({ paintings }) => paintings),
        3,
      ),
    ],
    [
      'sparkling',
      best(
        living(({ diamonds }) => diamonds),
        1,
      ),
    ],
    [
      'survivor',
      best(
        living(({ wounds }) => wounds),
        2,
      ),
    ],
    ['peaceful', { seats: peaceful.length <= 2 ? peaceful : [], count: null }],
  ];
  return given.flatMap(([award, winners]) =>
    winners.seats.length > 0 ? [{ award, ...winners }] : [],
  );
};

const wealthOf = (match: Match): readonly number[] =>
  standings(match).seats.map(({ alive, total }) => (alive ? total : 0));

/** Replays a finished match for the chart and the awards. */
export const analyse = (replay: Replay): Analysis => {
  const wealth: (readonly number[])[] = [];
  const rounds: number[] = [];
  const { tally, end } = tallyReplay(replay, (match, events, index) => {
    for (const event of events) {
      if (event.type !== 'roundBegan') continue;
      wealth[event.round - 1] = wealthOf(match);
      rounds[event.round - 1] = index + 1;
    }
  });
  wealth.push(wealthOf(end));
  return { wealth, rounds, awards: awardsOf(tally, end), result: result(end) };
};
