import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../test/manualClock.ts';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';

// A real database takes its time on a busy machine.
const presenceFrames = ({ frames }: MemoryClient): number =>
  frames.filter((text) => text.startsWith('{"type":"presence"')).length;

describe('on one node', () => {
  let node: TestNode;
  beforeEach(async () => {
    node = await createTestNode();
  });
  afterEach(() => node.close());

  test('spectators who rejoin repeatedly do not flood the others', async () => {
    const { code, clients } = await seatPeople(node, 2);
    const [ana] = clients as [MemoryClient];
    const screens = Array.from({ length: 30 }, () => node.connect());
    const before = presenceFrames(ana);
    for (let turn = 0; turn < 10; turn++) {
      for (const screen of screens) await ask(node, screen, { type: 'watch', code });
      await node.clock.pass(100, node.settle);
    }
    expect(presenceFrames(ana) - before).toBeLessThan(6);
    await node.clock.pass(1000, node.settle);
    expect(tableOf(ana).presence.spectators).toBe(30);
  });

  test('a connection that comes again and again is slowed down', async () => {
    const { code } = await seatPeople(node, 2);
    const screen = node.connect();
    const answers: string[] = [];
    for (let i = 0; i < 40; i++) answers.push(await ask(node, screen, { type: 'watch', code }));
    expect(answers).toContain('tooManyRequests');
    expect(screen.closedWith).toBeNull();
  });

  test('ends for whoever leaves, is removed, or loses the seat to another tab', async () => {
    const { code, clients } = await seatPeople(node, 4);
    const [ana, ben, cem, dan] = clients as [
      MemoryClient,
      MemoryClient,
      MemoryClient,
      MemoryClient,
    ];
    const persons = () => tableOf(ana).presence.persons;
    await ask(node, ben, { type: 'leave' });
    await node.clock.pass(300, node.settle);
    expect(persons()).toEqual([0, 2, 3]);
    await ask(node, ana, { type: 'remove', seat: 2 });
    await node.clock.pass(300, node.settle);
    expect(persons()).toEqual([0, 3]);
    const other = node.connect();
    await ask(node, other, { type: 'resume', code, token: tokenOf(dan) });
    expect(dan.gone).toEqual(['replaced']);
    other.end();
    dan.end();
    cem.end();
    await node.clock.pass(300, node.settle);
    expect(persons()).toEqual([0]);
  });
});

describe('on two nodes', () => {
  let postgres: TestPostgres;
  let [one, two]: TestNode[] = [];
  const clock = manualClock();
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    one = await createTestNode({ database: postgres.url, clock });
    two = await createTestNode({ database: postgres.url, clock });
  });
  afterEach(async () => {
    await one?.close();
    await two?.close();
  });
  afterAll(() => postgres.remove());

  /** Notifications take some real time. */
  const until = async (holds: () => boolean): Promise<void> => {
    for (let i = 0; !holds(); i++) {
      if (i > 500) throw new Error('the condition was never met');
      await new Promise((resolve) => setTimeout(resolve, 10));
      await clock.pass(50, async () => {
        await one?.settle();
        await two?.settle();
      });
    }
  };

  /** Both nodes know who is at the table. A player who moved sooner would count as replaced. */
  const bothKnow = (code: string, persons: string) =>
    until(() => [one, two].every((node) => node?.tables.presence(code).persons.join() === persons));

  test('a player who moves to the other node is present once, and gone from the first', async () => {
    const [here, there] = [one as TestNode, two as TestNode];
    const { code, clients } = await seatPeople(here, 2);
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    await bothKnow(code, '0,1');
    const moved = there.connect();
    await ask(there, moved, { type: 'resume', code, token: tokenOf(ben) });
    await until(() => ben.gone.includes('replaced'));
    moved.end();
    await until(() => tableOf(ana).presence.persons.join() === '0');
  });

  test('nobody is present at a node that has set the table aside', async () => {
    const [here, there] = [one as TestNode, two as TestNode];
    const { code, clients } = await seatPeople(here, 2);
    await bothKnow(code, '0,1');
    const moved = there.connect();
    const token = tokenOf(clients[1] as MemoryClient);
    await ask(there, moved, { type: 'resume', code, token });
    await until(() => tableOf(moved).presence.persons.join() === '0,1');
    (await here.live(code)).contain(() => {
      throw new Error('boom');
    });
    await until(() => tableOf(moved).presence.persons.join() === '1');
  });

  test('players who leave while the nodes cannot hear each other are gone once they can', async () => {
    const [here, there] = [one as TestNode, two as TestNode];
    const { code, clients } = await seatPeople(here, 2);
    const moved = there.connect();
    await ask(there, moved, { type: 'watch', code, screen: false });
    await until(() => tableOf(moved).presence.persons.join() === '0,1');
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'holdup listener'`);
    await admin.end();
    for (const client of clients) client.end();
    await until(() => tableOf(moved).presence.persons.length === 0);
    expect(tableOf(moved).presence.spectators).toBe(1);
  });

  test('an abandoned match is adopted by one of them', async () => {
    const [here, there] = [one as TestNode, two as TestNode];
    const { code, clients } = await seatPeople(here, 3, { seats: 3 });
    await ask(here, clients[0] as MemoryClient, { type: 'start' });
    await clock.pass(3000, here.settle);
    for (const client of clients) client.end();
    here.tables.unload(code);
    const third = await createTestNode({ database: postgres.url, clock });
    await clock.pass(20_000, async () => {
      await there.settle();
      await here.settle();
      await third.settle();
    });
    const kept = [here, there, third].filter(({ tables }) =>
      tables.all().some((live) => live.code === code),
    );
    expect(kept).toHaveLength(1);
    await third.close();
  });
});
