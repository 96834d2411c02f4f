import { verifyFairness } from '@holdup/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/scene.ts';
import { createWorld, type MemoryClient, type World } from '../../test/world.ts';

const HOUR = 3_600_000;

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

/** Long enough for a table to be unloaded, and for one cleanup after it. */
const aWhile = () => world.clock.pass(130_000, world.settle);

async function hoursLater(hours: number): Promise<void> {
  await aWhile();
  world.clock.sleepThrough(hours * HOUR);
  await aWhile();
}

const leaveAll = (clients: readonly MemoryClient[]) => {
  for (const client of clients) client.end();
};

const canBeFound = async (code: string): Promise<boolean> =>
  (await ask(world, world.connect(), { type: 'watch', code })) === code;

/** Nobody answers: defaults play the match to its end. */
async function playToTheEnd(client: MemoryClient): Promise<string> {
  for (let turn = 0; tableOf(client).table.stage !== 'finished'; turn++) {
    if (turn > 5000 || !world.clock.next()) throw new Error('the match does not end');
    await world.settle();
  }
  return tableOf(client).table.match ?? '';
}

test('a table that the operator closes is gone within seconds, with its match; returning players find no such table', async () => {
  const { code, clients } = await seatPeople(world, 3);
  const other = await seatPeople(world, 3);
  await ask(world, clients[0] as MemoryClient, { type: 'start' });
  await world.clock.pass(20_000, world.settle);
  expect(await world.store.deleteTable(code, Number.MAX_SAFE_INTEGER)).toBe(true);
  await world.clock.pass(10_000, world.settle);
  expect(clients.map(({ gone }) => gone)).toEqual([['closed'], ['closed'], ['closed']]);
  expect(await canBeFound(code)).toBe(false);
  expect(await world.store.readLog(code)).toEqual([]);
  expect(await canBeFound(other.code)).toBe(true);
  expect(other.clients[0]?.gone).toEqual([]);
  expect(world.faults).toEqual([]);
});

test('a node keeps a limited number of tables: more are refused until one is unloaded', async () => {
  await world.close();
  world = await createWorld({ mostTables: 2 });
  const first = await seatPeople(world, 3);
  await seatPeople(world, 3);
  const late = world.connect();
  const create = { type: 'create', name: 'Late', character: 'fox', settings: {} } as const;
  expect(await ask(world, late, create)).toBe('serverFull');
  leaveAll(first.clients);
  await aWhile();
  expect(await ask(world, late, create)).toMatch(/^[A-Z]{5}$/);
  expect(await ask(world, world.connect(), { type: 'watch', code: first.code })).toBe('serverFull');
  expect(world.faults).toEqual([]);
});

test('a table that everybody has left is deleted after six hours, and its code is free again', async () => {
  const { code, clients } = await seatPeople(world, 3);
  leaveAll(clients);
  await hoursLater(5);
  expect(await world.store.readLog(code)).not.toEqual([]);
  await hoursLater(2);
  expect(await world.store.readLog(code)).toEqual([]);
  expect(await canBeFound(code)).toBe(false);
  expect(await world.store.createTable(code, world.clock.now())).toBe(true);
});

test('a table with a damaged log does not prevent others from being deleted', async () => {
  const first = await seatPeople(world, 3);
  const damaged = await seatPeople(world, 3);
  const last = await seatPeople(world, 3);
  const { length } = await world.store.readLog(damaged.code);
  const row = { code: damaged.code, seq: length + 1, at: world.clock.now(), entries: '[' };
  await world.store.append(row);
  for (const { clients, code } of [first, damaged, last]) {
    leaveAll(clients);
    world.tables.forget(code);
  }
  await hoursLater(7);
  expect(await world.store.readLog(first.code)).toEqual([]);
  expect(await world.store.readLog(last.code)).toEqual([]);
  expect(await world.store.faults()).toMatchObject([{ code: damaged.code }]);
});

test('a table with a player or a spectator connected is kept', async () => {
  const seated = await seatPeople(world, 3);
  const watched = await seatPeople(world, 3);
  const screen = world.connect();
  await ask(world, screen, { type: 'watch', code: watched.code });
  leaveAll(seated.clients.slice(1));
  leaveAll(watched.clients);
  await hoursLater(30);
  expect(await canBeFound(seated.code)).toBe(true);
  expect(await canBeFound(watched.code)).toBe(true);
});

test('a running match is played to its end after everybody has left', async () => {
  const { code, clients } = await seatPeople(world, 3, { seats: 3 });
  await ask(world, clients[0] as MemoryClient, { type: 'start' });
  await world.clock.pass(3000, world.settle);
  leaveAll(clients);
  const live = await world.live(code);
  for (let turn = 0; live.table.stage !== 'finished'; turn++) {
    if (turn > 5000 || !world.clock.next()) throw new Error('the match does not end');
    await world.settle();
  }
  await aWhile();
  expect(await world.store.readMatch(live.table.game?.id ?? '')).not.toBeNull();
});

test('a finished match can be read and verified long after its table was deleted', async () => {
  const { code, clients } = await seatPeople(world, 3, { seats: 3 });
  const [ana] = clients as [MemoryClient];
  await ask(world, ana, { type: 'start' });
  const first = await playToTheEnd(ana);
  await ask(world, ana, { type: 'rematch' });
  await ask(world, ana, { type: 'start' });
  await world.clock.pass(3000, world.settle);
  const second = await playToTheEnd(ana);
  expect(second).not.toBe(first);
  leaveAll(clients);
  await hoursLater(10);
  expect(await canBeFound(code)).toBe(false);
  for (const match of [first, second]) {
    const record = await world.store.readMatch(match);
    expect(verifyFairness(JSON.parse(record ?? 'null'))).toEqual({
      fair: true,
      randoms: 3,
      withheld: 0,
    });
  }
});

test('expired matches are deleted, even while their table is open', async () => {
  await world.close();
  world = await createWorld({ keepMatchesMs: 24 * HOUR });
  const { clients } = await seatPeople(world, 3, { seats: 3 });
  const [ana] = clients as [MemoryClient];
  await ask(world, ana, { type: 'start' });
  const match = await playToTheEnd(ana);
  await hoursLater(23);
  expect(await world.store.readMatch(match)).not.toBeNull();
  await hoursLater(2);
  expect(await world.store.readMatch(match)).toBeNull();
});

test('reports that have been kept long enough are deleted', async () => {
  await world.close();
  world = await createWorld({ keepReportsMs: 24 * HOUR });
  const { clients } = await seatPeople(world, 2);
  const [ana] = clients as [MemoryClient];
  await ask(world, ana, { type: 'report', person: 1, reason: 'chat' });
  await hoursLater(23);
  expect(await world.store.reports()).toHaveLength(1);
  await hoursLater(2);
  expect(await world.store.reports()).toEqual([]);
});
