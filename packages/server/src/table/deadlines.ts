import { deciding, openDecision, pickers, type Seat } from '@holdup/engine';
import {
  decisionMs,
  FINAL_COUNT_MS,
  HOLD_MS,
  PAUSE_MS,
  UNTIMED_PATIENCE_MS,
} from '@holdup/protocol';
import type { Outage } from '../time/outage.ts';
import { choiceEnds } from './choosing.ts';
import { openCount } from './game.ts';
import { type Game, isPlayedByBot, personAt, seatAt, type Table } from './table.ts';

/** After an outage everybody gets this much extra time, to reconnect. */
const COMING_BACK_MS = 2000;
/** How long a start waits for slow clients to reveal their randomness. */
const RANDOM_WAIT_MS = 2000;

/** A time postponed by the outages since `from`: while no node was up, no clock ran. */
function postpone(time: number, from: number, outages: readonly Outage[]): number {
  let late = time;
  for (const outage of outages)
    if (outage.until > from && outage.from < late)
      late += outage.until - Math.max(outage.from, from) + COMING_BACK_MS;
  return late;
}

/** When time is up for the open decision; null if no clock runs. */
export function deadlineOf(table: Table, game: Game, outages: readonly Outage[]): number | null {
  const asking = openDecision(game.match);
  if (asking === null || game.pausedAt !== null) return null;
  const shown = game.openedAt + game.telling;
  const count = openCount(game.match) !== null;
  const time = decisionMs(table.settings.pace, asking.step, count);
  const whole = time === null ? null : shown + time + (game.held ? HOLD_MS : 0);
  const cut = game.cutAt === null ? null : Math.max(game.cutAt, shown) + FINAL_COUNT_MS;
  if (whole === null) return cut === null ? null : postpone(cut, game.cutAt ?? 0, outages);
  const planned = postpone(whole, game.openedAt, outages);
  return cut === null ? planned : Math.min(planned, postpone(cut, game.cutAt ?? 0, outages));
}

/** The table's next automatic action, and when it is due. */
export type Due =
  | { readonly at: number; readonly what: 'begin' | 'pick' | 'end' | 'unpause' | 'timeUp' }
  | { readonly at: number; readonly what: 'sitIn'; readonly seat: Seat };

/** At an untimed table: the player who has been inactive longest, and when a bot stands in for them. */
function patienceEnds(table: Table, game: Game, outages: readonly Outage[]): Due | null {
  let first: Due | null = null;
  for (const seat of deciding(game.match)) {
    const person = personAt(table, seat);
    if (person === null || person.standIn || game.choices.has(seat)) continue;
    const since = Math.max(game.openedAt + game.telling, person.hereAt);
    const at = postpone(since + UNTIMED_PATIENCE_MS, since, outages);
    if (first === null || at < first.at) first = { at, what: 'sitIn', seat };
  }
  return first;
}

/** The match begins once everybody has a power. */
function choiceDue(table: Table, outages: readonly Outage[]): Due {
  const { choice } = table;
  if (choice === null || pickers(choice.offers, choice.picks).length === 0)
    return { at: table.at, what: 'begin' };
  return { at: postpone(choiceEnds(table), choice.openedAt, outages), what: 'pick' };
}

export function dueOf(table: Table, outages: readonly Outage[]): Due | null {
  if (table.stage === 'starting') return { at: table.startingAt + RANDOM_WAIT_MS, what: 'begin' };
  if (table.stage === 'choosing') return choiceDue(table, outages);
  const { game } = table;
  if (table.outdated) return { at: table.at, what: 'end' };
  if (table.stage !== 'playing' || game === null) return null;
  if (game.pausedAt !== null) return { at: game.pausedAt + PAUSE_MS, what: 'unpause' };
  const deadline = deadlineOf(table, game, outages);
  if (deadline !== null) return { at: deadline, what: 'timeUp' };
  return patienceEnds(table, game, outages);
}

/** The seats whose answer a bot gives. */
export function botsAsked(table: Table): readonly Seat[] {
  const { game } = table;
  if (table.stage !== 'playing' || game === null || game.pausedAt !== null) return [];
  return deciding(game.match).filter(
    (seat) => isPlayedByBot(seatAt(table, seat)) && !game.choices.has(seat),
  );
}
