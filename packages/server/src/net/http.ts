import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { PROTOCOL_VERSION } from '@holdup/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ReportFault } from '../faults/faults.ts';
import { MATCH_ID } from '../live/secrets.ts';
import { ABANDONED_MS } from '../live/sweeper.ts';
import type { SubjectSource } from '../previews/find.ts';
import { servePreviews } from '../previews/previews.ts';
import { lanOrigin } from '../start/addresses.ts';
import type { Config } from '../start/config.ts';
import type { Store } from '../store/store.ts';
import { isLocal, originOf } from './address.ts';
import { belowBase, lacksSlash } from './basePath.ts';
import { type Limiter, networkOf } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import { NOTHING_HERE } from './nothingHere.ts';
import { limitOpenSockets } from './openSockets.ts';
import { servePage } from './page.ts';

const IS_MATCH_ID = new RegExp(`^${MATCH_ID}$`);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const daysOf = (ms: number | null): number | null => (ms === null ? null : ms / DAY_MS);
const REQUESTS_PER_MINUTE = 600;
/** The page's own files, which a room full of phones behind one address fetches all at once. */
const FILES_PER_MINUTE = 20_000;
/** Networks whose requests are counted; the least recently seen ones are forgotten. */
const MOST_NETWORKS = 10_000;
/** A whole request must have arrived by then. */
const REQUEST_MS = 10_000;

async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'media-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // At home the game is served without TLS; the proxy in front of a public server sets this.
    strictTransportSecurity: false,
    // A table's link must not travel to other sites.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}

interface HttpDeps {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly report: ReportFault;
  addressOf(request: IncomingMessage): string;
  ready(): boolean;
  readonly findTable: SubjectSource['findTable'];
  readonly attempts: Limiter;
  now(): number;
}

async function limitRequests(app: FastifyInstance, { addressOf, report }: HttpDeps) {
  const isFile = ({ url }: { url: string }) => url.startsWith('/assets/');
  await app.register(rateLimit, {
    max: (request) => (isFile(request) ? FILES_PER_MINUTE : REQUESTS_PER_MINUTE),
    timeWindow: '1 minute',
    cache: MOST_NETWORKS,
    keyGenerator: (request) =>
      `${isFile(request) ? 'files of ' : ''}${networkOf(addressOf(request.raw))}`,
  });
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report('request', error);
    const message = status === 429 ? 'Too many requests.' : 'That did not work.';
    // The next request has to open a connection, which is limited as well.
    if (status === 429) reply.header('connection', 'close');
    return reply
      .code(status)
      .send({ error: status === 429 ? 'tooManyRequests' : 'failed', message });
  });
}

function addRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { config, store, metrics } = deps;
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = deps.ready();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    const local = config.metrics === 'local' && isLocal(request.raw);
    if (config.metrics !== 'public' && !local) return reply.code(404).send(NOTHING_HERE);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/api/info', async (request) => ({
    protocol: PROTOCOL_VERSION,
    lan: lanOrigin(config.host, request.socket.localPort),
    keeps: {
      tableHours: ABANDONED_MS / HOUR_MS,
      matchDays: daysOf(config.keepMatchesMs),
      reportDays: daysOf(config.keepReportsMs),
    },
  }));
  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const { id } = request.params;
    const record = IS_MATCH_ID.test(id) ? await store.readMatch(id) : null;
    if (record === null)
      return reply.code(404).send({ error: 'matchNotFound', message: 'There is no such match.' });
    return reply.type('application/json').send(record);
  });
}

/** The page, the API and the operator endpoints, on one port. */
export async function createHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: deps.logger,
    // Paths contain table codes, which must not be logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: REQUEST_MS,
    rewriteUrl: ({ url = '/' }) => belowBase(url, config.basePath),
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: REQUEST_MS / 4 },
  });
  limitOpenSockets(app.server, config, deps.now);
  app.addHook('onRequest', async (request, reply) => {
    if (lacksSlash(request.originalUrl, config.basePath))
      return reply.redirect(`${config.basePath}/`, 308);
  });
  await addHeaders(app);
  await limitRequests(app, deps);
  addRoutes(app, deps);
  const previews = servePreviews(app, {
    webRoot: config.webRoot,
    findTable: deps.findTable,
    readMatch: deps.store.readMatch,
    guesses: {
      take: (address) => deps.attempts.take(address, deps.now()),
      giveBack: deps.attempts.giveBack,
    },
    rootOf: (request) => originOf(request.raw, config.trustProxy) + config.basePath,
    addressOf: (request) => deps.addressOf(request.raw),
  });
  app.addHook('onClose', previews.close);
  await servePage(app, config, previews);
  return app;
}
