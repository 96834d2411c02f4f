import {
  type ClientMessage,
  type ClientMessageOf,
  ERRORS,
  type ErrorName,
  LIMITS,
  PROTOCOL_VERSION,
  parseClientMessage,
  type ServerMessage,
} from '@holdup/protocol';
import type { Viewer } from '../live/audience.ts';
import { type EncodedMessage, encode } from '../live/encodedMessage.ts';
import type { LiveTable } from '../live/liveTable.ts';
import { hashToken, newToken } from '../live/secrets.ts';
import type { Tables } from '../live/tables.ts';
import { execute, type Fresh, join, type SeatCommand } from '../table/commands.ts';
import { personsOf, type Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import { fullBucket, type Limiter, takeToken } from './bucket.ts';

/** The line to one client. */
export interface Line {
  send(message: EncodedMessage): void;
  /** Ends it, as misbehaving or as no longer needed. */
  close(code: number, reason: string): void;
}

export interface ConnectionWorld {
  readonly tables: Tables;
  readonly clock: Clock;
  /** Wrong codes and tokens by address. */
  readonly attempts: Limiter;
  readonly openings: Limiter;
  readonly fresh: Fresh;
  refused(error: ErrorName): void;
}

export interface Connection {
  /** A text frame has come. */
  receive(text: string): void;
  /** Something that is no text frame, or too big, has come. */
  misbehaved(error: ErrorName): void;
  ended(): void;
}

const POLICY_VIOLATION = 1008;
const FORGIVEN_PER_SECOND = 0.1;
const TALK = new Set<ClientMessage['type']>(['say', 'react', 'chat']);

/** One client, from its first message to its last. */
export function createConnection(line: Line, address: string, world: ConnectionWorld): Connection {
  const { tables, clock, fresh } = world;
  const began = clock.now();
  const messages = fullBucket(LIMITS.messagesAtOnce, began);
  const talk = fullBucket(LIMITS.talkAtOnce, began);
  const patience = fullBucket(LIMITS.badMessages, began);
  let live: LiveTable | null = null;
  /** While the client is on its way to a table, its other messages wait. */
  let arriving: Promise<void> | null = null;
  let over = false;

  const send = (message: ServerMessage) => line.send(encode(message));

  function refuse(error: ErrorName, id?: number): void {
    world.refused(error);
    send({ type: 'error', ...(id === undefined ? {} : { id }), error, message: ERRORS[error] });
  }

  const viewer: Viewer = {
    person: null,
    screen: false,
    send: line.send,
    gone(why) {
      live = null;
      send({ type: 'gone', why });
    },
  };

  /** Bad messages are answered by name; too many of them end the connection. */
  function misbehaved(error: ErrorName, id?: number): void {
    refuse(error, id);
    if (takeToken(patience, FORGIVEN_PER_SECOND, LIMITS.badMessages, clock.now())) return;
    over = true;
    line.close(POLICY_VIOLATION, error);
  }

  function leaveTable(): void {
    if (live === null) return;
    const left = live;
    live = null;
    tables.detach(left, viewer);
    viewer.person = null;
  }

  function arrived(at: LiveTable, person: number | null): void {
    if (over) return;
    if (live !== null && live !== at) leaveTable();
    live = at;
    viewer.person = person;
  }

  /** Once the row is committed and the client has been told everything: the others are told that they are there. */
  const settled = (at: LiveTable) => () =>
    queueMicrotask(() => {
      if (over || live !== at) tables.detach(at, viewer);
      else tables.attached(at, viewer);
    });

  async function create(message: ClientMessageOf<'create'>): Promise<void> {
    if (!world.openings.take(address, clock.now())) return refuse('tooManyRequests', message.id);
    const token = newToken();
    const { name, character, settings, id } = message;
    const opened = await tables.create((code) => ({
      decide: () => [
        { t: 'opened', settings, secret: fresh.secret() },
        { t: 'sat', seat: 0, person: 0, name, character, tokenHash: hashToken(token) },
      ],
      attach: { viewer, person: () => 0 },
      done() {
        send({ type: 'ok', id, code, token });
        settled(opened)();
      },
      refused: (error) => refuse(error, id),
    }));
    arrived(opened, 0);
  }

  async function findTable(code: string, id: number): Promise<LiveTable | null> {
    if (!world.attempts.open(address, clock.now())) {
      misbehaved('tooManyRequests', id);
      return null;
    }
    const found = await tables.find(code);
    if (found !== null) return found;
    world.attempts.take(address, clock.now());
    refuse('tableNotFound', id);
    return null;
  }

  async function sitDown(message: ClientMessageOf<'join'>): Promise<void> {
    const at = await findTable(message.code, message.id);
    if (at === null) return;
    const token = newToken();
    const tokenHash = hashToken(token);
    at.submit({
      decide: (table) => join(table, message, tokenHash),
      attach: { viewer, person: (table) => personWith(table, tokenHash) },
      done() {
        arrived(at, personWith(at.table, tokenHash));
        send({ type: 'ok', id: message.id, code: at.code, token });
        settled(at)();
      },
      refused: (error) => refuse(error, message.id),
    });
  }

  async function comeBack(message: ClientMessageOf<'resume'>): Promise<void> {
    const at = await findTable(message.code, message.id);
    if (at === null) return;
    const tokenHash = hashToken(message.token);
    at.submit({
      decide(table) {
        const seat = table.seats.findIndex(
          (each) => each.kind === 'person' && each.tokenHash === tokenHash,
        );
        const record = table.seats[seat];
        if (record?.kind !== 'person') return 'badToken';
        return record.standIn ? [{ t: 'back', seat: seat as 0 }] : [];
      },
      attach: { viewer, person: (table) => personWith(table, tokenHash) },
      done() {
        arrived(at, personWith(at.table, tokenHash));
        send({ type: 'ok', id: message.id, code: at.code });
        settled(at)();
      },
      refused(error) {
        world.attempts.take(address, clock.now());
        refuse(error, message.id);
      },
    });
  }

  async function lookOn(message: ClientMessageOf<'watch'>): Promise<void> {
    const at = await findTable(message.code, message.id);
    if (at === null) return;
    if (tables.presence(at.code).spectators >= LIMITS.spectators)
      return refuse('tableFull', message.id);
    at.submit({
      decide: () => [],
      attach: { viewer, person: () => null },
      done() {
        viewer.screen = message.screen;
        arrived(at, null);
        send({ type: 'ok', id: message.id, code: at.code });
        settled(at)();
      },
    });
  }

  function atTable(message: SeatCommand): void {
    const { person } = viewer;
    if (live === null || person === null) {
      if (message.type === 'leave' && live !== null) {
        leaveTable();
        send({ type: 'ok', id: message.id });
      } else refuse('notSeated', message.id);
      return;
    }
    live.submit({
      decide: (table, at) => execute(table, person, message, at, fresh),
      from: { viewer, id: message.id },
      refused: (error) => world.refused(error),
    });
  }

  function arrive(work: Promise<void>, id: number): void {
    const done = work
      .catch(() => refuse('unavailable', id))
      .finally(() => {
        if (arriving === done) arriving = null;
      });
    arriving = done;
  }

  function handle(message: ClientMessage): void {
    if (over) return;
    switch (message.type) {
      case 'time':
        send({ type: 'time', sent: message.sent, now: clock.now() });
        return;
      case 'create':
        arrive(create(message), message.id);
        return;
      case 'join':
        arrive(sitDown(message), message.id);
        return;
      case 'resume':
        arrive(comeBack(message), message.id);
        return;
      case 'watch':
        arrive(lookOn(message), message.id);
        return;
      default:
        atTable(message);
    }
  }

  send({ type: 'welcome', protocol: PROTOCOL_VERSION, now: began });
  return {
    receive(text) {
      if (over) return;
      const now = clock.now();
      if (!takeToken(messages, LIMITS.messagesPerSecond, LIMITS.messagesAtOnce, now))
        return misbehaved('tooManyRequests', requestIn(text));
      const parsed = parseClientMessage(text);
      if (!parsed.ok) return misbehaved(parsed.error, parsed.id);
      const { message } = parsed;
      if (TALK.has(message.type) && !takeToken(talk, LIMITS.talkPerSecond, LIMITS.talkAtOnce, now))
        return refuse('tooManyRequests', 'id' in message ? message.id : undefined);
      if (arriving === null) handle(message);
      else void arriving.then(() => handle(message));
    },
    misbehaved: (error) => misbehaved(error),
    ended() {
      over = true;
      leaveTable();
    },
  };
}

/** The number of a request that is not worth being read whole. */
const requestIn = (text: string): number | undefined => {
  const digits = /"id":(\d{1,15})\b/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const personWith = (table: Table, tokenHash: string): number | null =>
  personsOf(table).find((person) => person.tokenHash === tokenHash)?.person ?? null;
