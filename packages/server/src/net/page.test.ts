import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import type { RunningServer } from '../server.ts';

const PAGE = '<!doctype html><title>Hold-Up</title>';
const SCRIPT = 'const bang = 1;';
const webRoot = mkdtempSync(path.join(tmpdir(), 'holdup-page-'));
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), PAGE);
  writeFileSync(path.join(webRoot, 'assets/index-1a2b.js'), SCRIPT);
  writeFileSync(path.join(webRoot, 'assets/index-1a2b.js.gz'), gzipSync(SCRIPT));
  server = await startTestServer({ webRoot });
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

test('the page’s files do not count towards the request limit, everything else does', async () => {
  const [script, page] = [await get('/assets/index-1a2b.js', {}), await get('/', {})];
  expect(script.headers.get('x-ratelimit-remaining')).toBeNull();
  expect(page.headers.get('x-ratelimit-remaining')).not.toBeNull();
});

test('a table’s address serves the page, an unknown file is a 404', async () => {
  const table = await get('/t/BCDFG', { accept: 'text/html' });
  expect([table.status, await table.text()]).toEqual([200, PAGE]);
  expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404);
});
