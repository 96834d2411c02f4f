import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SUBPROTOCOL } from '@holdup/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connect, socketUrl } from '../../test/client.ts';
import { manualClock } from '../../test/manualClock.ts';
import { startTestServer } from '../../test/server.ts';
import type { RunningServer } from '../server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rawSocket = async (): Promise<Socket> => {
  const socket = createConnection({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** Resolves when the socket is closed, with or without an error. */
const closeOf = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));

const upgrade = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${SUBPROTOCOL}`,
    '\r\n',
  ].join('\r\n');

/** A masked ping with 125 bytes. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);

describe('a client that misuses the wire', () => {
  test('gets pings answered as long as it is reasonable, and is then dropped', async () => {
    const socket = new WebSocket(socketUrl(server.port), SUBPROTOCOL);
    await once(socket, 'open');
    let pongs = 0;
    socket.on('pong', () => pongs++);
    for (let i = 0; i < 500; i++) socket.ping();
    await once(socket, 'close');
    expect(pongs).toBeLessThanOrEqual(60);
  });

  test('and never reads cannot make the server keep what it would be sent', async () => {
    const socket = await rawSocket();
    socket.write(upgrade('/ws'));
    await once(socket, 'readable');
    const before = process.memoryUsage().rss;
    const closed = closeOf(socket);
    for (let i = 0; i < 20_000 && !socket.destroyed; i++)
      if (!socket.write(PING))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    socket.resume();
    await closed;
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  test('and holds its side of a refused upgrade open is cut off', async () => {
    const socket = await rawSocket();
    socket.resume();
    socket.write(upgrade('/elsewhere'));
    await once(socket, 'end');
    // The server has closed both directions: what is written now is answered by a reset.
    const closed = closeOf(socket);
    const writing = setInterval(() => socket.write('x'), 20);
    await closed;
    clearInterval(writing);
  });
});

/** Plain sockets to a server, each of which has asked for something and keeps its connection. */
async function holdSockets(port: number, count: number): Promise<{ held: Socket[]; cut: number }> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = createConnection(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      return new Promise<Socket | null>((resolve) => {
        socket.once('data', () => resolve(socket)).once('close', () => resolve(null));
      });
    }),
  );
  const held = sockets.filter((socket) => socket !== null);
  return { held, cut: count - held.length };
}

describe('a network that opens sockets and keeps them', () => {
  /** The players' connections of a network, and those that load the page. */
  const MOST = 4 + 400;

  test('gets only its share of them, and more once it closes some', async () => {
    const strict = await startTestServer({ maxConnectionsPerAddress: 4 });
    const { held, cut } = await holdSockets(strict.port, MOST + 20);
    expect(cut).toBe(20);
    for (const socket of held) socket.destroy();
    await vi.waitFor(async () => expect((await holdSockets(strict.port, 10)).cut).toBe(0), 10_000);
    await strict.stop();
  });

  test('may be a proxy, which has limits of its own', async () => {
    const behind = await startTestServer({ maxConnectionsPerAddress: 4, trustProxy: true });
    expect((await holdSockets(behind.port, MOST + 20)).cut).toBe(0);
    await behind.stop();
  });

  test('and is refused for asking too often has to open a new one for every further request', async () => {
    const strict = await startTestServer();
    const ask = () => fetch(`http://127.0.0.1:${strict.port}/healthz`);
    const answers: Response[] = [];
    for (let i = 0; i < 602; i++) answers.push(await ask());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
    expect(answers.slice(599).map(({ headers }) => headers.get('connection'))).toEqual([
      'keep-alive',
      'close',
      'close',
    ]);
    await strict.stop();
  });
});

test('a client that falls silent is pinged after 10 s and dropped after 20, one that answers stays', async () => {
  const clock = manualClock(Date.now());
  const other = await startTestServer({}, { clock });
  const silent = createConnection(other.port, '127.0.0.1');
  silent.write(upgrade('/ws'));
  await once(silent, 'data');
  silent.resume();
  const closed = closeOf(silent);
  const quiet = new WebSocket(socketUrl(other.port), SUBPROTOCOL);
  await once(quiet, 'open');
  const talker = await connect(other.port);
  /** A message there and back: by then the server has read whatever was sent before. */
  const roundTrip = async () => {
    const answered = once(talker.socket, 'message');
    talker.session.measure();
    await answered;
  };
  const passTenSeconds = async () => {
    for (let i = 0; i < 4; i++) {
      await clock.pass(2500, nextTurn);
      await roundTrip();
    }
  };
  const pinged = once(quiet, 'ping');
  await passTenSeconds();
  await pinged;
  await roundTrip();
  await passTenSeconds();
  await closed;
  expect([quiet.readyState, talker.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  await other.stop();
});

test('a request that never ends is cut off within seconds, however slowly it drips', async () => {
  const head = (...lines: string[]) => [...lines, 'Host: x', ''].join('\r\n');
  const requests: readonly (readonly [string, string])[] = [
    [`${head('POST /api/info HTTP/1.1', 'Content-Length: 1000')}\r\n`, 'a'],
    [`${head('POST /api/info HTTP/1.1', 'Transfer-Encoding: chunked')}\r\n`, '1\r\na\r\n'],
    [head('GET /ws HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'), 'X: y\r\n'],
    ['', '\r\n'],
    ['', ''],
  ];
  await Promise.all(
    requests.map(async ([first, drip]) => {
      const socket = createConnection(server.port, '127.0.0.1');
      socket.on('error', () => {}).resume();
      socket.write(first);
      const dripping = setInterval(() => socket.write(drip), 500);
      await closeOf(socket);
      clearInterval(dripping);
    }),
  );
});

test('an incomplete request does not prevent the server from stopping', async () => {
  const other = await startTestServer();
  const half = createConnection(other.port, '127.0.0.1');
  half.on('error', () => {});
  await once(half, 'connect');
  half.write('POST /api/info HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc');
  const waiting = createConnection(other.port, '127.0.0.1');
  waiting.on('error', () => {});
  await once(waiting, 'connect');
  waiting.write('GET /api/in');
  const client = await connect(other.port);
  const began = performance.now();
  await other.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(client.gone).toEqual(['restart']);
});

test('wrong codes are counted before they are looked up, so that many at once count as many', async () => {
  const strict = await startTestServer({ codeAttemptsPerMinute: 5 });
  const clients = await Promise.all(Array.from({ length: 20 }, () => connect(strict.port)));
  const answers = await Promise.all(
    clients.map((client) =>
      client.request({ type: 'watch', code: 'BBBBB' }).then(
        () => 'ok',
        ({ error }: { error: string }) => error,
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 'tableNotFound')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'tooManyRequests')).toHaveLength(15);
  await strict.stop();
});

test('request limits use the address added by the proxy, without a port, not the one a client claims', async () => {
  const behind = await startTestServer({ trustProxy: true });
  const remaining = async (claimed: string, added: string) => {
    const answer = await fetch(`http://127.0.0.1:${behind.port}/healthz`, {
      headers: { 'x-forwarded-for': `${claimed}, ${added}` },
    });
    return Number(answer.headers.get('x-ratelimit-remaining'));
  };
  const first = await remaining('198.51.100.1', '203.0.113.9');
  expect(await remaining('198.51.100.2', '203.0.113.9')).toBe(first - 1);
  expect(await remaining('198.51.100.2', '203.0.113.9:4711')).toBe(first - 2);
  const other = await remaining('198.51.100.2', '[2001:db8::1]:4711');
  expect(other).toBe(first);
  expect(await remaining('198.51.100.2', '2001:db8::2')).toBe(first - 1);
  await behind.stop();
});

test('a network that opens connections without end is refused, and others are not', async () => {
  const strict = await startTestServer({ maxConnectionsPerAddress: 4, trustProxy: true });
  /** Opens a connection and closes it; the status if it was refused. */
  const visit = (address: string) =>
    new Promise<number | null>((resolve) => {
      const socket = new WebSocket(socketUrl(strict.port), SUBPROTOCOL, {
        headers: { 'x-forwarded-for': address },
      });
      socket.on('open', () => socket.close());
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('close', () => resolve(null));
    });
  const answers: (number | null)[] = [];
  for (let i = 0; i < 16; i++) answers.push(await visit('198.51.100.1'));
  expect(answers.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => null));
  expect(answers).toContain(429);
  expect(await visit('198.51.100.2')).toBe(null);
  await strict.stop();
});
