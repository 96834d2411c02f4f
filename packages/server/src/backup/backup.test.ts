import { verifyFairness } from '@holdup/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { BackupError, exportLines } from './backup.ts';
import { forgetNames } from './forgetNames.ts';
import { importLines } from './restore.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

async function read(store: Store, selection = {}, now = 0): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store, selection, now)) lines.push(line);
  return lines;
}

async function aFinishedAndARunningTable(node: TestNode) {
  const { code: over, clients } = await seatPeople(node, 2, { seats: 3 });
  await ask(node, clients[0] as MemoryClient, { type: 'start', fill: 'rookie' });
  while (tableOf(clients[0] as MemoryClient).table.stage !== 'finished')
    await node.clock.pass(30_000, node.settle);
  const running = await seatPeople(node, 3, { seats: 3 });
  await ask(node, running.clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(25_000, node.settle);
  return { over, match: tableOf(clients[0] as MemoryClient).table.match ?? '', running };
}

test('an instance moves from SQLite to PostgreSQL, and the match continues there', async () => {
  const node = await createTestNode();
  const { over, match, running } = await aFinishedAndARunningTable(node);
  const token = running.clients[1]?.frames
    .map((text) => JSON.parse(text))
    .find((each) => each.token)?.token;
  await ask(node, running.clients[1] as MemoryClient, {
    type: 'report',
    person: 0,
    reason: 'other',
  });
  const lines = await read(node.store, {}, node.clock.now());
  const reports = await node.store.reports();
  const before = tableOf(running.clients[1] as MemoryClient);
  await node.close();

  const target = await openStore(postgres.url, () => {});
  expect(await importLines(target, lines, node.clock.now())).toMatchObject({
    tables: 2,
    matches: 1,
    reports: 1,
    taken: [],
  });
  // Two rows subtract the time since the export from the clock of the running match.
  expect(await read(target)).toHaveLength(lines.length + 2);
  expect((await importLines(target, lines, node.clock.now())).taken.sort()).toEqual(
    [over, running.code].sort(),
  );
  expect(reports).toHaveLength(1);
  expect(await target.reports()).toEqual(reports);
  const record = JSON.parse((await target.readMatch(match)) ?? '{}');
  expect(record.id).toBe(match);
  expect(record.characters.slice(0, 2)).toEqual(['fox', 'owl']);
  expect(verifyFairness(record)).toEqual({ fair: true, randoms: 2, withheld: 0 });
  await target.close();

  const there = await createTestNode({ database: postgres.url, clock: node.clock });
  const back = there.connect();
  expect(await ask(there, back, { type: 'resume', code: running.code, token })).toBe(running.code);
  expect(tableOf(back).view).toEqual(before.view);
  await there.close();
});

test('the names of a finished match can be removed, and it can still be verified', async () => {
  const node = await createTestNode();
  const { match } = await aFinishedAndARunningTable(node);
  expect(await node.store.readMatch(match)).toContain('"P0"');
  expect(await forgetNames(node.store, match)).toBe(true);
  expect(await forgetNames(node.store, 'f'.repeat(32))).toBe(false);
  const record = (await node.store.readMatch(match)) ?? '';
  expect(record).not.toContain('"P0"');
  expect(verifyFairness(JSON.parse(record)).fair).toBe(true);
  await node.close();
});

test('one match or one table alone can be taken out', async () => {
  const node = await createTestNode();
  const { over, match } = await aFinishedAndARunningTable(node);
  expect(
    (await read(node.store, { match })).filter((line) => line.includes('"record"')),
  ).toHaveLength(1);
  const one = await read(node.store, { code: over });
  expect(one.filter((line) => line.startsWith('{"table"'))).toHaveLength(1);
  expect(one.filter((line) => line.startsWith('{"report"'))).toEqual([]);
  await node.close();
});

describe('a restore', () => {
  async function runningTable() {
    const node = await createTestNode();
    const { code, clients } = await seatPeople(node, 3, { seats: 3 });
    await ask(node, clients[0] as MemoryClient, { type: 'start' });
    await node.clock.pass(5000, node.settle);
    const ana = clients[0] as MemoryClient;
    const left = (tableOf(ana).clock?.deadline ?? 0) - node.clock.now();
    const lobby = await seatPeople(node, 3);
    const lines = await read(node.store, {}, node.clock.now());
    await node.close();
    return { node, code, lobby: lobby.code, ana, left, lines };
  }

  test('a day later leaves everybody the time they had, and deletes no lobby', async () => {
    const { node, code, lobby, ana, left, lines } = await runningTable();
    node.clock.sleepThrough(24 * 3_600_000);
    const there = await createTestNode({ clock: node.clock });
    await importLines(there.store, lines, node.clock.now());
    const back = there.connect();
    await ask(there, back, { type: 'resume', code, token: tokenOf(ana) });
    const { clock, view } = tableOf(back);
    expect(view).toEqual(tableOf(ana).view);
    expect((clock?.deadline ?? 0) - node.clock.now()).toBe(left);
    // Long enough for one cleanup.
    await there.clock.pass(130_000, there.settle);
    expect(await there.store.readLog(lobby)).not.toEqual([]);
    await there.close();
  });

  test('that was interrupted is complete once it is repeated', async () => {
    const { lines } = await runningTable();
    const store = await openStore(':memory:', () => {});
    const cut = lines.slice(0, 5);
    await expect(importLines(store, cut)).rejects.toThrow('cut off');
    expect(await importLines(store, lines)).toMatchObject({ tables: 2, taken: [] });
    expect(await importLines(store, lines)).toMatchObject({ tables: 0 });
    await store.close();
  });

  test.each([
    ['of another version', ['{"holdup":"backup","version":99}']],
    ['that is empty', []],
  ])('%s is refused', async (_, lines) => {
    const store = await openStore(':memory:', () => {});
    await expect(importLines(store, lines)).rejects.toThrow(BackupError);
    await store.close();
  });
});

test('input that is not a backup is refused, naming the wrong line', async () => {
  const store = await openStore(':memory:', () => {});
  await expect(importLines(store, ['hello'])).rejects.toThrow(BackupError);
  await expect(importLines(store, ['{"table":"AAAAA"}'])).rejects.toThrow('not a Hold-Up backup');
  await expect(
    importLines(store, ['{"holdup":"backup","version":1}', '{"row":{}}']),
  ).rejects.toThrow('line 2');
  await expect(
    importLines(store, ['{"holdup":"backup","version":3}', '{"report":{"id":7}}']),
  ).rejects.toThrow('line 2');
  await store.close();
});
