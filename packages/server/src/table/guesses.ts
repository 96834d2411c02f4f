import { openDecision, type Seat, spectatorView } from '@holdup/engine';
import {
  type ClientMessageOf,
  type ErrorName,
  LIMITS,
  type OnlookerScore,
  scoreGuesses,
} from '@holdup/protocol';
import { isRude } from '../filter/filter.ts';
import { isAlive } from './dead.ts';
import type { Entry, Outcome } from './entries.ts';
import type { Game, Table } from './table.ts';

type GuessMessage = ClientMessageOf<'guess'>;

const roundOf = ({ match }: Game): number => spectatorView(match).public.round;
const keyOf = (seat: Seat, round: number): string => `${seat} ${round}`;

/** Whom a dead player expects to be shot in this round. */
export const guessOf = (game: Game | null, seat: Seat): Seat | null =>
  game === null || game.guesses.size === 0
    ? null
    : (game.guesses.get(keyOf(seat, roundOf(game)))?.on ?? null);

/** Guesses are made at somebody alive during the count of courage. Returns what is wrong with one, if anything is. */
function refusalOf(game: Game, { question, seat: on }: GuessMessage): ErrorName | null {
  if (question !== game.question) return question < game.question ? 'tooLate' : 'notAsked';
  if (openDecision(game.match)?.count !== 'courage') return 'notAsked';
  return isAlive(game, on) ? null : 'notAllowed';
}

/** A dead player guesses; it can be changed until zero. */
export function guess(table: Table, seat: Seat, message: GuessMessage): Outcome {
  const { game, stage } = table;
  if (game === null || stage !== 'playing' || seat >= game.names.length) return 'notAllowed';
  const refusal = refusalOf(game, message);
  if (refusal !== null) return refusal;
  if (isAlive(game, seat)) return 'notAllowed';
  const { seat: on } = message;
  return guessOf(game, seat) === on ? [] : [{ t: 'guessed', seat, on }];
}

export function recordGuess({ game }: Table, { seat, on }: Entry<'guessed'>): void {
  if (game === null) return;
  const round = roundOf(game);
  game.guesses.set(keyOf(seat, round), { seat, on, round });
}

/**
 * A spectator guesses. Each is identified by their browser; the number of guessers and of changes
 * per round is limited.
 */
export function watcherGuesses(table: Table, watcher: string, message: GuessMessage): Outcome {
  const { game, stage, settings } = table;
  if (game === null || stage !== 'playing' || table.seq >= LIMITS.rowsPerTable) return 'notAllowed';
  const refusal = refusalOf(game, message);
  if (refusal !== null) return refusal;
  const { seat: on, as } = message;
  const known = game.watchers.get(watcher);
  if (known === undefined && game.watchers.size >= LIMITS.guessers) return 'notAllowed';
  const last = known?.guesses.findLast(({ round }) => round === roundOf(game));
  if (last?.on === on) return [];
  if (last !== undefined && last.changes + 1 >= LIMITS.guessesPerRound) return 'notAllowed';
  const named = as !== undefined && !isRude(as.name, settings.filter);
  return [{ t: 'watcherGuessed', watcher, on, ...(named ? { as } : {}) }];
}

export function recordWatcherGuess(
  { game }: Table,
  { watcher, on, as }: Entry<'watcherGuessed'>,
): void {
  if (game === null) return;
  const round = roundOf(game);
  const guesses = game.watchers.get(watcher)?.guesses ?? [];
  const before = guesses.find((each) => each.round === round);
  game.watchers.set(watcher, {
    as: as ?? null,
    guesses: [
      ...guesses.filter((each) => each !== before),
      { round, on, changes: before === undefined ? 0 : before.changes + 1 },
    ],
  });
}

/** How the dead and the spectators guessed; nothing before the match is over. */
export function guessesOf(game: Game | null): readonly OnlookerScore[] {
  if (game === null || game.finishedAt === null) return [];
  const all = [...game.guesses.values()];
  const seats = [...new Set(all.map(({ seat }) => seat))].sort();
  const dead = seats.map((seat) => ({
    seat,
    ...scoreGuesses(
      all.filter((each) => each.seat === seat),
      game.past,
    ),
  }));
  const watchers = [...game.watchers.values()].map(({ as, guesses }) => ({
    seat: null,
    ...(as === null ? {} : { watcher: as }),
    ...scoreGuesses(guesses, game.past),
  }));
  return [...dead, ...watchers];
}
