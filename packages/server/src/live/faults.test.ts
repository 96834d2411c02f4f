import { afterEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import type { encode } from './encodedMessage.ts';
import { ABANDONED_MS } from './sweeper.ts';

let node: TestNode;
afterEach(() => node.close());

const boom = (): never => {
  throw new Error('boom');
};

/** The first person of a table, connected to it directly. */
const viewerWith = (send: (message: ReturnType<typeof encode>) => void) => ({
  person: 0,
  screen: false,
  door: false,
  knocks: null,
  watcher: null,
  network: '',
  closed: false,
  send,
  gone: () => {},
});

/** A table with three players, and a second one that must not be affected. */
async function twoTables(options: Parameters<typeof createTestNode>[0] = {}) {
  node = await createTestNode(options);
  const broken = await seatPeople(node, 3, { seats: 3 });
  const other = await seatPeople(node, 3, { seats: 3 });
  return { broken, other, live: await node.live(broken.code) };
}

/** The table is closed to players, they and the operator are notified, and the other table plays on. */
async function expectSetAside(
  code: string,
  people: readonly MemoryClient[],
  other: { readonly clients: MemoryClient[] },
): Promise<void> {
  await node.settle();
  for (const client of people) expect(client.gone).toEqual(['fault']);
  expect(await ask(node, node.connect(), { type: 'watch', code })).toBe('tableAside');
  expect(await node.store.faults()).toMatchObject([{ code }]);
  expect(node.faults).toContainEqual(expect.objectContaining({ place: 'table', code }));
  const [host] = other.clients as [MemoryClient];
  expect(await ask(node, host, { type: 'start' })).toBe('ok');
  await node.clock.pass(30_000, node.settle);
  expect(tableOf(host).view?.public.round).toBe(1);
}

async function appendRow(code: string, entries: string): Promise<number> {
  const seq = (await node.store.readLog(code)).length + 1;
  await node.store.append({ code, seq, at: node.clock.now(), entries });
  return seq;
}

describe('a log with an entry of a newer version is left to a newer node', () => {
  const NEWER = '[{"t":"juggled","seat":1}]';

  /** This node does not play on, and neither marks the table nor changes its log. */
  async function expectLeftAlone(code: string, seq: number): Promise<void> {
    expect(await ask(node, node.connect(), { type: 'watch', code })).toBe('upgrading');
    expect(await node.store.faults()).toEqual([]);
    // Nor does it delete the table as abandoned.
    node.clock.sleepThrough(2 * ABANDONED_MS);
    await node.clock.pass(90_000, node.settle);
    const stored = await node.store.load(code, node.clock.now());
    expect(stored?.stage).not.toBe('aside');
    expect(stored?.rows.at(-1)).toMatchObject({ seq, entries: NEWER });
    // Reported once, however often somebody asks for it.
    expect(node.faults).toMatchObject([{ place: 'table', code }]);
  }

  test('before anybody is let in', async () => {
    const { broken } = await twoTables();
    const seq = await appendRow(broken.code, NEWER);
    node.tables.unload(broken.code);
    await expectLeftAlone(broken.code, seq);
  });

  test('while people are at the table: their connections end, so that they find the newer node', async () => {
    const { broken, other, live } = await twoTables();
    const seq = await appendRow(broken.code, NEWER);
    live.catchUp(seq);
    await node.settle();
    for (const client of broken.clients) {
      expect(client.gone).toEqual(['restart']);
      expect(client.closedWith).toBe('restart');
    }
    expect(other.clients.map(({ gone }) => gone)).toEqual([[], [], []]);
    await expectLeftAlone(broken.code, seq);
  });
});

describe('a fault inside a table sets that table aside, and the others play on', () => {
  test.each([
    ['no JSON', '['],
    ['no entry', '[{"seat":1}]'],
    ['a move that cannot be played', '[{"t":"played","seat":0,"move":{"move":"pass"}}]'],
  ])('a damaged row: %s', async (_, entries) => {
    const { broken, other } = await twoTables();
    await appendRow(broken.code, entries);
    node.tables.unload(broken.code);
    expect(await ask(node, node.connect(), { type: 'watch', code: broken.code })).toBe(
      'tableAside',
    );
    await expectSetAside(broken.code, [], other);
  });

  test('a row that is missing', async () => {
    const { broken, other } = await twoTables();
    const rows = await node.store.readLog(broken.code);
    await node.store.append({
      code: broken.code,
      seq: rows.length + 2,
      at: 1,
      entries: '[{"t":"zero"}]',
    });
    node.tables.unload(broken.code);
    expect(await node.tables.find(broken.code)).toBe('aside');
    await expectSetAside(broken.code, [], other);
  });

  test('a timer', async () => {
    const { broken, other, live } = await twoTables();
    await ask(node, broken.clients[0] as MemoryClient, { type: 'start' });
    await node.clock.pass(10, node.settle);
    Object.defineProperty(live.table.game, 'match', { get: boom });
    await node.clock.pass(60_000, node.settle);
    await expectSetAside(broken.code, broken.clients, other);
  });

  test('a bot', async () => {
    node = await createTestNode({ botTalk: boom });
    const broken = await seatPeople(node, 2, { seats: 3 });
    const other = await seatPeople(node, 3, { seats: 3 });
    await ask(node, broken.clients[0] as MemoryClient, { type: 'start', fill: 'rookie' });
    await node.clock.pass(90_000, node.settle);
    await expectSetAside(broken.code, broken.clients, other);
  });

  test('a message that cannot be built', async () => {
    const { broken, other, live } = await twoTables();
    Object.defineProperty(live.table, 'settings', { get: boom });
    await ask(node, broken.clients[1] as MemoryClient, { type: 'say', line: 'bang' });
    await expectSetAside(broken.code, broken.clients, other);
  });
});

describe('a fault in a request', () => {
  test('refuses that request, and changes nothing', async () => {
    const { broken, live } = await twoTables();
    const [ana, ben] = broken.clients as [MemoryClient, MemoryClient];
    const viewer = viewerWith(() => {});
    const before = live.table.seq;
    live.submit({ decide: boom, from: { viewer, id: 1 } });
    await node.settle();
    expect(live.table.seq).toBe(before);
    expect(ana.gone).toEqual([]);
    expect(await ask(node, ben, { type: 'say', line: 'bang' })).toBe('ok');
    expect(node.faults).toMatchObject([{ place: 'table', code: broken.code }]);
  });

  test('that leaves the table half changed rebuilds it from the log', async () => {
    const { broken, live } = await twoTables();
    const [ana] = broken.clients as [MemoryClient];
    const answers: string[] = [];
    const viewer = viewerWith(({ text }) => answers.push(text));
    live.submit({
      decide: () => [
        { t: 'dressed', seat: 0, name: 'Half', character: 'toad' },
        { t: 'played', seat: 0, move: { move: 'pass' } },
      ],
      from: { viewer, id: 7 },
    });
    await node.settle();
    expect(answers.map((text) => JSON.parse(text))).toMatchObject([{ id: 7, error: 'fault' }]);
    expect(tableOf(ana).table.seats[0]).toMatchObject({ name: 'P0' });
    expect(await ask(node, ana, { type: 'say', line: 'bang' })).toBe('ok');
  });

  test('that happens again and again sets the table aside', async () => {
    const { broken, other, live } = await twoTables();
    const viewer = viewerWith(() => {});
    for (let i = 0; i < 3; i++) live.submit({ decide: boom, from: { viewer, id: i } });
    await expectSetAside(broken.code, broken.clients, other);
  });
});

describe('a fault elsewhere', () => {
  test('in a connection closes that connection', async () => {
    node = await createTestNode({ connection: { refused: boom } });
    const { code, clients } = await seatPeople(node, 2);
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    ben.connection.receive('{"type":"nonsense"}');
    await node.settle();
    expect(ben.closedWith).toBe('fault');
    expect(ana.closedWith).toBeNull();
    expect(tableOf(ana).table.code).toBe(code);
    expect(tableOf(ana).presence.persons).toEqual([0]);
    expect(node.faults).toMatchObject([{ place: 'connection' }]);
  });

  test('in a timer or a job of the whole node is reported, and the next ones run', async () => {
    let failing = true;
    node = await createTestNode({
      wrapStore: (store) => ({
        ...store,
        touch: (codes, at) =>
          failing ? Promise.reject(new Error('boom')) : store.touch(codes, at),
      }),
    });
    await seatPeople(node, 2);
    await node.clock.pass(6000, node.settle);
    expect(node.faults).toMatchObject([{ place: 'job' }]);
    failing = false;
    await node.clock.pass(6000, node.settle);
    expect(node.faults).toHaveLength(1);
  });

  test('in the mind of a bot makes it play any move', async () => {
    node = await createTestNode({ mind: { decide: async () => boom(), close: async () => {} } });
    const { clients } = await seatPeople(node, 1, { seats: 3 });
    const [ana] = clients as [MemoryClient];
    await ask(node, ana, { type: 'start', fill: 'rookie' });
    await node.clock.pass(300_000, node.settle);
    expect(tableOf(ana).view?.public.round).toBeGreaterThan(1);
    expect(node.faults).toEqual([]);
  });
});

test('an operator exports a table that was set aside, and readmits it', async () => {
  const { broken, live } = await twoTables();
  const token = live.table.seats[0]?.kind === 'person' ? live.table.seats[0].tokenHash : '';
  live.contain(boom);
  await node.settle();
  expect(await node.store.readLog(broken.code)).not.toEqual([]);
  expect(await node.store.readmit(broken.code)).toBe(true);
  expect(await node.store.readmit(broken.code)).toBe(false);
  expect(await node.store.faults()).toEqual([]);
  const again = await node.live(broken.code);
  expect(again.table.seats[0]).toMatchObject({ tokenHash: token });
});
