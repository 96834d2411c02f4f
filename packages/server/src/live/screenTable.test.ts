import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, tableOf, tokenOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { createLimiter } from '../net/limiter.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

async function openOnScreen(): Promise<{ screen: MemoryClient; code: string }> {
  const screen = node.connect();
  return { screen, code: await ask(node, screen, { type: 'open' }) };
}

async function sitDown(
  code: string,
  name: string,
  character: 'fox' | 'owl' | 'cat',
): Promise<MemoryClient> {
  const client = node.connect();
  expect(await ask(node, client, { type: 'join', code, name, character })).toBe(code);
  return client;
}

test('a big screen opens a table without a person: it watches, and holds no rights and no secrets', async () => {
  const { screen, code } = await openOnScreen();
  const { table, you, presence } = tableOf(screen);
  expect(table).toMatchObject({ code, stage: 'lobby', host: null });
  expect(table.seats.every(({ kind }) => kind === 'open')).toBe(true);
  expect(you).toEqual({
    seat: null,
    person: null,
    muted: [],
    choice: null,
    bet: null,
    guess: null,
    promises: [],
  });
  expect(presence).toEqual({ persons: [], spectators: 1, screens: 1 });
  for (const request of [
    { type: 'start', fill: 'rookie' },
    { type: 'configure', settings: { seats: 3 } },
    { type: 'addBot', level: 'rookie' },
  ] as const)
    expect(await ask(node, screen, request)).toBe('notSeated');
  const phone = await sitDown(code, 'Ana', 'fox');
  await node.clock.pass(1000, node.settle);
  for (const client of [screen, phone])
    expect(tableOf(client).presence).toEqual({ persons: [0], spectators: 1, screens: 1 });
  expect(screen.frames.join()).not.toMatch(/token|secret/i);
  expect(screen.frames.join()).not.toContain(tokenOf(phone));
});

test('the first player at a screen’s table becomes host with all rights, and hosting passes on', async () => {
  const { screen, code } = await openOnScreen();
  const ana = await sitDown(code, 'Ana', 'fox');
  const ben = await sitDown(code, 'Ben', 'owl');
  expect(tableOf(ana).table.host).toBe(tableOf(ana).you.person);
  expect(await ask(node, ben, { type: 'configure', settings: { seats: 4 } })).toBe('notHost');
  expect(await ask(node, ana, { type: 'configure', settings: { seats: 4 } })).toBe('ok');
  expect(await ask(node, ana, { type: 'leave' })).toBe('ok');
  expect(tableOf(screen).table.host).toBe(tableOf(ben).you.person);
  expect(await ask(node, ben, { type: 'leave' })).toBe('ok');
  expect(tableOf(screen).table.host).toBeNull();
  const cem = await sitDown(code, 'Cem', 'cat');
  expect(tableOf(cem).table.host).toBe(tableOf(cem).you.person);
  expect(await ask(node, cem, { type: 'start', fill: 'rookie' })).toBe('ok');
  await node.clock.pass(3000, node.settle);
  expect(tableOf(screen).table.stage).toBe('playing');
  expect(tableOf(screen).view?.own).toBeNull();
});

test('a screen that reconnects finds its table, also where the server has only the log', async () => {
  const { screen, code } = await openOnScreen();
  screen.end();
  node.tables.unload(code);
  const again = node.connect();
  expect(await ask(node, again, { type: 'watch', code, screen: true })).toBe(code);
  expect(tableOf(again).table.commitment).toBe(tableOf(screen).table.commitment);
  const ana = await sitDown(code, 'Ana', 'fox');
  expect(tableOf(again).table.host).toBe(tableOf(ana).you.person);
});

test('a screen’s table without people is deleted like any other once the screen is gone', async () => {
  const { screen, code } = await openOnScreen();
  const aWhile = () => node.clock.pass(130_000, node.settle);
  await aWhile();
  expect(node.tables.count().tables).toBe(1);
  screen.end();
  await aWhile();
  expect(node.tables.count().tables).toBe(0);
  node.clock.sleepThrough(7 * 3_600_000);
  await aWhile();
  expect(await node.store.readLog(code)).toEqual([]);
  expect(await ask(node, node.connect(), { type: 'watch', code })).toBe('tableNotFound');
});

test('tables opened by screens and by people count against one limit', async () => {
  await node.close();
  node = await createTestNode({ connection: { openings: createLimiter(2) } });
  const client = node.connect();
  const person = { type: 'create', name: 'Ana', character: 'fox' } as const;
  const [first, second] = [
    await ask(node, client, { type: 'open' }),
    await ask(node, client, person),
  ];
  expect(first).not.toBe(second);
  expect(await ask(node, client, { type: 'open' })).toBe('tooManyRequests');
  expect(await ask(node, client, person)).toBe('tooManyRequests');
  // The refusal changed nothing: the client is still where it was.
  expect(tableOf(client).table.code).toBe(second);
});
