import type { Request } from '@holdup/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { connect, type TestClient } from '../client.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { startTestServer } from '../server.ts';

let postgres: TestPostgres;
let nodes: readonly [RunningServer, RunningServer];
beforeAll(async () => {
  postgres = await startPostgres();
  nodes = await Promise.all([
    startTestServer({ database: postgres.url }),
    startTestServer({ database: postgres.url }),
  ]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.remove();
});

const PATIENCE = { timeout: 60_000, interval: 10 };
const refusal = (client: TestClient, request: Request): Promise<string> =>
  client.request(request).then(
    () => 'ok',
    ({ error }: { error: string }) => error,
  );

test('over two nodes: somebody kept out cannot come back, others knock, and a lock and a limit hold', async () => {
  const [one, two] = nodes.map(({ port }) => port) as [number, number];
  const ana = await connect(one);
  const create = { type: 'create', name: 'Ana', character: 'fox' } as const;
  const { code = '' } = await ana.request({ ...create, settings: { seats: 5 } });
  const join = (name: string, character: 'owl' | 'cat' | 'bear', device: string): Request => ({
    type: 'join',
    code,
    name,
    character,
    device: device.repeat(32),
  });
  const mallory = await connect(two);
  const { token = '' } = await mallory.request(join('Mal', 'owl', 'a'));
  await ana.until(({ table }) => table.seats[1]?.kind === 'person');
  await ana.request({ type: 'remove', seat: 1, keepOut: true });
  await vi.waitFor(() => expect(mallory.gone).toEqual(['removed']), PATIENCE);

  // The same browser is refused at both nodes, under any name, with the old seat, and as a spectator.
  for (const port of [one, two]) {
    const again = await connect(port);
    expect(await refusal(again, join('Mel', 'cat', 'a'))).toBe('keptOut');
    expect(await refusal(again, { type: 'resume', code, token })).toBe('badToken');
    expect(await refusal(again, { type: 'watch', code, device: 'a'.repeat(32) })).toBe('keptOut');
    again.close();
  }

  // Everybody else here has the same address, so they knock; one is let in from the other node, one is not.
  const [ben, cem] = await Promise.all([connect(two), connect(two)]);
  for (const [client, wish] of [
    [ben, join('Ben', 'cat', 'b')],
    [cem, join('Cem', 'bear', 'c')],
  ] as const)
    expect(await client.request(wish)).toMatchObject({ waiting: true });
  const { table } = await ana.until(({ table: now }) => now.knocks.length === 2);
  for (const { knock, name, suspect } of table.knocks) {
    expect(suspect).toBe(true);
    await ana.request({ type: 'admit', knock, on: name === 'Ben' });
  }
  await ben.until(({ you }) => you.seat === 1);
  await vi.waitFor(() => expect(cem.gone).toEqual(['turnedAway']), PATIENCE);

  // Spectators of both nodes are sent away; after that the limit and the lock hold at both.
  const watchers = await Promise.all([connect(one), connect(two)]);
  for (const watcher of watchers) await watcher.request({ type: 'watch', code });
  await ana.until(({ presence }) => presence.spectators === 2);
  const [, far] = watchers as [TestClient, TestClient];
  await far.request({ type: 'cheer', reaction: 'laugh' });
  await vi.waitFor(
    () => expect(ana.frames).toContain('{"type":"cheer","reaction":"laugh"}'),
    PATIENCE,
  );
  await ana.request({ type: 'configure', settings: { spectators: 0 } });
  await ana.request({ type: 'clearSpectators' });
  for (const watcher of watchers) {
    await vi.waitFor(() => expect(watcher.gone).toEqual(['removed']), PATIENCE);
    expect(await refusal(watcher, { type: 'watch', code })).toBe('noSpectators');
  }
  await ana.request({ type: 'configure', settings: { locked: true } });
  await ben.until(({ table: now }) => now.settings.locked);
  for (const watcher of watchers)
    expect(await refusal(watcher, { type: 'watch', code, door: true })).toBe('tableLocked');

  // A report of somebody on one node is in the database of both.
  await ben.request({ type: 'report', person: 0, reason: 'other' });
  const [, other] = nodes;
  await vi.waitFor(async () => expect(await other.store.reports()).toHaveLength(1), PATIENCE);
  for (const client of [ana, ben, cem, mallory, ...watchers]) client.close();
});
