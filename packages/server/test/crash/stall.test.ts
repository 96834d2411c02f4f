import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../client.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { startTestServer } from '../server.ts';
import { stallingProxy } from '../stallingProxy.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something that must come true by itself; how long it took, in ms. */
async function until(holds: () => boolean | Promise<boolean>, ms: number): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > ms) throw new Error(`not within ${ms} ms`);
    await pause(50);
  }
  return performance.now() - began;
}

/**
 * Two nodes with a player each at the same table: Ana's node reaches the database directly, Ben's through a proxy that
 * stalls, if a name is given, only connections of that name.
 */
async function joinThroughProxy(name?: string) {
  const url = new URL(postgres.url);
  const proxy = await stallingProxy(Number(url.port), name);
  url.port = String(proxy.port);
  const near = await startTestServer({ database: postgres.url });
  const far = await startTestServer({ database: url.href, databaseTimeoutMs: 3000 });
  const ready = async () => (await fetch(`http://127.0.0.1:${far.port}/readyz`)).ok;

  const ana = await connect(near.port);
  const who = { name: 'Ana', character: 'fox' } as const;
  const { code = '' } = await ana.request({ type: 'create', ...who });
  const ben = await connect(far.port);
  await ben.request({ type: 'join', code, name: 'Ben', character: 'owl' });
  await until(ready, 10_000);
  const stop = async (): Promise<void> => {
    for (const client of [ana, ben]) client.close();
    await Promise.all([near.stop(), far.stop()]);
    proxy.close();
  };
  return { proxy, ready, ana, ben, stop };
}

test('a node whose database stops responding detects and reports it, and catches up by itself', async () => {
  const { proxy, ready, ana, ben, stop } = await joinThroughProxy();

  proxy.stalled = true;
  const noticed = await until(async () => !(await ready()), 15_000);
  // A query timeout of three seconds, a heartbeat every second, and a busy machine.
  expect(noticed).toBeLessThan(10_000);
  await until(() => ben.saving.includes(false), 10_000);
  for (const text of ['one', 'two', 'three']) await ana.request({ type: 'chat', text });

  proxy.stalled = false;
  await until(ready, 30_000);
  await ben.until(({ talk }) => talk.length === 3, 30_000);
  await ben.request({ type: 'chat', text: 'four' });
  await ana.until(({ talk }) => talk.length === 4);
  await stop();
});

test('a node that no longer hears of the rows of others, while its queries work, says so and catches up', async () => {
  const { proxy, ready, ana, ben, stop } = await joinThroughProxy('holdup listener');

  proxy.stalled = true;
  expect(await until(async () => !(await ready()), 15_000)).toBeLessThan(10_000);
  await until(() => ben.saving.includes(false), 10_000);
  await ana.request({ type: 'chat', text: 'news' });

  proxy.stalled = false;
  await until(ready, 30_000);
  await ben.until(({ talk }) => talk.length === 1, 30_000);
  await stop();
});

test('an unresponsive database does not prevent a node from stopping', async () => {
  const url = new URL(postgres.url);
  const proxy = await stallingProxy(Number(url.port));
  url.port = String(proxy.port);
  const server = await startTestServer({ database: url.href, databaseTimeoutMs: 3000 });
  proxy.stalled = true;
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(40_000);
  proxy.close();
});
