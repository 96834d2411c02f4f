import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, SUBPROTOCOL } from '@holdup/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { encode } from '../live/encodedMessage.ts';
import type { Config } from '../start/config.ts';
import { type ConnectionWorld, createConnection, type Line } from './connection.ts';

export const SOCKET_PATH = '/ws';
const PING_MS = 30_000;
/** A client that does not read what it is sent is let go at this many bytes. */
const MOST_UNREAD = 512 * 1024;
const GOING_AWAY = 1001;
const RESTART = encode({ type: 'gone', why: 'restart' });

/** Whether a page of this origin may connect: the server's own, or one that is named. Browsers always say theirs. */
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
const pathOf = (target: string | undefined): string | null =>
  URL.parse(target ?? '/', 'http://x')?.pathname ?? null;

export interface Sockets {
  count(): number;
  /** Tells all that the server goes, and closes. */
  close(): Promise<void>;
}

/** WebSocket connections on the server that also serves the page. */
export function attachSockets(
  server: Server,
  config: Config,
  world: ConnectionWorld,
  addressOf: (request: IncomingMessage) => string,
  received: () => void,
): Sockets {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  const sockets = new Map<WebSocket, { alive: boolean }>();
  const byAddress = new Map<string, number>();
  let closing = false;

  /** Why an upgrade is refused, as an HTTP status; null if it is accepted. */
  function refusalOf(request: IncomingMessage, address: string): string | null {
    const { origin, host } = request.headers;
    const protocols = request.headers['sec-websocket-protocol'];
    if (pathOf(request.url) !== SOCKET_PATH) return '404 Not Found';
    if (!originAllowed(origin, host, config.origins)) return '403 Forbidden';
    if (!protocols?.split(',').some((each) => each.trim() === SUBPROTOCOL))
      return '426 Upgrade Required';
    const full =
      closing ||
      sockets.size >= config.maxConnections ||
      (byAddress.get(address) ?? 0) >= config.maxConnectionsPerAddress;
    return full ? '503 Service Unavailable' : null;
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request);
    const refusal = refusalOf(request, address);
    if (refusal !== null) refuseUpgrade(socket, refusal);
    else wss.handleUpgrade(request, socket, head, (ws) => connect(ws, socket, address));
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    // An exception here would end the process for everybody; it may only cost the connection that caused it.
    try {
      upgrade(request, socket, head);
    } catch {
      refuseUpgrade(socket, '400 Bad Request');
    }
  });

  function connect(ws: WebSocket, socket: Duplex, address: string): void {
    const state = { alive: true };
    sockets.set(ws, state);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    const line: Line = {
      // `ws` would write header and content apart for every one who gets the same frame. Without compression it never
      // has a message half written, so whole frames of our own fit between its.
      send({ frame }) {
        if (ws.readyState !== ws.OPEN) return;
        if (socket.writableLength > MOST_UNREAD) ws.terminate();
        else socket.write(frame);
      },
      close: (code, reason) => ws.close(code, reason),
    };
    const connection = createConnection(line, address, world);
    ws.on('message', (data, binary) => {
      received();
      if (binary) connection.misbehaved('badMessage');
      else connection.receive(data.toString());
    });
    ws.on('pong', () => {
      state.alive = true;
    });
    // Whatever a client does wrong on the wire (a frame too big, bad UTF-8) ends in its close, and nothing else.
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      sockets.delete(ws);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
      connection.ended();
    });
  }

  const pinging = setInterval(() => {
    for (const [ws, state] of sockets) {
      if (!state.alive) ws.terminate();
      state.alive = false;
      ws.ping();
    }
  }, PING_MS);
  pinging.unref();

  return {
    count: () => sockets.size,
    async close() {
      closing = true;
      clearInterval(pinging);
      for (const ws of sockets.keys()) {
        ws.send(RESTART.text);
        ws.close(GOING_AWAY, 'restart');
      }
      for (let i = 0; i < 20 && sockets.size > 0; i++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      for (const ws of sockets.keys()) ws.terminate();
    },
  };
}
