import {
  type ClientMessage,
  type ClientMessageOf,
  type ErrorName,
  PROTOCOL_VERSION,
  parseClientMessage,
} from '@holdup/protocol';
import type { Viewer } from '../live/crowd.ts';
import type { LiveTable } from '../live/task.ts';
import { execute, type SeatCommand } from '../table/commands.ts';
import { withdraw } from '../table/door.ts';
import { watcherGuesses } from '../table/guesses.ts';
import { reportOf } from '../table/report.ts';
import { createTable, openForScreen, resumeSeat, sitDown, watchTable } from './arrivals.ts';
import {
  bucketsAt,
  type ClientLink,
  type ConnectionDeps,
  type ConnectionState,
  close,
  fail,
  leaveTable,
  misbehaved,
  refuse,
  SERVICE_RESTART,
  send,
  take,
} from './connectionState.ts';

import { networkOf } from './limiter.ts';

export interface Connection {
  /** A text frame has arrived. */
  receive(text: string): void;
  /** Something other than a text frame has arrived. */
  misbehaved(error: ErrorName): void;
  ended(): void;
}

/** The limit a message counts against, in addition to the one for all messages. */
const LIMIT_OF: Readonly<Record<ClientMessage['type'], 'talk' | 'changes' | 'arrivals' | null>> = {
  time: null,
  play: null,
  here: null,
  leave: null,
  create: 'arrivals',
  open: 'arrivals',
  join: 'arrivals',
  resume: 'arrivals',
  watch: 'arrivals',
  say: 'talk',
  react: 'talk',
  chat: 'talk',
  whisper: 'talk',
  cheer: 'talk',
  guess: 'changes',
  count: 'changes',
  hold: 'changes',
  dress: 'changes',
  seal: 'changes',
  random: 'changes',
  configure: 'changes',
  addBot: 'changes',
  remove: 'changes',
  swapSeats: 'changes',
  handOver: 'changes',
  start: 'changes',
  pause: 'changes',
  unpause: 'changes',
  rematch: 'changes',
  mute: 'changes',
  bet: 'changes',
  pick: 'changes',
  pardon: 'changes',
  admit: 'changes',
  clearSpectators: 'changes',
  report: 'changes',
};

/** A spectator stops watching, or somebody at the door goes away. */
function goAway(state: ConnectionState, live: LiveTable, id: number): void {
  const { knocks } = state.viewer;
  state.viewer.knocks = null;
  if (knocks !== null) live.submit({ decide: (table) => withdraw(table, knocks) });
  leaveTable(state);
  send(state, { type: 'ok', id });
}

/** A spectator reacts. Players have their own reactions, and people at the door are not there yet. */
function cheer(state: ConnectionState, { reaction, id }: ClientMessageOf<'cheer'>): void {
  const { live, viewer, deps } = state;
  if (live === null || viewer.person !== null || viewer.door) refuse(state, 'notAllowed', id);
  else {
    deps.tables.cheer(live.code, reaction);
    send(state, { type: 'ok', id });
  }
}

/** A spectator's guess is stored by browser, a player's by seat. */
function guess(state: ConnectionState, message: ClientMessageOf<'guess'>): void {
  const { live, viewer, deps } = state;
  const { watcher, person } = viewer;
  if (live === null || person !== null || watcher === null) atTable(state, message);
  else
    live.submit({
      decide: (table) => watcherGuesses(table, watcher, message),
      from: { viewer, id: message.id },
      refused: deps.refused,
    });
}

function atTable(state: ConnectionState, message: SeatCommand): void {
  const { live, viewer, deps } = state;
  const { person } = viewer;
  if (live === null || person === null) {
    if (message.type !== 'leave' || live === null) refuse(state, 'notSeated', message.id);
    else goAway(state, live, message.id);
    return;
  }
  if (message.type === 'report' && !deps.reports.take(state.address, deps.clock.now())) {
    refuse(state, 'tooManyRequests', message.id);
    return;
  }
  const filed = message.type === 'report' ? reportOf(live.table, person, message) : null;
  live.submit({
    decide: (table, at) =>
      execute(
        table,
        person,
        message,
        at,
        deps.entropy,
        () => new Set(deps.tables.presence(live.code).persons),
      ),
    from: { viewer, id: message.id },
    refused: deps.refused,
    done: () => filed !== null && deps.fileReport(filed),
  });
}

function arrive(state: ConnectionState, work: Promise<void>, id: number): void {
  const done = work
    .catch(() => refuse(state, 'unavailable', id))
    .catch((error: unknown) => fail(state, error))
    .finally(() => {
      if (state.arriving === done) state.arriving = null;
    });
  state.arriving = done;
}

function handle(state: ConnectionState, message: ClientMessage): void {
  if (state.closed) return;
  switch (message.type) {
    case 'time':
      send(state, { type: 'time', sent: message.sent, now: state.deps.clock.now() });
      return;
    case 'create':
      arrive(state, createTable(state, message), message.id);
      return;
    case 'open':
      arrive(state, openForScreen(state, message), message.id);
      return;
    case 'join':
      arrive(state, sitDown(state, message), message.id);
      return;
    case 'resume':
      arrive(state, resumeSeat(state, message), message.id);
      return;
    case 'watch':
      arrive(state, watchTable(state, message), message.id);
      return;
    case 'cheer':
      cheer(state, message);
      return;
    case 'guess':
      guess(state, message);
      return;
    default:
      atTable(state, message);
  }
}

/** The message in a frame, unless there is something wrong with it or it came too fast. */
function accept(state: ConnectionState, text: string): ClientMessage | null {
  if (!take(state, 'messages')) {
    misbehaved(state, 'tooManyRequests', requestIn(text));
    return null;
  }
  const parsed = parseClientMessage(text);
  if (!parsed.ok) {
    misbehaved(state, parsed.error, parsed.id);
    return null;
  }
  const { message } = parsed;
  const limit = LIMIT_OF[message.type];
  if (limit === null || take(state, limit)) return message;
  refuse(state, 'tooManyRequests', 'id' in message ? message.id : undefined);
  return null;
}

function receive(state: ConnectionState, text: string): void {
  const message = state.closed ? null : accept(state, text);
  if (message === null) return;
  if (state.arriving === null) handle(state, message);
  else
    state.arriving.then(() => handle(state, message)).catch((error: unknown) => fail(state, error));
}

function contain(state: ConnectionState, work: () => void): void {
  try {
    work();
  } catch (error) {
    fail(state, error);
  }
}

/** One client, from its first message to its last. */
export function createConnection(
  link: ClientLink,
  address: string,
  deps: ConnectionDeps,
): Connection {
  const now = deps.clock.now();
  const viewer: Viewer = {
    person: null,
    screen: false,
    door: false,
    knocks: null,
    watcher: null,
    network: networkOf(address),
    get closed() {
      return state.closed;
    },
    send: link.send,
    gone(why) {
      state.live = null;
      viewer.person = null;
      send(state, { type: 'gone', why });
      // Their next connection may reach a node that can serve them.
      if (why === 'restart') close(state, SERVICE_RESTART, 'restart');
    },
  };
  const state: ConnectionState = {
    link,
    address,
    deps,
    viewer,
    limits: bucketsAt(now),
    live: null,
    arriving: null,
    closed: false,
  };
  send(state, { type: 'welcome', protocol: PROTOCOL_VERSION, now });
  return {
    receive: (text) => contain(state, () => receive(state, text)),
    misbehaved: (error) => contain(state, () => misbehaved(state, error)),
    ended() {
      state.closed = true;
      contain(state, () => leaveTable(state));
    },
  };
}

/** The number of a request that is not read any further. */
const requestIn = (text: string): number | undefined => {
  const digits = /"id":(\d{1,15})\b/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
