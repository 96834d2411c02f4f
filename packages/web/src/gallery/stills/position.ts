import { createNewcomer, type Newcomer } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  deciding,
  type GameEvent,
  type Match,
  type OwnView,
  ownView,
  play,
  type Replay,
  replayOf,
  result,
  type Seat,
  type Setup,
  spectatorView,
  type View,
  viewOf,
  visibleTo,
} from '@holdup/engine';

/** A position of a real game: what one reader sees, and the events before it. */
export type Position = {
  readonly view: View;
  readonly past: readonly GameEvent[];
  readonly replay: Replay;
  /** What every seat holds, for a dead reader. */
  readonly secrets: readonly OwnView[] | null;
};

type Rules = Omit<Setup, 'seed'>;
type Wanted = (view: View) => boolean;

const MOST_GAMES = 400;

type Game = {
  readonly match: Match;
  readonly events: GameEvent[];
  readonly moves: Replay['moves'];
};

/** Plays a game among newcomers and calls `look` before every answer; stops where it returns true. */
const playOn = (
  setup: Setup,
  look: (game: Game) => boolean,
  players: Newcomer = 'casual',
): Game => {
  const bot = createNewcomer(players);
  const events: GameEvent[] = [];
  const moves: Replay['moves'][number][] = [];
  const match = createMatch(setup, events);
  const random = createRandom(setup.seed, 900);
  const game = { match, events, moves };
  while (result(match) === null && !look(game)) {
    const [seat = 0] = deciding(match);
    const { move } = bot.decide({ view: viewOf(match, seat), random, budgetMs: 1 });
    play(match, seat, move, events);
    moves.push({ seat, ...move });
  }
  // The end of the game is a position, too.
  if (result(match) !== null) look(game);
  return game;
};

const positionOf = ({ match, events, moves }: Game, setup: Setup, seat: Seat | null): Position => {
  const view = seat === null ? spectatorView(match) : viewOf(match, seat);
  return {
    view,
    past: events.filter((event) => visibleTo(event, seat)),
    replay: replayOf({ ...setup, options: view.public.options }, moves),
    secrets:
      seat !== null && view.public.players[seat]?.alive === false
        ? match.seatStates.map((own) => ownView(own))
        : null,
  };
};

/** The first position, over many games, in which a deciding seat's view passes the test. */
export const findPosition = (rules: Rules, wanted: Wanted): Position => {
  for (let number = 0; number < MOST_GAMES; number++) {
    const setup: Setup = { ...rules, seed: `still ${number}` };
    let found: Seat | null = null;
    const game = playOn(setup, ({ match }) => {
      found = deciding(match).find((seat) => wanted(viewOf(match, seat))) ?? null;
      return found !== null;
    });
    if (found !== null) return positionOf(game, setup, found);
  }
  throw new Error('No game had this position.');
};

/** The same for a reader who does not have to decide: a dead player, or an audience. */
export const findPositionSeenBy = (rules: Rules, seat: Seat | null, wanted: Wanted): Position => {
  for (let number = 0; number < MOST_GAMES; number++) {
    const setup: Setup = { ...rules, seed: `sight ${number}` };
    const sees = ({ match }: Game) =>
      wanted(seat === null ? spectatorView(match) : viewOf(match, seat));
    const game = playOn(setup, sees);
    if (sees(game)) return positionOf(game, setup, seat);
  }
  throw new Error('No game had this position.');
};

/** A moment on the stage: the position before, and the events since; the last one is being shown. */
export type Moment = { readonly before: Position; readonly events: readonly GameEvent[] };

/** The first time, over many games, that a seat sees such an event. */
export const findMoment = (
  rules: Rules,
  seat: Seat | null,
  wanted: (event: GameEvent, before: View, sofar: readonly GameEvent[]) => boolean,
  players?: Newcomer,
): Moment => {
  for (let number = 0; number < MOST_GAMES; number++) {
    const setup: Setup = { ...rules, seed: `moment ${number}` };
    let before: Position | null = null;
    let moment: Moment | null = null;
    let known = 0;
    const look = (game: Game): boolean => {
      const news = game.events.slice(known).filter((event) => visibleTo(event, seat));
      const position = before;
      if (position !== null) {
        const at = news.findIndex((event, place) =>
          wanted(event, position.view, news.slice(0, place)),
        );
        if (at >= 0) moment = { before: position, events: news.slice(0, at + 1) };
      }
      known = game.events.length;
      before = positionOf(game, setup, seat);
      return moment !== null;
    };
    playOn(setup, look, players);
    if (moment !== null) return moment;
  }
  throw new Error('No game had this moment.');
};

/** A game played to its end. */
export const finished = (rules: Rules, seat: Seat | null, seed = 'still end'): Position => {
  const setup: Setup = { ...rules, seed };
  return positionOf(
    playOn(setup, () => false),
    setup,
    seat,
  );
};
