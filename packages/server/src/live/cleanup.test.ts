import { verifyFairness } from '@holdup/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';

const HOUR = 3_600_000;

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

/** Long enough for a table to be unloaded, and for one cleanup after it. */
const aWhile = () => node.clock.pass(130_000, node.settle);

async function hoursLater(hours: number): Promise<void> {
  await aWhile();
  node.clock.sleepThrough(hours * HOUR);
  await aWhile();
}

const leaveAll = (clients: readonly MemoryClient[]) => {
  for (const client of clients) client.end();
};

const canBeFound = async (code: string): Promise<boolean> =>
  (await ask(node, node.connect(), { type: 'watch', code })) === code;

/** Nobody answers: defaults play the match to its end. */
async function playToTheEnd(client: MemoryClient): Promise<string> {
  for (let turn = 0; tableOf(client).table.stage !== 'finished'; turn++) {
    if (turn > 5000 || !node.clock.next()) throw new Error('the match does not end');
    await node.settle();
  }
  return tableOf(client).table.match ?? '';
}

test('a table that the operator closes is gone within seconds, with its match; returning players find no such table', async () => {
  const { code, clients } = await seatPeople(node, 3);
  const other = await seatPeople(node, 3);
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(20_000, node.settle);
  expect(await node.store.deleteTable(code, Number.MAX_SAFE_INTEGER)).toBe(true);
  await node.clock.pass(10_000, node.settle);
  expect(clients.map(({ gone }) => gone)).toEqual([['closed'], ['closed'], ['closed']]);
  expect(await canBeFound(code)).toBe(false);
  expect(await node.store.readLog(code)).toEqual([]);
  expect(await canBeFound(other.code)).toBe(true);
  expect(other.clients[0]?.gone).toEqual([]);
  expect(node.faults).toEqual([]);
});

test('a node keeps a limited number of tables: more are refused until one is unloaded', async () => {
  await node.close();
  node = await createTestNode({ mostTables: 2 });
  const first = await seatPeople(node, 3);
  await seatPeople(node, 3);
  const late = node.connect();
  const create = { type: 'create', name: 'Late', character: 'fox', settings: {} } as const;
  expect(await ask(node, late, create)).toBe('serverFull');
  leaveAll(first.clients);
  await aWhile();
  expect(await ask(node, late, create)).toMatch(/^[A-Z]{5}$/);
  expect(await ask(node, node.connect(), { type: 'watch', code: first.code })).toBe('serverFull');
  expect(node.faults).toEqual([]);
});

test('a table that everybody has left is deleted after six hours, and its code is free again', async () => {
  const { code, clients } = await seatPeople(node, 3);
  leaveAll(clients);
  await hoursLater(5);
  expect(await node.store.readLog(code)).not.toEqual([]);
  await hoursLater(2);
  expect(await node.store.readLog(code)).toEqual([]);
  expect(await canBeFound(code)).toBe(false);
  expect(await node.store.createTable(code, node.clock.now())).toBe(true);
});

test('a table with a damaged log does not prevent others from being deleted', async () => {
  const first = await seatPeople(node, 3);
  const damaged = await seatPeople(node, 3);
  const last = await seatPeople(node, 3);
  const { length } = await node.store.readLog(damaged.code);
  const row = { code: damaged.code, seq: length + 1, at: node.clock.now(), entries: '[' };
  await node.store.append(row);
  for (const { clients, code } of [first, damaged, last]) {
    leaveAll(clients);
    node.tables.unload(code);
  }
  await hoursLater(7);
  expect(await node.store.readLog(first.code)).toEqual([]);
  expect(await node.store.readLog(last.code)).toEqual([]);
  expect(await node.store.faults()).toMatchObject([{ code: damaged.code }]);
});

test('a table with a player or a spectator connected is kept', async () => {
  const seated = await seatPeople(node, 3);
  const watched = await seatPeople(node, 3);
  const screen = node.connect();
  await ask(node, screen, { type: 'watch', code: watched.code });
  leaveAll(seated.clients.slice(1));
  leaveAll(watched.clients);
  await hoursLater(30);
  expect(await canBeFound(seated.code)).toBe(true);
  expect(await canBeFound(watched.code)).toBe(true);
});

test('a running match is played to its end after everybody has left', async () => {
  const { code, clients } = await seatPeople(node, 3, { seats: 3 });
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(3000, node.settle);
  leaveAll(clients);
  const live = await node.live(code);
  for (let turn = 0; live.table.stage !== 'finished'; turn++) {
    if (turn > 5000 || !node.clock.next()) throw new Error('the match does not end');
    await node.settle();
  }
  await aWhile();
  expect(await node.store.readMatch(live.table.game?.id ?? '')).not.toBeNull();
});

test('a finished match can be read and verified long after its table was deleted', async () => {
  const { code, clients } = await seatPeople(node, 3, { seats: 3 });
  const [ana] = clients as [MemoryClient];
  await ask(node, ana, { type: 'start' });
  const first = await playToTheEnd(ana);
  await ask(node, ana, { type: 'rematch' });
  await ask(node, ana, { type: 'start' });
  await node.clock.pass(3000, node.settle);
  const second = await playToTheEnd(ana);
  expect(second).not.toBe(first);
  leaveAll(clients);
  await hoursLater(10);
  expect(await canBeFound(code)).toBe(false);
  for (const match of [first, second]) {
    const record = await node.store.readMatch(match);
    expect(verifyFairness(JSON.parse(record ?? 'null'))).toEqual({
      fair: true,
      randoms: 3,
      withheld: 0,
    });
  }
});

test('expired matches are deleted, even while their table is open', async () => {
  await node.close();
  node = await createTestNode({ keepMatchesMs: 24 * HOUR });
  const { clients } = await seatPeople(node, 3, { seats: 3 });
  const [ana] = clients as [MemoryClient];
  await ask(node, ana, { type: 'start' });
  const match = await playToTheEnd(ana);
  await hoursLater(23);
  expect(await node.store.readMatch(match)).not.toBeNull();
  await hoursLater(2);
  expect(await node.store.readMatch(match)).toBeNull();
});

test('reports that have been kept long enough are deleted', async () => {
  await node.close();
  node = await createTestNode({ keepReportsMs: 24 * HOUR });
  const { clients } = await seatPeople(node, 2);
  const [ana] = clients as [MemoryClient];
  await ask(node, ana, { type: 'report', person: 1, reason: 'chat' });
  await hoursLater(23);
  expect(await node.store.reports()).toHaveLength(1);
  await hoursLater(2);
  expect(await node.store.reports()).toEqual([]);
});
