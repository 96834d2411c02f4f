import { deciding, openDecision, type Seat, spectatorView } from '@holdup/engine';
import { isOn } from '@holdup/protocol';
import type { Outcome } from './entries.ts';
import { openCount } from './game.ts';
import { type Game, personAt, personsOf, type Table } from './table.ts';

const godfatherOf = ({ match }: Game): Seat => spectatorView(match).public.godfather;

/**
 * The Godfather who starts the open count, or may hold the privilege; null: it starts
 * automatically, because of the settings, because there is no clock or nobody to haggle with, or
 * because a bot plays the Godfather.
 */
export function callerOf(table: Table, game: Game): Seat | null {
  const { godfatherCounts, pace } = table.settings;
  if (pace === 'untimed' || !isOn(godfatherCounts, pace) || personsOf(table).length < 2)
    return null;
  const open = openDecision(game.match);
  if (open === null || (open.count === null && open.step !== 'privilege')) return null;
  const seat = godfatherOf(game);
  const person = personAt(table, seat);
  return person === null || person.standIn ? null : seat;
}

const everybodyChose = ({ match, choices }: Game): boolean =>
  openCount(match) !== null && deciding(match).every((seat) => choices.has(seat));

/** A count that nobody has to start ends soon after the last player has chosen. */
export function cutWhenAllChose(table: Table, at: number): void {
  const { game } = table;
  if (game === null || table.stage !== 'playing' || game.cutAt !== null) return;
  if (everybodyChose(game) && callerOf(table, game) === null) game.cutAt = at;
}

/** The match, if this seat is the Godfather who runs the open question. */
function run(table: Table, seat: Seat, question: number): Game | 'tooLate' | 'paused' | 'notAsked' {
  const { game } = table;
  if (game === null || table.stage !== 'playing') return 'notAsked';
  if (question !== game.question) return question < game.question ? 'tooLate' : 'notAsked';
  if (game.pausedAt !== null) return 'paused';
  return callerOf(table, game) === seat ? game : 'notAsked';
}

/** The Godfather starts the final 3–2–1. */
export function count(table: Table, seat: Seat, question: number): Outcome {
  const game = run(table, seat, question);
  if (typeof game === 'string') return game;
  if (openCount(game.match) === null) return 'notAsked';
  return game.cutAt === null ? [{ t: 'counted' }] : [];
}

/** The Godfather delays the count, or takes more time for the privilege; once. */
export function hold(table: Table, seat: Seat, question: number): Outcome {
  const game = run(table, seat, question);
  if (typeof game === 'string') return game;
  return game.held ? 'notAllowed' : [{ t: 'held' }];
}

/** Everybody has chosen, and the Godfather who should start the count is not connected. */
export function countForAbsent(table: Table, connected: ReadonlySet<number>): Outcome {
  const { game } = table;
  if (game === null || table.stage !== 'playing' || game.cutAt !== null) return [];
  const caller = callerOf(table, game);
  const person = caller === null ? null : personAt(table, caller);
  const away = person !== null && !connected.has(person.person);
  return away && everybodyChose(game) ? [{ t: 'counted' }] : [];
}
