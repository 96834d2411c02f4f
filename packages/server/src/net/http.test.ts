import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { connect } from '../../test/client.ts';
import { testConfig } from '../../test/server.ts';
import { createTestNode } from '../../test/testNode.ts';
import type { FaultPlace } from '../faults/faults.ts';
import { entropy } from '../live/secrets.ts';
import { openStore } from '../store/open.ts';
import { createHttp } from './http.ts';
import { createLimiter } from './limiter.ts';
import { createMetrics } from './metrics.ts';
import { attachSockets } from './sockets.ts';

const NOTHING = { tables: 0, playing: 0, connections: 0, healthy: true };

test('a fault in a request is answered with 500 and reported, and the next request works', async () => {
  const opened = await openStore(':memory:', () => {});
  const places: FaultPlace[] = [];
  let ready = true;
  const app = await createHttp({
    config: testConfig({ webRoot: '/nowhere' }),
    store: {
      ...opened,
      readMatch: async () => {
        throw new Error('boom');
      },
    },
    metrics: createMetrics(() => NOTHING),
    logger: pino({ level: 'silent' }),
    report: (place) => places.push(place),
    addressOf: () => '192.0.2.1',
    ready: () => ready,
    findTable: async () => null,
    attempts: createLimiter(1),
    now: () => 0,
  });
  const answer = await app.inject(`/api/matches/${'0'.repeat(32)}`);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ error: 'failed', message: 'That did not work.' });
  expect(places).toEqual(['request']);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  ready = false;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await opened.close();
});

test('a fault in an upgrade closes that connection and is reported, and the next one works', async () => {
  const node = await createTestNode();
  const server = createServer();
  const places: FaultPlace[] = [];
  let broken = true;
  const limiter = createLimiter(100);
  const sockets = attachSockets(server, {
    config: testConfig(),
    tables: node.tables,
    clock: node.clock,
    attempts: limiter,
    openings: limiter,
    seatings: limiter,
    reports: limiter,
    entropy,
    report: (place) => places.push(place),
    refused() {},
    fileReport() {},
    received() {},
    addressOf() {
      if (broken) throw new Error('boom');
      return '192.0.2.1';
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(connect(port)).rejects.toThrow('400');
  expect(places).toEqual(['connection']);
  broken = false;
  const client = await connect(port);
  expect((await client.request({ type: 'open' })).code).toMatch(/^[B-Z]{5}$/);
  await sockets.close();
  server.close();
  await node.close();
});
