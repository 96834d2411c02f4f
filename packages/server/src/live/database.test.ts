import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyStore, faultyStore } from '../../test/faultyStore.ts';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';

let node: TestNode;
let faulty: FaultyStore;
beforeEach(async () => {
  faulty = faultyStore();
  node = await createTestNode({ wrapStore: faulty.wrap });
});
afterEach(async () => {
  Object.assign(faulty, { failAppends: false, failReads: false, failPulse: false });
  await node.clock.pass(20_000, node.settle);
  await node.close();
});

const framesOf = (clients: readonly MemoryClient[]): number =>
  clients.reduce((sum, { frames }) => sum + frames.length, 0);

async function startedTable(pace: 'party' | 'untimed' = 'party') {
  const table = await seatPeople(node, 2, { seats: 3, pace });
  await ask(node, table.clients[0] as MemoryClient, { type: 'start', fill: 'rookie' });
  await node.clock.pass(10, node.settle);
  return table;
}

describe('a database that reads but does not write', () => {
  test('is retried with growing pauses, and players and operator are notified once', async () => {
    const { clients } = await startedTable();
    faulty.failAppends = true;
    const [appends, frames] = [faulty.appends, framesOf(clients)];
    await node.clock.pass(120_000, node.settle);
    expect(faulty.appends - appends).toBeLessThan(40);
    expect(framesOf(clients) - frames).toBeLessThan(200);
    expect(node.warnings.length).toBeLessThan(15);
    expect(node.warnings[0]).toContain('the disk is full');
    expect(clients[0]?.saving[0]).toBe(false);
    faulty.failAppends = false;
    await node.clock.pass(20_000, node.settle);
    expect(clients[0]?.saving.at(-1)).toBe(true);
    expect(node.tables.healthy()).toBe(true);
    const round = tableOf(clients[0] as MemoryClient).view?.public.round ?? 0;
    await node.clock.pass(300_000, node.settle);
    expect(tableOf(clients[0] as MemoryClient).view?.public.round).toBeGreaterThan(round);
  });

  test('makes the node unready', async () => {
    await startedTable();
    faulty.failAppends = true;
    await node.clock.pass(25_000, node.settle);
    expect(node.tables.healthy()).toBe(false);
  });

  test('does not lose the answer of a bot, also where no clock asks again', async () => {
    const { clients } = await startedTable('untimed');
    faulty.failAppends = true;
    await node.clock.pass(30_000, node.settle);
    faulty.failAppends = false;
    await node.clock.pass(30_000, node.settle);
    const { view } = tableOf(clients[0] as MemoryClient);
    expect(view?.public.deciding).toEqual([0, 1]);
  });
});

describe('a row that may or may not have been written', () => {
  test('is looked up in the log: the request is answered once, and counts once', async () => {
    const { code, clients } = await seatPeople(node, 2);
    const [ana] = clients as [MemoryClient];
    faulty.loseAnswers = true;
    const answer = ana.session.request({ type: 'chat', text: 'once' });
    await node.settle();
    faulty.loseAnswers = false;
    await node.clock.pass(20_000, node.settle);
    await expect(answer).resolves.toMatchObject({ type: 'ok' });
    expect(tableOf(ana).talk).toHaveLength(1);
    const log = (await node.store.readLog(code)).map(({ entries }) => entries).join('');
    expect(log.match(/once/g)).toHaveLength(1);
  });

  test('lets a person who joined with it sit down', async () => {
    const { code } = await seatPeople(node, 2);
    const cem = node.connect();
    faulty.loseAnswers = true;
    const answer = cem.session.request({ type: 'join', code, name: 'Cem', character: 'cat' });
    await node.settle();
    faulty.loseAnswers = false;
    await node.clock.pass(20_000, node.settle);
    await expect(answer).resolves.toMatchObject({ token: expect.any(String) });
    expect(tableOf(cem).you.seat).toBe(2);
  });

  test('is tried again if it is not in the log', async () => {
    const { clients } = await seatPeople(node, 2);
    const [ana] = clients as [MemoryClient];
    faulty.failAppends = true;
    const answer = ana.session.request({ type: 'chat', text: 'late' });
    await node.settle();
    expect(await ask(node, ana, { type: 'chat', text: 'refused' })).toBe('unavailable');
    faulty.failAppends = false;
    await node.clock.pass(20_000, node.settle);
    await expect(answer).resolves.toMatchObject({ type: 'ok' });
    expect(tableOf(ana).talk).toMatchObject([{ text: 'late' }]);
  });
});

test('what waits for a slow disk is limited: the rest is refused, and nobody waits forever', async () => {
  const disk = Promise.withResolvers<void>();
  let slow = false;
  await node.close();
  node = await createTestNode({
    wrapStore: (store) => ({
      ...store,
      append: async (row) => {
        if (slow) await disk.promise;
        return store.append(row);
      },
    }),
  });
  const { code } = await seatPeople(node, 2);
  const live = await node.live(code);
  slow = true;
  const outcomes = { done: 0, refused: 0 };
  const submit = () =>
    live.submit({
      decide: () => [{ t: 'line', seat: 0, line: 'bang' }],
      done: () => outcomes.done++,
      refused: () => outcomes.refused++,
    });
  submit();
  // The first row is on its way; everything else has to wait for it.
  await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 2000; i++) submit();
  const waiting = { ...outcomes };
  disk.resolve();
  await node.settle();
  expect(waiting).toEqual({ done: 0, refused: 1500 });
  expect(outcomes).toEqual({ done: 501, refused: 1500 });
});

test('a stalled process costs nobody their turn', async () => {
  const { clients } = await startedTable();
  const [ana] = clients as [MemoryClient];
  const question = tableOf(ana).clock?.question;
  // The timers fire before the heartbeat can be written.
  faulty.failPulse = true;
  node.clock.sleepThrough(60_000);
  await node.clock.pass(1500, node.settle);
  faulty.failPulse = false;
  await node.clock.pass(10_000, node.settle);
  expect(tableOf(ana).clock?.question).toBe(question);
});
