import { createConnection } from 'node:net';
import { SUBPROTOCOL } from '@holdup/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connect, socketUrl } from '../../test/client.ts';
import { freePort } from '../../test/postgres.ts';
import { startTestServer } from '../../test/server.ts';
import type { RunningServer } from '../server.ts';
import { originAllowed } from './sockets.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({
    maxConnectionsPerAddress: 3,
    codeAttemptsPerMinute: 5,
    origins: ['https://play.example.org'],
  });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

/** How the server answers an attempt to connect: 101, or why not. */
const attempt = (origin: string | undefined, protocol: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(
      socketUrl(server.port),
      protocol,
      origin === undefined ? {} : { origin },
    );
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });

describe('who may connect', () => {
  test('only pages of this server and of named origins', async () => {
    expect(await attempt(`http://127.0.0.1:${server.port}`, SUBPROTOCOL)).toBe(101);
    expect(await attempt('https://play.example.org', SUBPROTOCOL)).toBe(101);
    expect(await attempt('https://evil.example.org', SUBPROTOCOL)).toBe(403);
    expect(await attempt('null', SUBPROTOCOL)).toBe(403);
    expect(await attempt(undefined, SUBPROTOCOL)).toBe(101);
    expect(originAllowed('http://127.0.0.1.evil.org', '127.0.0.1', [])).toBe(false);
  });

  test('an outdated client is refused during the upgrade', async () => {
    expect(await attempt(undefined, 'holdup.0')).toBe(426);
  });

  test('connections per address are limited', async () => {
    // The sockets of earlier tests count until the server has seen them close.
    await vi.waitFor(
      async () => expect(await (await get('/metrics')).text()).toMatch(/^holdup_connections 0$/m),
      30_000,
    );
    const clients = await Promise.all([1, 2, 3].map(() => connect(server.port)));
    expect(await attempt(undefined, SUBPROTOCOL)).toBe(503);
    for (const client of clients) client.close();
    await Promise.all(clients.map(({ closed }) => closed));
  });

  test.each(['//', '//[::', 'http://[', '//@', 'https://:0/ws'])(
    'an upgrade to %s, which is no URL, is refused and the socket closed',
    async (target) => {
      const socket = createConnection(server.port, '127.0.0.1');
      const answer = new Promise<string>((resolve, reject) => {
        let text = '';
        socket.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        socket.on('error', reject).on('end', () => resolve(text));
      });
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      expect(await answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect((await get('/healthz')).status).toBe(200);
    },
  );

  test('codes cannot be guessed: wrong ones are limited, and then end the connection', async () => {
    const client = await connect(server.port);
    const answers: string[] = [];
    for (let i = 0; i < 12; i++)
      await client
        .request({ type: 'watch', code: 'BBBBB' })
        .catch(({ error }) => answers.push(error));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('tableNotFound'));
    expect(answers.slice(5, 8)).toEqual(Array(3).fill('tooManyRequests'));
    client.close();
  });
});

describe('what pages may do', () => {
  test('a strict policy: only this server’s scripts and styles, nothing inline, no framing', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test('headers against type sniffing, referrers and framing', async () => {
    const { headers } = await get('/healthz');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('what operators see', () => {
  test('metrics can have a separate port', async () => {
    const metricsPort = await freePort();
    const other = await startTestServer({ metrics: 'off', metricsPort });
    const read = (port: number) => fetch(`http://127.0.0.1:${port}/metrics`);
    expect((await read(other.port)).status).toBe(404);
    expect(await (await read(metricsPort)).text()).toContain(
      'holdup_faults_total{place="table"} 0',
    );
    await other.stop();
  });

  test('health and readiness', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    expect(await (await get('/readyz')).json()).toEqual({ ready: true });
  });

  test('metrics are readable from this machine only, not through a proxy on it', async () => {
    expect((await get('/metrics')).status).toBe(200);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  test('metrics contain no names, codes or secrets', async () => {
    const client = await connect(server.port);
    const { code = '', token = '' } = await client.request({
      type: 'create',
      name: 'Zenobia',
      character: 'fox',
    });
    const text = await (await get('/metrics')).text();
    for (const secret of ['Zenobia', code, token]) expect(text).not.toContain(secret);
    client.close();
  });

  test('only matches can be read: no path traversal, no malformed ids', async () => {
    for (const path of [
      '/api/matches/x',
      '/api/matches/..%2f..%2fetc%2fpasswd',
      '/..%2f..%2fpackage.json',
      `/api/matches/${'0'.repeat(32)}`,
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});
