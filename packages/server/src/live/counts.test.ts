import type { Move } from '@holdup/engine';
import { DECISION_MS, FINAL_COUNT_MS, PAUSE_MS, type SettingsChange } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

const move = async (client: MemoryClient, move: Move): Promise<string> =>
  ask(node, client, { type: 'play', question: tableOf(client).clock?.question ?? -1, move });

/** Three people whose bullets are loaded, with the first count before them. */
async function atTheFirstCount(settings: SettingsChange = {}): Promise<MemoryClient[]> {
  const { clients } = await seatPeople(node, 3, { seats: 3, ...settings });
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(10, node.settle);
  for (const client of clients)
    expect(await move(client, { move: 'load', bullet: 'click' })).toBe('ok');
  expect(tableOf(clients[0] as MemoryClient).clock?.count).toBe('aim');
  return clients;
}

const target = (client: MemoryClient, seat: number) =>
  tableOf(client).view?.public.players[seat]?.target;

describe('R-4, R-6: the two counts', () => {
  test('a choice can be changed until zero; at zero all choices are revealed at once', async () => {
    const [a, b, c] = (await atTheFirstCount()) as [MemoryClient, MemoryClient, MemoryClient];
    await move(a, { move: 'aim', target: 1 });
    await move(a, { move: 'aim', target: 2 });
    await move(b, { move: 'aim', target: 0 });
    await move(c, { move: 'aim', target: 0 });
    expect(tableOf(a).you.choice).toEqual({ move: 'aim', target: 2 });
    expect(tableOf(b).view?.public.players.map((player) => player.target)).toEqual([
      null,
      null,
      null,
    ]);
    await node.clock.pass(FINAL_COUNT_MS - 10, node.settle);
    expect(await move(b, { move: 'aim', target: 2 })).toBe('ok');
    await node.clock.pass(20, node.settle);
    expect(tableOf(c).view?.public.players.map((player) => player.target)).toEqual([2, 2, 0]);
  });

  test('others learn that a player has chosen, not what', async () => {
    const [a, b] = (await atTheFirstCount()) as [MemoryClient, MemoryClient];
    const before = b.frames.length;
    await move(a, { move: 'aim', target: 2 });
    const told = b.frames.slice(before).map((text) => JSON.parse(text));
    expect(told).toHaveLength(1);
    expect(Object.keys(told[0]).sort()).toEqual(['clock', 'now', 'seq', 'type']);
    expect(told[0].clock.chosen).toEqual([0]);
  });

  test('once everybody has chosen, the clock is cut to the final 3–2–1', async () => {
    const clients = await atTheFirstCount();
    const [a] = clients as [MemoryClient];
    const whole = tableOf(a).clock?.deadline ?? 0;
    for (const [i, client] of clients.entries())
      await move(client, { move: 'aim', target: ((i + 1) % 3) as 0 });
    expect(tableOf(a).clock?.deadline).toBe(node.clock.now() + FINAL_COUNT_MS);
    expect(tableOf(a).clock?.finalFrom).toBe(node.clock.now());
    expect(node.clock.now() + FINAL_COUNT_MS).toBeLessThan(whole);
  });

  test('R-4.2, R-6.2: a player who is late has no target, and stands', async () => {
    const [a, b, c] = (await atTheFirstCount()) as [MemoryClient, MemoryClient, MemoryClient];
    const { question = 0 } = tableOf(a).clock ?? {};
    await move(b, { move: 'aim', target: 0 });
    await move(c, { move: 'aim', target: 1 });
    await node.clock.pass(DECISION_MS.party.aim + 10, node.settle);
    expect(target(b, 0)).toBeNull();
    expect(await ask(node, a, { type: 'play', question, move: { move: 'aim', target: 1 } })).toBe(
      'tooLate',
    );
    expect(b.session.table?.view?.public.players[2]?.target).toBe(1);
  });

  test('after two misses in a row a bot visibly stands in, and gives the seat back at once', async () => {
    const [a, b] = (await atTheFirstCount()) as [MemoryClient, MemoryClient];
    const standIns = () =>
      tableOf(b).table.seats.map((seat) => seat.kind === 'person' && seat.standIn);
    for (let i = 0; i < 40 && !standIns()[0]; i++) {
      await ask(node, b, { type: 'here' });
      await node.clock.pass(2000, node.settle);
      const { view, clock } = tableOf(b);
      if (view?.public.deciding.includes(1) && view.moves[0]) await move(b, view.moves[0]);
      expect(clock).not.toBeNull();
    }
    expect(standIns()[0]).toBe(true);
    expect(await ask(node, a, { type: 'here' })).toBe('ok');
    expect(standIns()[0]).toBe(false);
  });

  test('R-10.5: an untimed table has no clock until everybody has chosen', async () => {
    const clients = await atTheFirstCount({ pace: 'untimed' });
    const [a] = clients as [MemoryClient];
    expect(tableOf(a).clock?.deadline).toBeNull();
    await node.clock.pass(200_000, node.settle);
    expect(tableOf(a).clock?.count).toBe('aim');
    for (const [i, client] of clients.entries())
      await move(client, { move: 'aim', target: ((i + 1) % 3) as 0 });
    await node.clock.pass(FINAL_COUNT_MS + 10, node.settle);
    expect(tableOf(a).clock?.count).not.toBe('aim');
  });

  test('a pause stops the clock, keeps the remaining time, and ends by itself', async () => {
    const [a, b] = (await atTheFirstCount()) as [MemoryClient, MemoryClient];
    const left = (tableOf(b).clock?.deadline ?? 0) - node.clock.now();
    await ask(node, a, { type: 'pause' });
    expect(tableOf(b).clock?.deadline).toBeNull();
    expect(await move(b, { move: 'aim', target: 0 })).toBe('paused');
    await node.clock.pass(60_000, node.settle);
    await ask(node, a, { type: 'unpause' });
    expect((tableOf(b).clock?.deadline ?? 0) - node.clock.now()).toBe(left);
    await ask(node, a, { type: 'pause' });
    await node.clock.pass(PAUSE_MS + 10, node.settle);
    expect(tableOf(b).clock?.paused).toBeNull();
  });
});

describe('after the match', () => {
  test('the same people play again, with a new commitment and new randomness', async () => {
    const { clients } = await seatPeople(node, 2, { seats: 3 });
    const [a, b] = clients as [MemoryClient, MemoryClient];
    const before = tableOf(a).table.commitment;
    await ask(node, a, { type: 'start', fill: 'rookie' });
    while (tableOf(a).table.stage !== 'finished') await node.clock.pass(30_000, node.settle);
    const first = tableOf(a).table.match;
    expect(await ask(node, a, { type: 'here' })).toBe('ok');
    expect(await ask(node, b, { type: 'rematch' })).toBe('notHost');
    expect(await ask(node, a, { type: 'rematch' })).toBe('ok');
    expect(tableOf(b).table.commitment).not.toBe(before);
    await ask(node, a, { type: 'start', fill: 'rookie' });
    await node.clock.pass(10, node.settle);
    expect(tableOf(b).table.stage).toBe('playing');
    expect(tableOf(b).view?.public.round).toBe(1);
    expect(tableOf(b).table.match).not.toBe(first);
    expect(await node.store.readMatch(first ?? '')).toContain('"proof"');
  });
});
