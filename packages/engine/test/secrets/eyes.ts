import { type GameEvent, visibleTo } from '../../src/core/events.ts';
import type { Move } from '../../src/core/moves.ts';
import { ALL_SEATS, type Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { spectatorView, type View, viewOf } from '../../src/data/view.ts';
import { deciding, legalMoves, type PlayResult, playRecorded } from '../../src/match/play.ts';

/**
 * Everything through which a player or a spectator learns of a match. The checks use these, so that
 * a test can substitute a leaking one and see that the checks detect it.
 */
export interface Eyes {
  readonly view: (match: Match, seat: Seat | null) => View;
  readonly moves: (match: Match, seat: Seat) => readonly Move[];
  readonly asked: (match: Match) => readonly Seat[];
  readonly play: (match: Match, seat: Seat, move: Move, events: GameEvent[]) => PlayResult;
  readonly visible: (event: GameEvent, seat: Seat | null) => boolean;
}

export const ENGINE_EYES: Eyes = {
  view: (match, seat) => (seat === null ? spectatorView(match) : viewOf(match, seat)),
  moves: legalMoves,
  asked: deciding,
  play: playRecorded,
  visible: visibleTo,
};

/** The seats of a match and, as null, the spectator. */
export const onlookers = (match: Match): readonly (Seat | null)[] => [
  ...ALL_SEATS.slice(0, match.rules.seats),
  null,
];

/** Everything an observer gets at a moment, byte for byte: the view, the options and the deciding seats. */
export const sight = (eyes: Eyes, match: Match, seat: Seat | null): string =>
  JSON.stringify([
    eyes.view(match, seat),
    seat === null ? [] : eyes.moves(match, seat),
    eyes.asked(match),
  ]);

/** A forbidden difference that an observer could see. */
export interface Leak {
  readonly to: Seat | null;
  readonly through: 'sight' | 'events' | 'asking';
  readonly one: string;
  readonly other: string;
}

/** Shows where two texts diverge, for the message of a failing test. */
export const describeLeak = ({ to, through, one, other }: Leak): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `${to === null ? 'the spectator' : `seat ${to}`} can tell by ${through}: …${around(one)}… / …${around(other)}…`;
};
