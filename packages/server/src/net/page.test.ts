import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SUBPROTOCOL, socketPath } from '@holdup/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../../test/server.ts';
import type { RunningServer } from '../server.ts';

const PAGE = `<!doctype html><html lang="en"><title>Hold-Up</title><script src="/assets/index-1a2b.js"></script></html>`;
const SCRIPT = 'const bang = 1;';
const webRoot = mkdtempSync(path.join(tmpdir(), 'holdup-page-'));
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), PAGE);
  writeFileSync(path.join(webRoot, 'assets/index-1a2b.js'), SCRIPT);
  writeFileSync(path.join(webRoot, 'assets/index-1a2b.js.gz'), gzipSync(SCRIPT));
  server = await startTestServer({ webRoot, frameAncestors: ['https://blog.example'] });
});
afterAll(async () => {
  await server.stop();
  rmSync(webRoot, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${server.port}${address}`, { headers });

test('files with a hash in their name are cached for ever, the page is revalidated', async () => {
  const [script, page] = [await get('/assets/index-1a2b.js', {}), await get('/', {})];
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(page.headers.get('cache-control')).toBe('no-cache');
});

test('clients that accept gzip get the compressed copy, others the file itself', async () => {
  const packed = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('content-type')).toMatch(/javascript/);
  expect(packed.headers.get('cache-control')).toMatch(/immutable/);
  expect(await packed.text()).toBe(SCRIPT);
  const plain = await get('/assets/index-1a2b.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

test('the page’s files have a limit of their own, far above that of everything else', async () => {
  const remaining = async (address: string) =>
    Number((await get(address, {})).headers.get('x-ratelimit-remaining'));
  const [files, pages] = [await remaining('/assets/index-1a2b.js'), await remaining('/')];
  expect(files).toBeGreaterThan(10 * pages);
  expect(await remaining('/')).toBe(pages - 1);
  expect(await remaining('/assets/index-1a2b.js')).toBe(files - 1);
});

test('a table’s address serves the page, an unknown file is a 404', async () => {
  const table = await get('/t/BCDFG', { accept: 'text/html' });
  expect([table.status, await table.text()]).toEqual([200, PAGE]);
  expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404);
});

test('the page is sent compressed, and not again to a client that has it', async () => {
  const first = await get('/', { 'accept-encoding': 'gzip' });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(await first.text()).toBe(PAGE);
  const etag = first.headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/index.html', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('the server says how long it keeps tables and matches', async () => {
  const keeps = async (port: number): Promise<unknown> => {
    const info: { keeps?: unknown } = JSON.parse(
      await (await fetch(`http://127.0.0.1:${port}/api/info`)).text(),
    );
    return info.keeps;
  };
  expect(await keeps(server.port)).toEqual({ tableHours: 6, matchDays: null, reportDays: 90 });
  const strict = await startTestServer({
    webRoot,
    keepMatchesMs: 30 * 86_400_000,
    keepReportsMs: null,
  });
  expect(await keeps(strict.port)).toEqual({ tableHours: 6, matchDays: 30, reportDays: null });
  await strict.stop();
});

test('configured sites may frame tables and replays, and nothing else', async () => {
  const framing = async (address: string) => {
    const { headers } = await get(address, { accept: 'text/html' });
    const policy = headers.get('content-security-policy') ?? '';
    return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers.get('x-frame-options')];
  };
  const match = `/m/${'a'.repeat(32)}`;
  for (const address of ['/t/BCDFG', '/t/BCDFG?lang=de', `${match}/embed`])
    expect(await framing(address)).toEqual(['https://blog.example', null]);
  for (const address of ['/', '/settings', '/t/BCDFG/tv', match])
    expect(await framing(address)).toEqual(["'none'", 'SAMEORIGIN']);
});

describe('below a base path', () => {
  let below: RunningServer;
  beforeAll(async () => {
    below = await startTestServer({ webRoot, basePath: '/games/holdup' });
  });
  afterAll(() => below.stop());
  const at = (address: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${below.port}${address}`, options);

  test.each(['/games/holdup', ''])(
    'everything answers at “%s”, so a proxy may remove the base',
    async (base) => {
      const answers = await Promise.all(
        ['/', '/readyz', '/api/info', '/assets/index-1a2b.js'].map((each) => at(`${base}${each}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const table = await at(`${base}/t/BCDFG`, { headers: { accept: 'text/html' } });
      const html = await table.text();
      expect(html).toContain('<html data-base="/games/holdup"');
      expect(html).toContain('src="/games/holdup/assets/index-1a2b.js"');
    },
  );

  test('the base without its slash leads to the page', async () => {
    const answer = await at('/games/holdup', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/games/holdup/']);
    expect((await at('/games/holdupe', { headers: { accept: '*/*' } })).status).toBe(404);
  });

  test('players connect there', async () => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${below.port}/games/holdup${socketPath('BCDFG')}`,
      SUBPROTOCOL,
    );
    await once(socket, 'open');
    socket.terminate();
  });
});
