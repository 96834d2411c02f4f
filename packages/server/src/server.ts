import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MAX_SEATS } from '@holdup/engine';
import { hashText, LIMITS } from '@holdup/protocol';
import { type Logger, pino } from 'pino';
import { type BotMind, createBotMind } from './bots/botMind.ts';
import type { ReportFault } from './faults/faults.ts';
import { limitWarnings } from './faults/warnings.ts';
import type { BotDelay } from './live/botPlayers.ts';
import { createReportBox } from './live/reportBox.ts';
import { entropy } from './live/secrets.ts';
import { createTables, type Tables } from './live/tables.ts';
import { addressOf } from './net/address.ts';
import { createHttp } from './net/http.ts';
import { createLimiter } from './net/limiter.ts';
import { createMetrics, type Metrics } from './net/metrics.ts';
import { openMetricsPort } from './net/metricsPort.ts';
import { attachSockets } from './net/sockets.ts';
import type { Config } from './start/config.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { type Clock, steadyClock } from './time/clock.ts';

export interface RunningServer {
  readonly port: number;
  /** The address of the page on this machine. */
  readonly address: string;
  readonly tables: Tables;
  readonly store: Store;
  readonly report: ReportFault;
  /** Commits everything pending, tells the clients to reconnect, and stops. */
  stop(): Promise<void>;
}

export interface ServerParts {
  readonly clock?: Clock;
  readonly mind?: BotMind;
  readonly botDelay?: BotDelay;
}

/** How long each step of stopping may take before the next one begins. */
const STEP_MS = 5000;

/** Waits with a time limit: an unresponsive database or client must not keep the process alive. */
async function within(promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, STEP_MS);
  });
  await Promise.race([promise.catch(() => {}), patience]);
  clearTimeout(timer);
}

/**
 * Reports faults to the log and the metrics. A code admits players, so the log only shows whether
 * it is the same table.
 */
function createReport(logger: Logger, metrics: Metrics): ReportFault {
  return (place, error, code) => {
    metrics.faults.inc({ place });
    const table = code === undefined ? {} : { table: hashText(code).slice(0, 8) };
    const stack = error instanceof Error ? error.stack : String(error);
    logger.error({ place, ...table, error: stack }, 'fault');
  };
}

const mindOf = (config: Config, report: ReportFault): BotMind =>
  createBotMind({ threads: config.botThreads, msPerPayer: config.botMsPerAddress, report });

/** A whole server: the page, the API and the tables on one port. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, base: null });
  const warn = limitWarnings((message) => logger.warn(message));
  const store = await openStore(config.database, warn, {
    exclusive: true,
    timeoutMs: config.databaseTimeoutMs,
  });
  const clock = parts.clock ?? steadyClock(await store.lastPulse());
  const metrics = createMetrics(() => ({
    ...tables.count(),
    connections: sockets.count(),
    healthy: tables.healthy(),
  }));
  store.channel.onRow(() => metrics.channelRows.inc());
  store.channel.onMessage(() => metrics.channelWords.inc());
  const report = createReport(logger, metrics);
  const mind = parts.mind ?? mindOf(config, report);
  const tables = await createTables({
    store,
    clock,
    mind,
    entropy,
    keepMatchesMs: config.keepMatchesMs,
    keepReportsMs: config.keepReportsMs,
    node: randomBytes(6).toString('hex'),
    warn,
    report,
    ...(parts.botDelay === undefined ? {} : { botDelay: parts.botDelay }),
    committed: (ms) => metrics.commits.observe(ms / 1000),
    entry: ({ t }) => metrics.countEntry(t),
  });
  let stopping = false;
  const clientAddress = (request: IncomingMessage) => addressOf(request, config.trustProxy);
  const attempts = createLimiter(config.codeAttemptsPerMinute);
  const app = await createHttp({
    config,
    store,
    metrics,
    logger,
    report,
    addressOf: clientAddress,
    ready: () => !stopping && tables.healthy(),
    findTable: tables.find,
    attempts,
    now: clock.now,
  });
  const sockets = attachSockets(app.server, {
    config,
    tables,
    clock,
    attempts,
    openings: createLimiter(config.tablesPerMinute),
    // Enough to fill the tables that it may open.
    seatings: createLimiter(config.tablesPerMinute * MAX_SEATS),
    reports: createLimiter(LIMITS.reportsPerMinute),
    entropy,
    report,
    refused: (error) => metrics.refused.inc({ error }),
    fileReport: createReportBox(store, clock, report, warn),
    addressOf: clientAddress,
    received: () => metrics.received.inc(),
  });
  await app.listen({ host: config.host, port: config.port });
  const metricsServer = await openMetricsPort(config, metrics);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  logger.info({ port, database: store.kind }, 'open');
  return {
    port,
    address: `http://localhost:${port}${config.basePath}/`,
    tables,
    store,
    report,
    async stop() {
      if (stopping) return;
      stopping = true;
      await within(tables.idle());
      await within(sockets.close());
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      app.server.closeAllConnections();
      await within(app.close());
      await within(tables.close());
      await within(mind.close());
      await within(store.close());
      logger.info('closed');
    },
  };
}
