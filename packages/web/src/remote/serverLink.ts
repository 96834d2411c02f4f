import type { GameEvent } from '@holdup/engine';
import {
  createSession,
  type GoneMessage,
  PROTOCOL_VERSION,
  type Reaction,
  type Session,
  SUBPROTOCOL,
  socketPath,
  type TableMessage,
} from '@holdup/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { addressOf } from '../routing/base.ts';
import { serverInfo } from './address.ts';
import { watchDevice } from './device.ts';
import { keptShares } from './memory.ts';
import { randomHex } from './randomHex.ts';
import { createTimers, type Timers } from './timers.ts';

/** `outdated`: the server no longer understands this page. */
export type LinkState = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'outdated';

export type ServerLink = {
  readonly state: ReadonlySignal<LinkState>;
  /** The server's time minus ours, in ms, as well as it could be measured. */
  readonly offset: ReadonlySignal<number>;
  /** Null while there is no connection. */
  readonly session: () => Session | null;
  readonly close: () => void;
};

type LinkHandlers = {
  /** The table that the connection is for, if it is known: a proxy can route all its people to one node. */
  readonly code?: string;
  /** A connection is open: time to say who we are. */
  readonly connected: (session: Session) => void;
  readonly table: (table: TableMessage, events: readonly GameEvent[]) => void;
  readonly gone: (why: GoneMessage['why']) => void;
  /** A spectator reacts. */
  readonly cheer?: (reaction: Reaction) => void;
  /** The server can, or cannot, save what happens. */
  readonly status: (saving: boolean) => void;
};

/** Delays before each new attempt, in ms; the last one repeats. Short, because people are watching. */
const RETRY_MS = [0, 250, 600, 1200] as const;
const LAST_RETRY_MS = 2000;
const JITTER_MS = 250;
const OPENING_MS = 4000;
const BEAT_MS = 8000;
/** How long a connection may stay silent after the device wakes up before it counts as dead. */
const PROBE_MS = 1500;
/** The clock is measured more often at first: the quickest answer is the best measurement. */
const MEASURE_AT_MS = [150, 500, 1200] as const;

const retryDelay = (tries: number): number =>
  (RETRY_MS[tries] ?? LAST_RETRY_MS) + (tries === 0 ? 0 : Math.random() * JITTER_MS);

const socketUrl = (table?: string): string =>
  `${location.origin.replace(/^http/, 'ws')}${addressOf(socketPath(table))}`;

type SocketEvents = {
  readonly open: (session: Session) => void;
  readonly message: (session: Session, text: string) => void;
  readonly close: () => void;
};

/** One WebSocket with its session. `drop` closes it in whatever state it is; its late events no longer count. */
const openSocket = (handlers: LinkHandlers, events: SocketEvents): { drop: () => void } => {
  const socket = new WebSocket(socketUrl(handlers.code), SUBPROTOCOL);
  const session = createSession(
    {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      now: () => Date.now(),
      random: randomHex,
      shares: keptShares,
    },
    {
      table: handlers.table,
      gone: handlers.gone,
      status: handlers.status,
      ...(handlers.cheer === undefined ? {} : { cheer: handlers.cheer }),
    },
  );
  socket.onopen = () => events.open(session);
  socket.onmessage = ({ data }: MessageEvent<string>) => events.message(session, data);
  socket.onclose = events.close;
  return {
    drop: (): void => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      session.lost();
    },
  };
};

/** The one socket of a link, its session while it is open, and the timers that end with it. */
const createSocketSlot = (handlers: LinkHandlers, timers: Timers) => {
  let socket: ReturnType<typeof openSocket> | null = null;
  let session: Session | null = null;
  return {
    session: () => session,
    connect: (events: SocketEvents): void => {
      const open = (fresh: Session): void => {
        session = fresh;
        events.open(fresh);
      };
      socket = openSocket(handlers, { ...events, open });
    },
    drop: (): void => {
      timers.clear();
      const old = socket;
      socket = null;
      session = null;
      old?.drop();
    },
  };
};

/** Measures the clock, and detects a dead connection. */
const createHeartbeat = (timers: Timers, onSilent: () => void) => {
  let heardAt = 0;
  const probe = (session: Session, within: number): void => {
    const before = heardAt;
    session.measure();
    timers.after(within, () => heardAt === before && onSilent());
  };
  const beat = (session: Session): void => {
    probe(session, BEAT_MS / 2);
    timers.after(BEAT_MS, () => beat(session));
  };
  return {
    probe,
    heard: (): void => {
      heardAt = Date.now();
    },
    start: (session: Session): void => {
      for (const ms of MEASURE_AT_MS) timers.after(ms, () => session.measure());
      timers.after(BEAT_MS, () => beat(session));
    },
  };
};

/** A refused WebSocket doesn't say why; the server's info does. */
const isOutdated = async (): Promise<boolean> => {
  const info = await serverInfo();
  return info !== null && info.protocol !== PROTOCOL_VERSION;
};

/** A connection to the server that restores itself: after a break, a locked phone, another network, a restart. */
export const openServerLink = (handlers: LinkHandlers): ServerLink => {
  const state = signal<LinkState>('connecting');
  const offset = signal(0);
  const timers = createTimers();
  const retry = createTimers();
  const slot = createSocketSlot(handlers, timers);
  let tries = 0;
  let closed = false;

  const reconnect = (): void => {
    if (closed || state.peek() === 'outdated') return;
    slot.drop();
    if (state.peek() !== 'connecting') state.value = navigator.onLine ? 'reconnecting' : 'offline';
    retry.clear();
    retry.after(retryDelay(tries), connect);
    tries += 1;
    if (tries <= 2) return;
    if (state.peek() === 'connecting') state.value = 'offline';
    if (navigator.onLine) void checkVersion();
  };

  const heartbeat = createHeartbeat(timers, reconnect);

  const checkVersion = async (): Promise<void> => {
    if (!(await isOutdated()) || closed) return;
    state.value = 'outdated';
    retry.clear();
    slot.drop();
  };

  const opened = (fresh: Session): void => {
    timers.clear();
    tries = 0;
    state.value = 'online';
    heartbeat.heard();
    heartbeat.start(fresh);
    handlers.connected(fresh);
  };

  const received = (from: Session, text: string): void => {
    heartbeat.heard();
    // A network that went and came back may have left the connection open.
    state.value = 'online';
    from.receive(text);
    offset.value = from.offset?.offset ?? offset.peek();
  };

  function connect(): void {
    slot.connect({ open: opened, message: received, close: reconnect });
    timers.after(OPENING_MS, reconnect);
  }

  const stopWatching = watchDevice({
    // The old connection may be dead without knowing it.
    wake: () => {
      const session = slot.session();
      if (session !== null) heartbeat.probe(session, PROBE_MS);
      else {
        tries = 0;
        reconnect();
      }
    },
    offline: () => {
      state.value = 'offline';
    },
  });

  connect();
  return {
    state,
    offset,
    session: slot.session,
    close: () => {
      closed = true;
      retry.clear();
      slot.drop();
      stopWatching();
    },
  };
};
