import {
  type GameEvent,
  type Match,
  ownView,
  type Replay,
  runReplay,
  type Seat,
} from '@holdup/engine';
import { NOBODY } from '@holdup/engine/codes';
import { mapSeats } from '../seats.ts';

type Count = 'ducks' | 'dealt' | 'taken' | 'dared' | 'bluffs' | 'aimedAt' | 'reigned' | 'wasted';

/** What each seat did in a match, by seat. */
export type Tally = Record<Count, number[]> & {
  /** hits[by][seat]: how often a seat was wounded by another. */
  readonly hits: number[][];
  /** The seats that died before all others; several can die in one reveal. */
  readonly firstDead: Seat[];
};

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
    hits: Array.from({ length: seats }, zeros),
    firstDead: [],
  };
};

const add = (list: number[] | undefined, seat: Seat, more = 1): void => {
  if (list) list[seat] = (list[seat] ?? 0) + more;
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
      target: target === NOBODY ? null : target,
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
      for (const by of event.by) {
        add(tally.dealt, by);
        add(tally.hits[by], event.seat);
      }
      return;
    default:
      return;
  }
};

type Watch = Parameters<typeof runReplay>[1];

/** Replays a finished match and counts what each seat did; `watch` sees every step as well. */
export const tallyReplay = (replay: Replay, watch?: Watch): { tally: Tally; end: Match } => {
  const tally = noTally(replay.seats);
  let guns: Guns = [];
  const end = runReplay(replay, (match, events, index) => {
    for (const event of events) count(tally, event, guns);
    if (tally.firstDead.length === 0)
      tally.firstDead.push(
        ...events.flatMap((event) => (event.type === 'died' ? [event.seat] : [])),
      );
    watch?.(match, events, index);
    guns = gunsOf(match);
  });
  return { tally, end };
};
