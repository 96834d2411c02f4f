import { openDecision, type Seat, spectatorView } from '@holdup/engine';
import { type ClientMessageOf, scoreGuesses, type TableInfo } from '@holdup/protocol';
import { isAlive } from './dead.ts';
import type { Entry } from './entries.ts';
import type { Outcome } from './seating.ts';
import type { Game, Table } from './table.ts';

const roundOf = ({ match }: Game): number => spectatorView(match).public.round;
const keyOf = (seat: Seat, round: number): string => `${seat} ${round}`;

/** Whom a dead player expects to be shot in this round. */
export const guessOf = (game: Game | null, seat: Seat): Seat | null =>
  game?.guesses.get(keyOf(seat, roundOf(game)))?.on ?? null;

/** A dead player guesses during the count of courage; it can be changed until zero. */
export function guess(table: Table, seat: Seat, message: ClientMessageOf<'guess'>): Outcome {
  const { game, stage } = table;
  const { question, seat: on } = message;
  if (game === null || stage !== 'playing' || seat >= game.names.length) return 'notAllowed';
  if (question !== game.question) return question < game.question ? 'tooLate' : 'notAsked';
  if (openDecision(game.match)?.count !== 'courage') return 'notAsked';
  if (isAlive(game, seat) || !isAlive(game, on)) return 'notAllowed';
  return guessOf(game, seat) === on ? [] : [{ t: 'guessed', seat, on }];
}

export function recordGuess({ game }: Table, { seat, on }: Entry<'guessed'>): void {
  if (game === null) return;
  const round = roundOf(game);
  game.guesses.set(keyOf(seat, round), { seat, on, round });
}

/** How the dead guessed; nothing before the match is over. */
export function guessesOf(game: Game | null): TableInfo['guesses'] {
  if (game === null || game.finishedAt === null) return [];
  const all = [...game.guesses.values()];
  const seats = [...new Set(all.map(({ seat }) => seat))].sort();
  return seats.map((seat) => ({
    seat,
    ...scoreGuesses(
      all.filter((each) => each.seat === seat),
      game.past,
    ),
  }));
}
