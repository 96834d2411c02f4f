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

/** How the wire to the server is. `outdated`: this page is too old to be understood. */
export type LineState = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'outdated';

export type Line = {
  readonly state: ReadonlySignal<LineState>;
  /** The server's time minus ours, in ms, as well as it could be measured. */
  readonly offset: ReadonlySignal<number>;
  /** Null while there is no connection. */
  readonly session: () => Session | null;
  readonly close: () => void;
};

export type LineEnds = {
  /** A connection stands: the time to say who we are. */
  readonly connected: (session: Session) => void;
  readonly table: (table: TableMessage, events: readonly GameEvent[]) => void;
  readonly gone: (why: GoneMessage['why']) => void;
};

/** Waits before each new try, in ms; the last one is repeated. Short, since people look at it. */
const RETRY_MS = [0, 250, 600, 1200, 2000] as const;
const JITTER_MS = 250;
const OPENING_MS = 4000;
const BEAT_MS = 8000;
/** After waking up: so long may the first sign of life take before the connection counts as dead. */
const PROBE_MS = 1500;
/** The clock is measured more often at the beginning: the quickest answer is the best measurement. */
const MEASURE_AT_MS = [150, 500, 1200] as const;

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/ws`;

/** One line to the server that comes back by itself: after a break, a locked phone, another network, a restart. */
export const openLine = (ends: LineEnds): Line => {
  const state = signal<LineState>('connecting');
  const offset = signal(0);
  let socket: WebSocket | null = null;
  let session: Session | null = null;
  let tries = 0;
  let heardAt = 0;
  let closed = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;

  const clearTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };

  /** Lets go of the socket, whatever state it is in; its late events no longer count. */
  const drop = (): void => {
    clearTimers();
    const old = socket;
    socket = null;
    const lost = session;
    session = null;
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
    lost?.lost();
  };

  const again = (): void => {
    if (closed || state.peek() === 'outdated') return;
    drop();
    if (state.peek() !== 'connecting') state.value = navigator.onLine ? 'reconnecting' : 'offline';
    const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] as number;
    tries += 1;
    if (tries > 2) {
      if (state.peek() === 'connecting') state.value = 'offline';
      if (navigator.onLine) void checkVersion();
    }
    clearTimeout(retry);
    retry = setTimeout(connect, wait + (tries === 1 ? 0 : Math.random() * JITTER_MS));
  };

  /** A refused connection doesn't say why; the server's own page does. */
  const checkVersion = async (): Promise<void> => {
    const info = await serverInfo();
    if (closed || info === null || info.protocol === PROTOCOL_VERSION) return;
    state.value = 'outdated';
    clearTimeout(retry);
    drop();
  };

  const probe = (within: number): void => {
    const before = heardAt;
    session?.measure();
    timers.push(setTimeout(() => heardAt === before && again(), within));
  };

  const beat = (): void => {
    probe(BEAT_MS / 2);
    timers.push(setTimeout(beat, BEAT_MS));
  };

  function connect(): void {
    if (closed) return;
    const fresh = new WebSocket(socketUrl(), SUBPROTOCOL);
    socket = fresh;
    const mine = createSession(
      {
        send: (text) => fresh.readyState === WebSocket.OPEN && fresh.send(text),
        now: () => Date.now(),
        random,
      },
      { table: ends.table, gone: ends.gone },
    );
    timers.push(setTimeout(again, OPENING_MS));
    fresh.onopen = () => {
      clearTimers();
      session = mine;
      tries = 0;
      heardAt = Date.now();
      state.value = 'online';
      for (const ms of MEASURE_AT_MS) timers.push(setTimeout(() => mine.measure(), ms));
      timers.push(setTimeout(beat, BEAT_MS));
      ends.connected(mine);
    };
    fresh.onmessage = ({ data }: MessageEvent<string>) => {
      heardAt = Date.now();
      // A network that went and came back may have left the connection standing.
      state.value = 'online';
      mine.receive(data);
      offset.value = mine.offset?.offset ?? offset.peek();
    };
    fresh.onclose = again;
  }

  /** The device woke up or changed networks: the old connection may be dead without knowing it. */
  const wake = (): void => {
    if (closed || document.visibilityState === 'hidden') return;
    if (session !== null) probe(PROBE_MS);
    else {
      tries = 0;
      again();
    }
  };
  const lostNetwork = (): void => {
    if (!closed) state.value = 'offline';
  };
  const woken = ['online', 'pageshow', 'focus'] as const;
  for (const name of woken) addEventListener(name, wake);
  addEventListener('offline', lostNetwork);
  document.addEventListener('visibilitychange', wake);

  connect();
  return {
    state,
    offset,
    session: () => session,
    close: () => {
      closed = true;
      clearTimeout(retry);
      drop();
      for (const name of woken) removeEventListener(name, wake);
      removeEventListener('offline', lostNetwork);
      document.removeEventListener('visibilitychange', wake);
    },
  };
};
