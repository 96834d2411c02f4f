import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { HOST_AWAY_MS } from './hostWatch.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

/** A table whose match has just ended. Everybody is connected; nobody answered, so bots stood in for all of them. */
async function afterMatch(people: number): Promise<{ code: string; clients: MemoryClient[] }> {
  const { code, clients } = await seatPeople(node, people, { seats: Math.max(3, people) });
  const [host] = clients as [MemoryClient];
  await ask(node, host, { type: 'start', fill: 'rookie' });
  while (tableOf(host).table.stage !== 'finished') await node.clock.pass(30_000, node.settle);
  return { code, clients };
}

const rematch = (client: MemoryClient): Promise<string> => ask(node, client, { type: 'rematch' });

describe('a rematch without the host', () => {
  test('is decided by a majority of the people who are there; the first who voted becomes host', async () => {
    const { clients } = await afterMatch(4);
    const [ana, ben, cem, dan] = clients as [
      MemoryClient,
      MemoryClient,
      MemoryClient,
      MemoryClient,
    ];
    ana.end();
    await node.clock.pass(300, node.settle);
    expect(await rematch(cem)).toBe('ok');
    expect(await rematch(cem)).toBe('ok');
    expect(tableOf(dan).table).toMatchObject({ stage: 'finished', host: 0, votes: [2] });
    expect(await rematch(ben)).toBe('ok');
    expect(tableOf(dan).table).toMatchObject({ stage: 'lobby', host: 2, votes: [] });
    expect(await ask(node, ben, { type: 'start' })).toBe('notHost');
    expect(await ask(node, cem, { type: 'start' })).toBe('ok');
  });

  test('gives the table back to a host who returns', async () => {
    const { code, clients } = await afterMatch(3);
    const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    ana.end();
    await node.clock.pass(300, node.settle);
    await rematch(ben);
    await rematch(cem);
    expect(tableOf(cem).table.host).toBe(1);
    const again = node.connect();
    await ask(node, again, { type: 'resume', code, token: tokenOf(ana) });
    await node.clock.pass(300, node.settle);
    expect(tableOf(cem).table.host).toBe(0);
  });

  test('goes past a host whose page is open but for whom a bot stood in', async () => {
    const { clients } = await afterMatch(2);
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    expect(tableOf(ben).table.seats[0]).toMatchObject({ standIn: true });
    await node.clock.pass(HOST_AWAY_MS, node.settle);
    expect(tableOf(ben).table.host).toBe(0);
    expect(await rematch(ben)).toBe('ok');
    expect(tableOf(ana).table).toMatchObject({ stage: 'lobby', host: 1 });
  });

  test('counts only votes of people who are still there, and none before the end', async () => {
    const { clients } = await seatPeople(node, 3, { seats: 3 });
    const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    await ask(node, ana, { type: 'start' });
    await node.clock.pass(10, node.settle);
    ana.end();
    await node.clock.pass(300, node.settle);
    expect(await rematch(ben)).toBe('notHost');
    while (tableOf(cem).table.stage !== 'finished') await node.clock.pass(30_000, node.settle);
    const { host } = tableOf(cem).table;
    const [boss, other] = host === 1 ? [ben, cem] : [cem, ben];
    boss.end();
    await node.clock.pass(300, node.settle);
    expect(await rematch(other)).toBe('ok');
    expect(tableOf(other).table.stage).toBe('lobby');
  });
});
