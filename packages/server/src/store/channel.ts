import pg from 'pg';
import { messageOf } from '../faults/faults.ts';

/** The channel between nodes on one database. */
export interface Channel {
  /** Called with the code and number of every new row of a log, including this node's own. */
  onRow(listener: (code: string, seq: number) => void): void;
  /** Called with every message of any node, including this one. */
  onMessage(listener: (text: string) => void): void;
  /** Called when rows or messages may have been missed. */
  onGap(listener: () => void): void;
  /** Whether rows of other nodes are heard of. If not, `onGap` follows once they are. */
  isOpen(): boolean;
  send(text: string): void;
  close(): Promise<void>;
}

export const silentChannel: Channel = {
  onRow() {},
  onMessage() {},
  onGap() {},
  isOpen: () => true,
  send() {},
  close: async () => {},
};

interface ChannelOptions {
  readonly connectionString: string;
  /** How long the connection may be silent: every node sends a message each second, and receives its own. */
  readonly silentMs: number;
  readonly warn: (message: string) => void;
}

const RECONNECT_MS = 250;
const WARN_EVERY_MS = 10_000;
/** Part of the format between nodes: those of another release use the same names. */
const ROWS = 'holdup_log';
const MESSAGES = 'holdup_words';
const NOTIFY_ALL = 'select pg_notify($1, message) from unnest($2::text[]) as message';
/** Messages waiting for the connection; more are dropped. A node may announce all its tables, and again. */
const MOST_MESSAGES = 50_000;
const MESSAGES_AT_ONCE = 1000;

interface Listeners {
  readonly row: ((code: string, seq: number) => void)[];
  readonly message: ((text: string) => void)[];
  readonly gap: (() => void)[];
}

/** An invalid message must neither crash the process nor close the connection. */
function dispatch(
  listeners: Listeners,
  channel: string,
  payload: string,
  warn: (m: string) => void,
) {
  try {
    if (channel === MESSAGES) for (const listener of listeners.message) listener(payload);
    if (channel !== ROWS) return;
    const [code = '', seq] = payload.split(' ');
    for (const listener of listeners.row) listener(code, Number(seq));
  } catch (error) {
    warn(`a notification could not be handled: ${messageOf(error)}`);
  }
}

async function openListener(
  { connectionString, silentMs }: ChannelOptions,
  heard: (channel: string, payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'holdup listener',
    connectionTimeoutMillis: silentMs,
    query_timeout: silentMs,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
  try {
    await client.connect();
    await client.query(`listen ${ROWS}`);
    await client.query(`listen ${MESSAGES}`);
    return client;
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
}

/** LISTEN/NOTIFY on a separate connection, which is replaced when it breaks or stops responding. */
export async function postgresChannel(options: ChannelOptions): Promise<Channel> {
  const { silentMs, warn } = options;
  const listeners: Listeners = { row: [], message: [], gap: [] };
  let client: pg.Client | null = null;
  let heardAt = performance.now();
  let warnedAt = Number.NEGATIVE_INFINITY;
  let closed = false;
  const waiting: string[] = [];
  let sending = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = await openListener(options, (channel, payload) => {
      heardAt = performance.now();
      dispatch(listeners, channel, payload, warn);
    });
    heardAt = performance.now();
    client = next;
    next.on('end', () => drop(next));
    void flush();
  }

  /** Drops a connection, and opens another. */
  function drop(broken: pg.Client): void {
    if (client !== broken) return;
    client = null;
    void broken.end().catch(() => {});
    clearTimeout(retry);
    if (!closed) retry = setTimeout(reconnect, RECONNECT_MS);
  }

  function reconnect(): void {
    connect().then(
      () => {
        for (const listener of listeners.gap) listener();
      },
      (error: unknown) => {
        if (performance.now() - warnedAt > WARN_EVERY_MS) {
          warnedAt = performance.now();
          warn(`the database's notifications are not there yet: ${messageOf(error)}`);
        }
        if (!closed) retry = setTimeout(reconnect, RECONNECT_MS);
      },
    );
  }

  /** Messages that arrive while the connection is busy are batched into the next query. */
  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MESSAGES_AT_ONCE);
      await client?.query(NOTIFY_ALL, [MESSAGES, batch]).catch(() => {});
    }
    sending = false;
  }

  await connect();
  const watch = setInterval(() => {
    if (client !== null && performance.now() - heardAt > silentMs) drop(client);
  }, silentMs / 6);
  watch.unref();
  return {
    onRow: (listener) => listeners.row.push(listener),
    onMessage: (listener) => listeners.message.push(listener),
    onGap: (listener) => listeners.gap.push(listener),
    // A connection that broke is usually replaced before anything is missed.
    isOpen: () => client !== null || performance.now() - heardAt <= silentMs,
    send(text) {
      if (client === null || closed || waiting.length >= MOST_MESSAGES) return;
      waiting.push(text);
      void flush();
    },
    async close() {
      await flush();
      closed = true;
      clearInterval(watch);
      clearTimeout(retry);
      await client?.end();
    },
  };
}
