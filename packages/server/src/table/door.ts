import type { Seat } from '@holdup/engine';
import { type ClientMessageOf, type ErrorName, LIMITS } from '@holdup/protocol';
import { isRude } from '../filter/filter.ts';
import type { Entry, Outcome } from './entries.ts';
import * as seating from './seating.ts';
import { type Knocker, type Origin, personAt, seatOfPerson, type Table } from './table.ts';

/** Whether this browser belongs to somebody who is kept out. */
const isKeptOut = ({ keptOut }: Table, { device }: Origin): boolean =>
  device !== null && keptOut.some((origin) => origin.device === device);

/** Whether somebody who is kept out comes from the same network. Whole households share one, so this is only a hint. */
export const isSuspect = ({ keptOut }: Table, { network }: Origin): boolean =>
  network !== null && keptOut.some((origin) => origin.network === network);

export type Arrival = Pick<ClientMessageOf<'join'>, 'name' | 'character' | 'seat'>;

/** A new player wants to sit down: they are seated, wait at the door, or are refused. */
export function arrive(table: Table, who: Arrival, tokenHash: string, origin: Origin): Outcome {
  const { settings, host, knocks } = table;
  if (isKeptOut(table, origin)) return 'keptOut';
  if (table.seq >= LIMITS.rowsPerTable) return 'tableFull';
  if (settings.locked && host !== null) return 'tableLocked';
  if (isRude(who.name, settings.filter)) return 'nameRude';
  const seated = seating.join(table, who, tokenHash, origin);
  const waits = host !== null && (settings.approval || isSuspect(table, origin));
  if (typeof seated === 'string' || !waits) return seated;
  if (knocks.size >= LIMITS.knocks) return 'tableFull';
  const { name, character, seat = null } = who;
  return [{ t: 'knocked', name, character, seat, tokenHash, origin }];
}

/** The host admits or rejects somebody. */
export function admit(table: Table, knock: number, on: boolean): Outcome {
  const waiting = table.knocks.get(knock);
  if (waiting === undefined) return 'noSuchPerson';
  const left: Entry = { t: 'doorLeft', knock };
  if (!on) return [left];
  const { name, character, seat, tokenHash, origin } = waiting;
  const wish = { name, character, ...(seat === null ? {} : { seat }) };
  const seated = seating.join(table, wish, tokenHash, origin);
  return typeof seated === 'string' ? seated : [left, ...seated];
}

/** The person at the door with this token. */
export const knockerWithToken = ({ knocks }: Table, tokenHash: string): Knocker | null =>
  [...knocks.values()].find((each) => each.tokenHash === tokenHash) ?? null;

/** Somebody at the door no longer wants to come in. */
export const withdraw = (table: Table, tokenHash: string): Outcome => {
  const waiting = knockerWithToken(table, tokenHash);
  return waiting === null ? [] : [{ t: 'doorLeft', knock: waiting.knock }];
};

/** Why somebody may not watch; null: they may. `watching` is how many do, besides big screens. */
export function watchRefusal(
  table: Table,
  { screen, door }: Pick<ClientMessageOf<'watch'>, 'screen' | 'door'>,
  origin: Origin,
  watching: number,
): ErrorName | null {
  const { locked, spectators } = table.settings;
  if (isKeptOut(table, origin)) return 'keptOut';
  if (screen) return null;
  if (locked && table.host !== null) return 'tableLocked';
  return !door && watching >= spectators ? 'noSpectators' : null;
}

/** Removes a bot or a person, who may be kept out from then on. */
export function remove(table: Table, seat: Seat, keepOut: boolean): Outcome {
  const outcome = seating.remove(table, seat);
  if (typeof outcome === 'string' || !keepOut || personAt(table, seat) === null) return outcome;
  return outcome.map((entry) => (entry.t === 'left' ? { ...entry, keptOut: true } : entry));
}

export function report(table: Table, person: number, message: ClientMessageOf<'report'>): Outcome {
  const { person: other, reason } = message;
  if (other === person || seatOfPerson(table, other) === null) return 'noSuchPerson';
  if ((table.reports.get(person) ?? 0) >= LIMITS.reportsPerPerson) return 'tooManyRequests';
  return [{ t: 'reported', person, other, reason }];
}
