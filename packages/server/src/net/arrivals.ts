import { type ClientMessageOf, LIMITS, type SettingsChange } from '@holdup/protocol';
import { hashToken, newToken } from '../live/secrets.ts';
import type { LiveTable } from '../live/task.ts';
import type { Entry } from '../table/entries.ts';
import { join } from '../table/seating.ts';
import { findSeat, personWithToken, type Table } from '../table/table.ts';
import { arriveAt, type ConnectionState, misbehaved, refuse, send } from './connectionState.ts';

const personWith = (tokenHash: string) => (table: Table) =>
  personWithToken(table, tokenHash)?.person ?? null;

/** Opens a table under a new code. Counted by network, so that nobody fills the server with tables. */
async function openTable(
  state: ConnectionState,
  id: number,
  first: {
    readonly settings: SettingsChange;
    readonly seated: readonly Entry[];
    readonly person: number | null;
    readonly arrived: (code: string) => void;
  },
): Promise<void> {
  const { deps, viewer, address } = state;
  if (!deps.openings.take(address, deps.clock.now())) return refuse(state, 'tooManyRequests', id);
  const opened = await deps.tables.create((code) => ({
    decide: () => [
      { t: 'opened', settings: first.settings, secret: deps.entropy.secret() },
      ...first.seated,
    ],
    attach: { viewer, person: () => first.person },
    done() {
      arriveAt(state, opened);
      first.arrived(code);
    },
    refused: (error) => refuse(state, error, id),
  }));
}

/** Opens a table and seats its host. */
export function createTable(
  state: ConnectionState,
  { name, character, settings, id }: ClientMessageOf<'create'>,
): Promise<void> {
  const token = newToken();
  return openTable(state, id, {
    settings,
    seated: [{ t: 'sat', seat: 0, person: 0, name, character, tokenHash: hashToken(token) }],
    person: 0,
    arrived: (code) => send(state, { type: 'ok', id, code, token }),
  });
}

/** Opens a table that a big screen watches. There is no host yet: whoever sits down first becomes it. */
export function openForScreen(
  state: ConnectionState,
  { id }: ClientMessageOf<'open'>,
): Promise<void> {
  return openTable(state, id, {
    settings: {},
    seated: [],
    person: null,
    arrived(code) {
      state.viewer.screen = true;
      send(state, { type: 'ok', id, code });
    },
  });
}

/** The table with a code. An attempt is counted before the database is asked, so that many at once count as many. */
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
  if (found !== 'aside') return found;
  deps.attempts.giveBack(address);
  refuse(state, 'tableAside', id);
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
  const token = newToken();
  const tokenHash = hashToken(token);
  live.submit({
    decide: (table) => join(table, message, tokenHash),
    attach: { viewer, person: personWith(tokenHash) },
    done() {
      arriveAt(state, live);
      send(state, { type: 'ok', id: message.id, code: live.code, token });
    },
    refused: (error) => refuse(state, error, message.id),
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
      if (seat === null) return 'badToken';
      return personWithToken(table, tokenHash)?.standIn === true ? [{ t: 'back', seat }] : [];
    },
    attach: { viewer, person: personWith(tokenHash) },
    done() {
      deps.attempts.giveBack(state.address);
      arriveAt(state, live);
      send(state, { type: 'ok', id: message.id, code: live.code });
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
  const watching = state.live === live && viewer.person === null;
  if (!watching && deps.tables.presence(live.code).spectators >= LIMITS.spectators)
    return refuse(state, 'tableFull', message.id);
  live.submit({
    decide: () => [],
    attach: { viewer, person: () => null },
    done() {
      viewer.screen = message.screen;
      arriveAt(state, live);
      send(state, { type: 'ok', id: message.id, code: live.code });
    },
    refused: (error) => refuse(state, error, message.id),
  });
}
