import type { GameEvent } from '@holdup/engine';
import {
  createSession,
  type GoneMessage,
  PROTOCOL_VERSION,
  type Session,
  SUBPROTOCOL,
  type TableMessage,
} from '@holdup/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { serverInfo } from './address.ts';
import { createTimers, watchDevice } from './device.ts';

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

export type LinkHandlers = {
  /** A connection is open: time to say who we are. */
  readonly connected: (session: Session) => void;
  readonly table: (table: TableMessage, events: readonly GameEvent[]) => void;
  readonly gone: (why: GoneMessage['why']) => void;
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

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/ws`;

type SocketEvents = {
  readonly open: (session: Session) => void;
  readonly message: (session: Session, text: string) => void;
  readonly close: () => void;
};

/** One WebSocket with its session. `drop` closes it in whatever state it is; its late events no longer count. */
const openSocket = (handlers: LinkHandlers, events: SocketEvents) => {
  const socket = new WebSocket(socketUrl(), SUBPROTOCOL);
  const session = createSession(
    {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      now: () => Date.now(),
      random,
    },
    { table: handlers.table, gone: handlers.gone },
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
  let socket: ReturnType<typeof openSocket> | null = null;
  let session: Session | null = null;
  let tries = 0;
  let heardAt = 0;
  let closed = false;

  const drop = (): void => {
    timers.clear();
    const old = socket;
    socket = null;
    session = null;
    old?.drop();
  };

  const reconnect = (): void => {
    if (closed || state.peek() === 'outdated') return;
    drop();
    if (state.peek() !== 'connecting') state.value = navigator.onLine ? 'reconnecting' : 'offline';
    const wait = RETRY_MS[tries] ?? LAST_RETRY_MS;
    tries += 1;
    if (tries > 2) {
      if (state.peek() === 'connecting') state.value = 'offline';
      if (navigator.onLine) void checkVersion();
    }
    retry.clear();
    retry.after(wait + (tries === 1 ? 0 : Math.random() * JITTER_MS), connect);
  };

  const checkVersion = async (): Promise<void> => {
    if (!(await isOutdated()) || closed) return;
    state.value = 'outdated';
    retry.clear();
    drop();
  };

  const probe = (within: number): void => {
    const before = heardAt;
    session?.measure();
    timers.after(within, () => heardAt === before && reconnect());
  };

  const beat = (): void => {
    probe(BEAT_MS / 2);
    timers.after(BEAT_MS, beat);
  };

  const opened = (fresh: Session): void => {
    timers.clear();
    session = fresh;
    tries = 0;
    heardAt = Date.now();
    state.value = 'online';
    for (const ms of MEASURE_AT_MS) timers.after(ms, () => fresh.measure());
    timers.after(BEAT_MS, beat);
    handlers.connected(fresh);
  };

  const received = (from: Session, text: string): void => {
    heardAt = Date.now();
    // A network that went and came back may have left the connection open.
    state.value = 'online';
    from.receive(text);
    offset.value = from.offset?.offset ?? offset.peek();
  };

  function connect(): void {
    if (closed) return;
    socket = openSocket(handlers, { open: opened, message: received, close: reconnect });
    timers.after(OPENING_MS, reconnect);
  }

  const stopWatching = watchDevice({
    // The old connection may be dead without knowing it.
    wake: () => {
      if (session !== null) probe(PROBE_MS);
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
    session: () => session,
    close: () => {
      closed = true;
      retry.clear();
      drop();
      stopWatching();
    },
  };
};
