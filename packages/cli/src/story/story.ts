import {
  type Bullet,
  deciding,
  type GameEvent,
  type Match,
  type MatchResult,
  type PlayedMove,
  type PowerName,
  type Replay,
  result,
  runReplay,
  type Seat,
  type Share,
  spectatorView,
  visibleTo,
} from '@holdup/engine';

/** An event, with what the narrator knows beyond it. */
export interface Happening {
  readonly event: GameEvent;
  /** The bullet that nobody else saw: newly loaded, or discarded face down. */
  readonly bullet?: Bullet;
  /** Who loaded which bullet. */
  readonly loads?: ReadonlyMap<Seat, Bullet>;
  /** The shares announced before they were forbidden. */
  readonly wanted?: readonly Share[];
}

export interface RoundStory {
  readonly round: number;
  readonly godfather: Seat;
  readonly happenings: readonly Happening[];
}

/** A whole match, as an omniscient narrator or one seat knows it. */
export interface Story {
  readonly powers: readonly (PowerName | null)[];
  readonly rounds: readonly RoundStory[];
  /** null if the replay ends before the match does. */
  readonly result: MatchResult | null;
  /** The seats that must decide where the replay ends. */
  readonly waitingFor: readonly Seat[];
}

/** Plays a replay and collects what happened; with a seat, only what that seat could know. */
export function storyOf(replay: Replay, seat: Seat | null): Story {
  const knows = (other: Seat): boolean => seat === null || seat === other;
  const rounds: (RoundStory & { happenings: Happening[] })[] = [];
  const loaded = new Map<Seat, Bullet>();
  let wanted: readonly Share[] = [];

  const learn = (move: PlayedMove): void => {
    if ((move.move === 'load' || move.move === 'reload') && knows(move.seat))
      loaded.set(move.seat, move.bullet);
  };

  const annotate = (event: GameEvent, move: PlayedMove | undefined): Happening => {
    switch (event.type) {
      case 'allLoaded':
        return { event, loads: new Map([...loaded].sort(([a], [b]) => a - b)) };
      case 'announced':
        wanted = event.shares;
        return { event };
      case 'forbade':
        return { event, wanted };
      case 'reloaded':
        return event.exchanged ? withBullet(event, loaded.get(event.seat)) : { event };
      case 'discarded':
        if (event.why !== 'smart' && event.why !== 'clip')
          return withBullet(event, loaded.get(event.seat));
        return move?.move === 'discard' && knows(event.seat)
          ? withBullet(event, move.bullet ?? undefined)
          : { event };
      default:
        return { event };
    }
  };

  const end = runReplay(replay, (_, events, index) => {
    const move = replay.moves[index];
    if (move !== undefined) learn(move);
    for (const event of events) {
      if (event.type === 'roundBegan') {
        loaded.clear();
        rounds.push({ round: event.round, godfather: event.godfather, happenings: [] });
      }
      if (seat === null || visibleTo(event, seat))
        rounds.at(-1)?.happenings.push(annotate(event, move));
    }
  });
  return {
    powers: powersOf(end),
    rounds,
    result: result(end),
    waitingFor: deciding(end),
  };
}

const withBullet = (event: GameEvent, bullet: Bullet | undefined): Happening =>
  bullet === undefined ? { event } : { event, bullet };

const powersOf = (match: Match): (PowerName | null)[] =>
  spectatorView(match).public.players.map(({ power }) => power);
