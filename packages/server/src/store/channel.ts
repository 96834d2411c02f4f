import pg from 'pg';

/** What the nodes on one database tell each other. */
export interface Channel {
  /** Called with the code and number of every new row of a log, of this node too. */
  onRow(listener: (code: string, seq: number) => void): void;
  /** Called with what other nodes (and this one) said. */
  onWord(listener: (text: string) => void): void;
  /** Called when rows or words may have been missed. */
  onGap(listener: () => void): void;
  say(text: string): void;
  close(): Promise<void>;
}

export const silentChannel: Channel = {
  onRow() {},
  onWord() {},
  onGap() {},
  say() {},
  close: async () => {},
};

const RECONNECT_MS = 250;
const ROWS = 'holdup_log';
const WORDS = 'holdup_words';

/** LISTEN/NOTIFY on a connection of its own that comes back by itself. */
export async function postgresChannel(
  connectionString: string,
  warn: (message: string) => void,
): Promise<Channel> {
  const rowListeners: ((code: string, seq: number) => void)[] = [];
  const wordListeners: ((text: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let speaking: Promise<unknown> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'holdup listener' });
    next.on('error', () => {});
    next.on('end', () => {
      // One that was never up is dealt with below.
      if (client !== next) return;
      client = null;
      retryLater();
    });
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === WORDS) for (const listener of wordListeners) listener(payload);
      if (channel !== ROWS) return;
      const [code = '', seq] = payload.split(' ');
      for (const listener of rowListeners) listener(code, Number(seq));
    });
    try {
      await next.connect();
      await next.query(`listen ${ROWS}`);
      await next.query(`listen ${WORDS}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
  }

  function retryLater(): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(again, RECONNECT_MS);
  }

  function again(): void {
    connect().then(
      () => {
        for (const listener of gapListeners) listener();
      },
      (error: Error) => {
        warn(`the database's notifications are not there yet: ${error.message}`);
        retryLater();
      },
    );
  }

  await connect();
  return {
    onRow: (listener) => rowListeners.push(listener),
    onWord: (listener) => wordListeners.push(listener),
    onGap: (listener) => gapListeners.push(listener),
    say(text) {
      // One after the other, as the connection can do no more at once. A word that is lost is said again soon.
      speaking = speaking
        .then(() => client?.query('select pg_notify($1, $2)', [WORDS, text]))
        .catch(() => {});
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await speaking;
      await client?.end();
    },
  };
}
