import {
  type ClientMessageOf,
  DEFAULT_SETTINGS,
  LIMITS,
  type SettingsChange,
} from '@holdup/protocol';
import { isRude } from '../filter/filter.ts';
import { fingerprint, hashToken, newToken } from '../live/secrets.ts';
import type { LiveTable } from '../live/task.ts';
import { arrive, knockerWithToken, watchRefusal } from '../table/door.ts';
import type { Entry } from '../table/entries.ts';
import { findSeat, type Origin, personWithToken, type Table } from '../table/table.ts';
import { arriveAt, type ConnectionState, misbehaved, refuse, send } from './connectionState.ts';

const personWith = (tokenHash: string) => (table: Table) =>
  personWithToken(table, tokenHash)?.person ?? null;

/** Fingerprints of a client's browser and network; they differ from table to table. */
const originOf = (
  { viewer }: ConnectionState,
  code: string,
  device: string | undefined,
): Origin => ({
  device: device === undefined ? null : hashToken(`${code} ${device}`),
  network: fingerprint(`${code} ${viewer.network}`),
});

const NOT_LET_IN = { newer: 'upgrading', aside: 'tableAside', full: 'serverFull' } as const;

/** Opens a table under a new code. Counted by network, so that nobody fills the server with tables. */
async function openTable(
  state: ConnectionState,
  id: number,
  first: {
    readonly settings: SettingsChange;
    readonly seated: (code: string) => readonly Entry[];
    readonly person: number | null;
    readonly arrived: (code: string) => void;
  },
): Promise<void> {
  const { deps, viewer, address } = state;
  if (!deps.openings.take(address, deps.clock.now())) return refuse(state, 'tooManyRequests', id);
  const opened = await deps.tables.create((code) => ({
    decide: () => [
      { t: 'opened', settings: first.settings, secret: deps.entropy.secret() },
      ...first.seated(code),
    ],
    attach: { viewer, person: () => first.person },
    done() {
      if (opened !== null) arriveAt(state, opened);
      first.arrived(code);
    },
    refused: (error) => refuse(state, error, id),
  }));
  if (opened === null) refuse(state, 'serverFull', id);
}

/** Opens a table and seats its host. */
export function createTable(
  state: ConnectionState,
  { name, character, settings, device, id }: ClientMessageOf<'create'>,
): Promise<void> {
  const { filter = DEFAULT_SETTINGS.filter, rulesName = '' } = settings;
  if (isRude(name, filter) || isRude(rulesName, filter)) {
    refuse(state, 'nameRude', id);
    return Promise.resolve();
  }
  const token = newToken();
  const tokenHash = hashToken(token);
  return openTable(state, id, {
    settings,
    seated: (code) => {
      const origin = originOf(state, code, device);
      return [{ t: 'sat', seat: 0, person: 0, name, character, tokenHash, origin }];
    },
    person: 0,
    arrived: (code) => send(state, { type: 'ok', id, code, token }),
  });
}

/** Opens a table that a big screen watches. There is no host yet: the first player to sit down becomes host. */
export function openForScreen(
  state: ConnectionState,
  { id }: ClientMessageOf<'open'>,
): Promise<void> {
  return openTable(state, id, {
    settings: {},
    seated: () => [],
    person: null,
    arrived(code) {
      state.viewer.screen = true;
      send(state, { type: 'ok', id, code });
    },
  });
}

/** The table with a code. An attempt is counted before the database is queried, so that parallel attempts all count. */
async function findTable(
  state: ConnectionState,
  code: string,
  id: number,
): Promise<LiveTable | null> {
  const { deps, address } = state;
  if (!deps.attempts.take(address, deps.clock.now())) {
    misbehaved(state, 'tooManyRequests', id);
    return null;
  }
  const found = await deps.tables.find(code).catch((error: unknown) => {
    deps.attempts.giveBack(address);
    throw error;
  });
  if (found === null) {
    refuse(state, 'tableNotFound', id);
    return null;
  }
  if (typeof found !== 'string') return found;
  deps.attempts.giveBack(address);
  refuse(state, NOT_LET_IN[found], id);
  return null;
}

export async function sitDown(
  state: ConnectionState,
  message: ClientMessageOf<'join'>,
): Promise<void> {
  const { viewer, deps } = state;
  const live = await findTable(state, message.code, message.id);
  if (live === null) return;
  deps.attempts.giveBack(state.address);
  // Whoever sits down and leaves over and over would fill the table's log.
  if (!deps.seatings.take(state.address, deps.clock.now()))
    return refuse(state, 'tooManyRequests', message.id);
  const token = newToken();
  const tokenHash = hashToken(token);
  const origin = originOf(state, live.code, message.device);
  let waits = false;
  live.submit({
    decide(table) {
      const outcome = arrive(table, message, tokenHash, origin);
      waits = typeof outcome !== 'string' && outcome.some(({ t }) => t === 'knocked');
      return outcome;
    },
    // A spectator who wants to sit down keeps watching while they wait.
    attach: {
      viewer,
      person: personWith(tokenHash),
      door: () => waits && !(live.viewers.has(viewer) && !viewer.door),
    },
    done() {
      arriveAt(state, live);
      if (waits) viewer.knocks = tokenHash;
      const answer = { type: 'ok', id: message.id, code: live.code, token } as const;
      send(state, waits ? { ...answer, waiting: true } : answer);
    },
    refused(error) {
      deps.seatings.giveBack(state.address);
      refuse(state, error, message.id);
    },
  });
}

export async function resumeSeat(
  state: ConnectionState,
  message: ClientMessageOf<'resume'>,
): Promise<void> {
  const { viewer, deps } = state;
  const live = await findTable(state, message.code, message.id);
  if (live === null) return;
  const tokenHash = hashToken(message.token);
  live.submit({
    decide(table) {
      const seat = findSeat(
        table,
        (record) => record.kind === 'person' && record.tokenHash === tokenHash,
      );
      if (seat === null) return knockerWithToken(table, tokenHash) === null ? 'badToken' : [];
      return personWithToken(table, tokenHash)?.standIn === true ? [{ t: 'back', seat }] : [];
    },
    attach: {
      viewer,
      person: personWith(tokenHash),
      door: (table) => knockerWithToken(table, tokenHash) !== null,
    },
    done() {
      deps.attempts.giveBack(state.address);
      arriveAt(state, live);
      const waits = knockerWithToken(live.table, tokenHash) !== null;
      if (waits) viewer.knocks = tokenHash;
      const answer = { type: 'ok', id: message.id, code: live.code } as const;
      send(state, waits ? { ...answer, waiting: true } : answer);
    },
    refused(error) {
      if (error !== 'badToken') deps.attempts.giveBack(state.address);
      refuse(state, error, message.id);
    },
  });
}

export async function watchTable(
  state: ConnectionState,
  message: ClientMessageOf<'watch'>,
): Promise<void> {
  const { viewer, deps } = state;
  const live = await findTable(state, message.code, message.id);
  if (live === null) return;
  deps.attempts.giveBack(state.address);
  const watching = state.live === live && viewer.person === null && !viewer.door;
  const { spectators, screens, door = 0 } = deps.tables.presence(live.code);
  const full =
    spectators + door >= LIMITS.spectators || (message.screen && screens >= LIMITS.screens);
  if (!watching && full) return refuse(state, 'tableFull', message.id);
  const origin = originOf(state, live.code, message.device);
  live.submit({
    decide: (table) =>
      (watching ? null : watchRefusal(table, message, origin, spectators - screens)) ?? [],
    attach: { viewer, person: () => null, door: () => message.door && !message.screen },
    done() {
      viewer.screen = message.screen;
      arriveAt(state, live);
      const watches = !message.screen && !message.door;
      viewer.watcher = watches ? (origin.device ?? viewer.watcher ?? hashToken(newToken())) : null;
      send(state, { type: 'ok', id: message.id, code: live.code });
    },
    refused: (error) => refuse(state, error, message.id),
  });
}
