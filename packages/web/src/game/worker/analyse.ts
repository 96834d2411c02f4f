import {
  type GameEvent,
  type Match,
  ownView,
  type Replay,
  result,
  runReplay,
  type Seat,
  standings,
} from '@holdup/engine';
import { mapSeats, seatsWhere } from '../seats.ts';
import type { Analysis, Award } from './messages.ts';

type Tally = Record<
  'ducks' | 'dealt' | 'taken' | 'dared' | 'bluffs' | 'aimedAt' | 'reigned' | 'wasted',
  number[]
>;

const noTally = (seats: number): Tally => {
  const zeros = () => new Array<number>(seats).fill(0);
  return {
    ducks: zeros(),
    dealt: zeros(),
    taken: zeros(),
    dared: zeros(),
    bluffs: zeros(),
    aimedAt: zeros(),
    reigned: zeros(),
    wasted: zeros(),
  };
};

const add = (list: number[], seat: Seat, more = 1): void => {
  list[seat] = (list[seat] ?? 0) + more;
};

/** What awards need to know from before a move: who aims at whom, and with what. */
type Guns = readonly {
  readonly seat: Seat;
  readonly target: Seat | null;
  readonly bang: boolean;
}[];

const gunsOf = (match: Match): Guns =>
  mapSeats(match.seatStates, (own, seat) => {
    const target = match.publicState.targets[seat];
    const { bullet } = ownView(own);
    return {
      seat,
      target: target === -1 ? null : target,
      bang: bullet !== null && bullet !== 'click',
    };
  });

const count = (tally: Tally, event: GameEvent, guns: Guns): void => {
  switch (event.type) {
    case 'roundBegan':
      add(tally.reigned, event.godfather);
      return;
    case 'aimed':
      for (const { target } of event.aims) if (target !== null) add(tally.aimedAt, target);
      return;
    case 'courage':
      for (const seat of event.ducked) {
        add(tally.ducks, seat);
        for (const gun of guns)
          if (gun.target === seat && event.standing.includes(gun.seat))
            add(gun.bang ? tally.wasted : tally.bluffs, gun.seat);
      }
      for (const seat of event.standing)
        add(tally.dared, seat, guns.filter(({ target }) => target === seat).length);
      return;
    case 'wounded':
      add(tally.taken, event.seat, event.by.length);
      for (const by of event.by) add(tally.dealt, by);
      return;
    default:
      return;
  }
};

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
  const tally = noTally(replay.seats);
  const wealth: (readonly number[])[] = [];
  const rounds: number[] = [];
  let guns: Guns = [];
  const end = runReplay(replay, (match, events, index) => {
    for (const event of events) {
      count(tally, event, guns);
      if (event.type !== 'roundBegan') continue;
      wealth[event.round - 1] = wealthOf(match);
      rounds[event.round - 1] = index + 1;
    }
    guns = gunsOf(match);
  });
  wealth.push(wealthOf(end));
  return { wealth, rounds, awards: awardsOf(tally, end), result: result(end) };
};
