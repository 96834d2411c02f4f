import type { Move } from '@holdup/engine';
import { DECISION_MS, FINAL_COUNT_MS, PAUSE_MS, type SettingsChange } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/scene.ts';
import { createWorld, type MemoryClient, type World } from '../../test/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const move = async (client: MemoryClient, move: Move): Promise<string> =>
  ask(world, client, { type: 'play', question: tableOf(client).clock?.question ?? -1, move });

/** Three people whose bullets are loaded, with the first count before them. */
async function atTheFirstCount(settings: SettingsChange = {}): Promise<MemoryClient[]> {
  const { clients } = await seatPeople(world, 3, { seats: 3, ...settings });
  await ask(world, clients[0] as MemoryClient, { type: 'start' });
  await world.clock.pass(10, world.settle);
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
    await world.clock.pass(FINAL_COUNT_MS - 10, world.settle);
    expect(await move(b, { move: 'aim', target: 2 })).toBe('ok');
    await world.clock.pass(20, world.settle);
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
    expect(tableOf(a).clock?.deadline).toBe(world.clock.now() + FINAL_COUNT_MS);
    expect(tableOf(a).clock?.finalFrom).toBe(world.clock.now());
    expect(world.clock.now() + FINAL_COUNT_MS).toBeLessThan(whole);
  });

  test('R-4.2, R-6.2: a player who is late has no target, and stands', async () => {
    const [a, b, c] = (await atTheFirstCount()) as [MemoryClient, MemoryClient, MemoryClient];
    const { question = 0 } = tableOf(a).clock ?? {};
    await move(b, { move: 'aim', target: 0 });
    await move(c, { move: 'aim', target: 1 });
    await world.clock.pass(DECISION_MS.party.aim + 10, world.settle);
    expect(target(b, 0)).toBeNull();
    expect(await ask(world, a, { type: 'play', question, move: { move: 'aim', target: 1 } })).toBe(
      'tooLate',
    );
    expect(b.session.table?.view?.public.players[2]?.target).toBe(1);
  });

  test('after two misses in a row a bot visibly stands in, and gives the seat back at once', async () => {
    const [a, b] = (await atTheFirstCount()) as [MemoryClient, MemoryClient];
    const standIns = () =>
      tableOf(b).table.seats.map((seat) => seat.kind === 'person' && seat.standIn);
    for (let i = 0; i < 40 && !standIns()[0]; i++) {
      await ask(world, b, { type: 'here' });
      await world.clock.pass(2000, world.settle);
      const { view, clock } = tableOf(b);
      if (view?.public.deciding.includes(1) && view.moves[0]) await move(b, view.moves[0]);
      expect(clock).not.toBeNull();
    }
    expect(standIns()[0]).toBe(true);
    expect(await ask(world, a, { type: 'here' })).toBe('ok');
    expect(standIns()[0]).toBe(false);
  });

  test('R-10.5: an untimed table has no clock until everybody has chosen', async () => {
    const clients = await atTheFirstCount({ pace: 'untimed' });
    const [a] = clients as [MemoryClient];
    expect(tableOf(a).clock?.deadline).toBeNull();
    await world.clock.pass(200_000, world.settle);
    expect(tableOf(a).clock?.count).toBe('aim');
    for (const [i, client] of clients.entries())
      await move(client, { move: 'aim', target: ((i + 1) % 3) as 0 });
    await world.clock.pass(FINAL_COUNT_MS + 10, world.settle);
    expect(tableOf(a).clock?.count).not.toBe('aim');
  });

  test('a pause stops the clock, keeps the remaining time, and ends by itself', async () => {
    const [a, b] = (await atTheFirstCount()) as [MemoryClient, MemoryClient];
    const left = (tableOf(b).clock?.deadline ?? 0) - world.clock.now();
    await ask(world, a, { type: 'pause' });
    expect(tableOf(b).clock?.deadline).toBeNull();
    expect(await move(b, { move: 'aim', target: 0 })).toBe('paused');
    await world.clock.pass(60_000, world.settle);
    await ask(world, a, { type: 'unpause' });
    expect((tableOf(b).clock?.deadline ?? 0) - world.clock.now()).toBe(left);
    await ask(world, a, { type: 'pause' });
    await world.clock.pass(PAUSE_MS + 10, world.settle);
    expect(tableOf(b).clock?.paused).toBeNull();
  });
});

describe('after the match', () => {
  test('the same people play again, with a new commitment and new randomness', async () => {
    const { clients } = await seatPeople(world, 2, { seats: 3 });
    const [a, b] = clients as [MemoryClient, MemoryClient];
    const before = tableOf(a).table.commitment;
    await ask(world, a, { type: 'start', fill: 'rookie' });
    while (tableOf(a).table.stage !== 'finished') await world.clock.pass(30_000, world.settle);
    const first = tableOf(a).table.match;
    expect(await ask(world, a, { type: 'here' })).toBe('ok');
    expect(await ask(world, b, { type: 'rematch' })).toBe('notHost');
    expect(await ask(world, a, { type: 'rematch' })).toBe('ok');
    expect(tableOf(b).table.commitment).not.toBe(before);
    await ask(world, a, { type: 'start', fill: 'rookie' });
    await world.clock.pass(10, world.settle);
    expect(tableOf(b).table.stage).toBe('playing');
    expect(tableOf(b).view?.public.round).toBe(1);
    expect(tableOf(b).table.match).not.toBe(first);
    expect(await world.store.readMatch(first ?? '')).toContain('"proof"');
  });
});
