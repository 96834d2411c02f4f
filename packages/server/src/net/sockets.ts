import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, SOCKET_PATH, SUBPROTOCOL } from '@holdup/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { encode } from '../live/encodedMessage.ts';
import type { Config } from '../start/config.ts';
import { createJobs } from '../time/jobs.ts';
import { belowBase } from './basePath.ts';
import { createCensus } from './census.ts';
import { createConnection } from './connection.ts';
import type { ClientLink, ConnectionDeps } from './connectionState.ts';
import { createLimiter, fullBucket, networkOf, takeToken } from './limiter.ts';
import { limitReading } from './readBudget.ts';
import { createSilenceWatch, GROUP_MS } from './silence.ts';

/** A client that does not read what it is sent is dropped at this many bytes. */
const MOST_UNREAD = 512 * 1024;
/** Pings from a client; an honest browser sends none. */
const PINGS_PER_SECOND = 5;
const PINGS_AT_ONCE = 50;
/** How often per minute a network may reopen all its connections: opening one costs more than a message. */
const RENEWALS_PER_MINUTE = 3;
const GOING_AWAY = 1001;
const CLOSING_MS = 1000;
const RESTART = encode({ type: 'gone', why: 'restart' });

/** Whether a page of this origin may connect: the server's own, or a configured one. Browsers always send theirs. */
export function originAllowed(
  origin: string | undefined,
  host: string | undefined,
  named: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (named.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Answers, then drops the connection: a client that never closes its side must not keep the socket open. */
const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
};

/** The path of a request target, or null if it is not a valid URL (`//`, `http://[`, …). */
const pathOf = (target: string): string | null => URL.parse(target, 'http://x')?.pathname ?? null;

/**
 * `ws` would write header and payload separately for every recipient of the same frame. Without
 * compression it never has a message half written, so our own frames can be interleaved with its
 * frames.
 */
const linkTo = (ws: WebSocket, socket: Duplex): ClientLink => ({
  send({ frame }) {
    if (ws.readyState !== ws.OPEN) return;
    if (socket.writableLength > MOST_UNREAD) ws.terminate();
    else socket.write(frame);
  },
  close: (code, reason) => ws.close(code, reason),
});

interface SocketsDeps extends ConnectionDeps {
  readonly config: Config;
  addressOf(request: IncomingMessage): string;
  /** A message has arrived. */
  received(): void;
}

/** Answers pings only while the client reads the answers, which would otherwise pile up without bound. */
function answerPings(ws: WebSocket, socket: Duplex, clock: ConnectionDeps['clock']): void {
  const pings = fullBucket(PINGS_AT_ONCE, clock.now());
  ws.on('ping', (data) => {
    const allowed = takeToken(pings, PINGS_PER_SECOND, PINGS_AT_ONCE, clock.now());
    if (!allowed || socket.writableLength > MOST_UNREAD) ws.terminate();
    else ws.pong(data);
  });
}

/** Tells all clients that the server restarts, and waits until they are gone. */
async function closeAll(sockets: ReadonlySet<WebSocket>): Promise<void> {
  const closed = [...sockets].map(
    (ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())),
  );
  for (const ws of sockets) {
    ws.send(RESTART.text);
    ws.close(GOING_AWAY, 'restart');
  }
  const patience = setTimeout(() => {
    for (const ws of sockets) ws.terminate();
  }, CLOSING_MS);
  await Promise.all(closed);
  clearTimeout(patience);
}

interface Sockets {
  count(): number;
  /** Tells everybody that the server restarts, and closes. */
  close(): Promise<void>;
}

/** WebSocket connections on the server that also serves the page. */
export function attachSockets(server: Server, deps: SocketsDeps): Sockets {
  const { config } = deps;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  const sockets = new Set<WebSocket>();
  const silence = createSilenceWatch();
  const networks = createCensus();
  const newcomers = createLimiter(config.maxConnectionsPerAddress * RENEWALS_PER_MINUTE);
  let closing = false;

  /** Why an upgrade is refused, as an HTTP status; null if it is accepted. */
  function refusalOf(request: IncomingMessage, network: string): string | null {
    const { origin, host } = request.headers;
    const protocols = request.headers['sec-websocket-protocol'];
    const target = belowBase(request.url ?? '/', config.basePath);
    if (pathOf(target) !== SOCKET_PATH) return '404 Not Found';
    if (!originAllowed(origin, host, config.origins)) return '403 Forbidden';
    if (!protocols?.split(',').some((each) => each.trim() === SUBPROTOCOL))
      return '426 Upgrade Required';
    const full =
      closing ||
      sockets.size >= config.maxConnections ||
      networks.countOf(network) >= config.maxConnectionsPerAddress;
    if (full) return '503 Service Unavailable';
    return newcomers.take(network, deps.clock.now()) ? null : '429 Too Many Requests';
  }

  function connect(ws: WebSocket, socket: Duplex, address: string): void {
    const network = networkOf(address);
    const client = silence.watch(ws);
    sockets.add(ws);
    networks.add(network);
    const connection = createConnection(linkTo(ws, socket), address, deps);
    answerPings(ws, socket, deps.clock);
    limitReading(ws, socket, deps.clock);
    ws.on('message', (data, binary) => {
      client.heard();
      deps.received();
      if (binary) connection.misbehaved('badMessage');
      else connection.receive(data.toString());
    });
    ws.on('pong', client.heard);
    // A client's protocol error (a frame too big, bad UTF-8) only closes its connection.
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      sockets.delete(ws);
      client.ended();
      networks.remove(network);
      connection.ended();
    });
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    // An exception here would crash the process; it may only close the connection that caused it.
    try {
      const address = deps.addressOf(request);
      const refusal = refusalOf(request, networkOf(address));
      if (refusal !== null) refuseUpgrade(socket, refusal);
      else wss.handleUpgrade(request, socket, head, (ws) => connect(ws, socket, address));
    } catch (error) {
      deps.report('connection', error);
      refuseUpgrade(socket, '400 Bad Request');
    }
  });

  const jobs = createJobs(deps.clock, deps.report);
  jobs.every(GROUP_MS, async () => silence.tick());

  return {
    count: () => sockets.size,
    async close() {
      closing = true;
      jobs.stop();
      await closeAll(sockets);
    },
  };
}
