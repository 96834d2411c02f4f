import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testConfig } from '../../test/server.ts';
import type { FaultPlace } from '../faults/faults.ts';
import { openStore } from '../store/open.ts';
import { createHttp } from './http.ts';
import { createLimiter } from './limiter.ts';
import { createMetrics } from './metrics.ts';

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
