import type { Move } from '@holdup/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

type Three = [MemoryClient, MemoryClient, MemoryClient];

const CLICK: Move = { move: 'load', bullet: 'click' };
const BANG: Move = { move: 'load', bullet: 'bang' };

const load = (client: MemoryClient, move: Move): Promise<string> =>
  ask(node, client, { type: 'play', question: tableOf(client).clock?.question ?? -1, move });

async function atTheFirstLoad(): Promise<Three> {
  const { clients } = await seatPeople(node, 3, { seats: 3 });
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(10, node.settle);
  return clients as Three;
}

test('R-3.3: a bullet can be exchanged until everyone has loaded, also while only one player is missing', async () => {
  const [a, b, c] = await atTheFirstLoad();
  expect(await load(a, CLICK)).toBe('ok');
  expect(await load(b, CLICK)).toBe('ok');
  const { question } = tableOf(a).clock ?? {};
  expect(await load(a, BANG)).toBe('ok');
  expect(tableOf(a).view?.own?.locked).toEqual(BANG);
  expect(tableOf(a).clock?.question).toBe(question);
  expect(await load(c, CLICK)).toBe('ok');
  expect(tableOf(a).view?.own?.bullet).toBe('bang');
  expect(await load(a, CLICK)).toBe('illegalMove');
});

/** The frames after the first `from`: `seq` counted from there, and without times, which differ between two runs. */
const framesOf = (client: MemoryClient, from: number, seq: number): readonly unknown[] =>
  client.frames.slice(from).map((text) => {
    const frame = JSON.parse(text);
    return { ...frame, seq: frame.seq - seq, now: 0, clock: null };
  });

test('R-3.3 R-11.2: nobody else gets a frame for an exchange, or a gap in the frame numbers', async () => {
  const run = async (exchanges: number) => {
    const clients = await atTheFirstLoad();
    const [a, b, c] = clients;
    await load(a, CLICK);
    const from = [b, c].map(({ frames }) => frames.length);
    const { seq } = tableOf(c);
    for (let i = 0; i < exchanges; i++)
      expect(await load(a, i % 2 === 0 ? BANG : CLICK)).toBe('ok');
    expect([b, c].map(({ frames }) => frames.length)).toEqual(from);
    await load(b, CLICK);
    return framesOf(c, from[1] ?? 0, seq);
  };
  const kept = await run(0);
  await node.close();
  node = await createTestNode();
  expect(await run(3)).toEqual(kept);
});
