import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { hashText } from '@holdup/protocol';
import { pino } from 'pino';
import { type BotMind, createBotMind } from './bots/botMind.ts';
import type { BotDelay } from './live/botPlayers.ts';
import { fresh } from './live/secrets.ts';
import { createTables, type Tables } from './live/tables.ts';
import { createLimiter } from './net/bucket.ts';
import { addressOf, createHttp } from './net/http.ts';
import { createMetrics } from './net/metrics.ts';
import { attachSockets } from './net/sockets.ts';
import type { Config } from './start/config.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { type Clock, realClock } from './time/clock.ts';

export interface RunningServer {
  readonly port: number;
  readonly tables: Tables;
  readonly store: Store;
  /** Lets everything under way come to its commit, tells the clients to come back, and stops. */
  stop(): Promise<void>;
}

export interface ServerParts {
  readonly clock?: Clock;
  readonly mind?: BotMind;
  readonly botDelay?: BotDelay;
}

const DRAIN_MS = 5000;

/** A whole server: the page, the API and the tables on one port. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, base: null });
  // A code lets people in, so the log only says whether it is the same table as before.
  const warn = (message: string, code?: string) =>
    logger.warn(code === undefined ? {} : { table: hashText(code).slice(0, 8) }, message);
  const clock = parts.clock ?? realClock;
  const store = await openStore(config.database, warn);
  const mind = parts.mind ?? createBotMind(warn);
  const metrics = createMetrics(() => ({ ...tables.count(), connections: sockets.count() }));
  const tables = await createTables({
    store,
    clock,
    mind,
    node: randomBytes(6).toString('hex'),
    warn,
    ...(parts.botDelay === undefined ? {} : { botDelay: parts.botDelay }),
    committed: (ms) => metrics.commits.observe(ms / 1000),
    entry: ({ t }) => metrics.countEntry(t),
  });
  let stopping = false;
  const app = await createHttp({
    config,
    store,
    metrics,
    logger,
    ready: async () =>
      !stopping &&
      store.check().then(
        () => true,
        () => false,
      ),
  });
  const sockets = attachSockets(
    app.server,
    config,
    {
      tables,
      clock,
      attempts: createLimiter(config.codeAttemptsPerMinute),
      openings: createLimiter(config.tablesPerMinute),
      fresh,
      refused: (error) => metrics.refused.inc({ error }),
    },
    addressOf(config.trustProxy),
    () => metrics.received.inc(),
  );
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  logger.info({ port, database: store.kind }, 'open');
  return {
    port,
    tables,
    store,
    async stop() {
      if (stopping) return;
      stopping = true;
      // What is under way is committed first, unless the database does not answer.
      await Promise.race([tables.idle(), clock.sleep(DRAIN_MS)]);
      await sockets.close();
      await app.close();
      await tables.close();
      await mind.close();
      await store.close();
      logger.info('closed');
    },
  };
}
