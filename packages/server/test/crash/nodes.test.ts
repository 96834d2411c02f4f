import { below, createRandom, type Move } from '@holdup/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Entry } from '../../src/table/entries.ts';
import { checkLog } from '../checkLog.ts';
import { connect, type TestClient } from '../client.ts';
import { type LastingClient, lastingClient } from '../lastingClient.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { startTestServer } from '../server.ts';
import { serverProcess } from '../serverProcess.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const PATIENCE = { timeout: 60_000, interval: 10 };
const CHARACTERS = ['fox', 'owl', 'cat', 'bear'] as const;

/** People of one table on several nodes: each begins at another one. */
async function openTable(ports: readonly number[], name: string): Promise<LastingClient[]> {
  const clients: LastingClient[] = [];
  for (let i = 0; i < 4; i++) {
    const order = ports.map((_, n) => ports[(i + n) % ports.length] as number);
    const client = lastingClient(() => order, createRandom(`${name} ${i}`));
    const who = { name: `P${i}`, character: CHARACTERS[i] ?? 'fox' } as const;
    await client.begin(
      i === 0
        ? { type: 'create', ...who, settings: { seats: 4, godfatherCounts: 'off' } }
        : { type: 'join', code: (clients[0] as LastingClient).code, ...who },
    );
    clients.push(client);
  }
  await clients[0]?.ask({ type: 'start' });
  return clients;
}

const movesOf = (clients: readonly LastingClient[]): number =>
  clients.reduce((sum, client) => sum + client.acknowledged.length, 0);

/** Waits until every table has advanced by some moves, or to its end. */
async function untilAllAdvance(tables: readonly LastingClient[][]): Promise<void> {
  const before = tables.map(movesOf);
  for (const since = performance.now(); performance.now() - since < PATIENCE.timeout; ) {
    const advanced = (clients: readonly LastingClient[], i: number) =>
      movesOf(clients) >= (before[i] ?? 0) + 6 ||
      clients.some((client) => client.table?.table.stage === 'finished');
    if (tables.every(advanced)) return;
    await pause(PATIENCE.interval);
  }
  throw new Error(
    `a table stands still: ${JSON.stringify(before)} → ${JSON.stringify(tables.map(movesOf))}`,
  );
}

async function checkAll(tables: readonly LastingClient[][]): Promise<number> {
  for (const client of tables.flat()) client.end();
  const store = await openStore(postgres.url, () => {});
  let acknowledged = 0;
  for (const clients of tables) {
    expect((await checkLog(store, clients)).problems).toEqual([]);
    for (const client of clients) acknowledged += client.acknowledged.length;
  }
  await store.close();
  return acknowledged;
}

test('two nodes serve one table; one is killed, and its clients continue at the other', async () => {
  const [one, two] = await Promise.all([
    serverProcess(postgres.url, { speed: 10 }),
    serverProcess(postgres.url, { speed: 10 }),
  ]);
  await one.start();
  await two.start();
  const ports = [one.port, two.port];
  const tables = [await openTable(ports, 'a'), await openTable(ports, 'b')];
  const clients = tables.flat();
  await untilAllAdvance(tables);
  await one.kill();
  await untilAllAdvance(tables);
  for (const client of clients) expect(client.comingBack.length).toBeLessThanOrEqual(1);
  expect(clients.filter((client) => client.comingBack.length === 1)).toHaveLength(4);
  expect(await checkAll(tables)).toBeGreaterThan(20);
  await two.stop();
});

test('PostgreSQL is restarted under load: matches pause and continue', async () => {
  const server = await serverProcess(postgres.url, { speed: 10 });
  await server.start();
  const tables = [await openTable([server.port], 'c'), await openTable([server.port], 'd')];
  await untilAllAdvance(tables);
  await postgres.stop();
  await pause(700);
  await postgres.start();
  await untilAllAdvance(tables);
  await untilAllAdvance(tables);
  expect(await checkAll(tables)).toBeGreaterThan(20);
  expect(await server.stop()).toBe(0);
});

/** Ana's table of three without clocks. */
async function createTable(port: number) {
  const ana = await connect(port);
  const { code = '', token = '' } = await ana.request({
    type: 'create',
    name: 'Ana',
    character: 'fox',
    settings: { seats: 3, pace: 'untimed' },
  });
  return { ana, code, token };
}

/** Sends a move, and resolves to `ok` or the name of the refusal. */
const answerTo = (client: TestClient, move: Move, question: number): Promise<string> =>
  client.request({ type: 'play', question, move }).then(
    () => 'ok',
    (refusal: { error: string }) => refusal.error,
  );

test('of two nodes racing for one move, one wins and the other gets a clear answer; moves of two seats both count', async () => {
  const [one, two] = await Promise.all([
    startTestServer({ database: postgres.url }),
    startTestServer({ database: postgres.url }),
  ]);
  for (let round = 0; round < 6; round++) {
    const { ana, code, token } = await createTable(one.port);
    const [ben, cem] = await Promise.all([connect(two.port), connect(one.port)]);
    await ben.request({ type: 'join', code, name: 'Ben', character: 'owl' });
    await cem.request({ type: 'join', code, name: 'Cem', character: 'cat' });
    await ana.request({ type: 'start' });
    for (const client of [ana, ben, cem])
      await client.until(({ view }) => view?.public.step === 'load');
    const question = ana.session.table?.clock?.question ?? 0;
    // Ana's other phone takes the seat on the second node and answers at once, while the first one answers too.
    const other = await connect(two.port);
    const back = other.request({ type: 'resume', code, token });
    const answers = await Promise.all([
      answerTo(ana, { move: 'load', bullet: 'click' }, question),
      answerTo(other, { move: 'load', bullet: 'bang' }, question),
      answerTo(ben, { move: 'load', bullet: 'click' }, question),
      answerTo(cem, { move: 'load', bullet: 'click' }, question),
    ]);
    await back;
    expect(answers.slice(2)).toEqual(['ok', 'ok']);
    const race = answers.slice(0, 2).toSorted().join();
    expect(['notAsked,ok', 'notSeated,ok', 'ok,tooLate']).toContain(race);
    await ben.until(({ view }) => view?.public.step === 'aim');
    const rows = await one.store.readLog(code);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    const played = rows
      .flatMap(({ entries }) => JSON.parse(entries) as Entry[])
      .filter((entry) => entry.t === 'played');
    expect(played.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    const kept = played.find(({ seat }) => seat === 0)?.move;
    expect(kept).toEqual({ move: 'load', bullet: answers[0] === 'ok' ? 'click' : 'bang' });
    for (const client of [ana, ben, cem, other]) client.close();
  }
  await Promise.all([one.stop(), two.stop()]);
});

test('of two nodes racing for one seat, one wins and the other gets a clear answer', async () => {
  const [one, two] = await Promise.all([
    startTestServer({ database: postgres.url }),
    startTestServer({ database: postgres.url }),
  ]);
  const { ana, code, token } = await createTable(one.port);
  const random = createRandom('race');
  const outcomes: string[] = [];
  for (let i = 0; i < 12; i++) {
    // The same seat on both nodes: whoever comes last has it, and both try to sit a bot down at once.
    const [ben, cem] = await Promise.all([connect(one.port), connect(two.port)]);
    const answers = await Promise.all(
      [ben, cem].map((client, n) =>
        client
          .request({
            type: 'join',
            code,
            name: `R${n}`,
            character: n === 0 ? 'owl' : 'cat',
            seat: 1,
          })
          .then(
            () => 'won',
            (refusal: { error: string }) => refusal.error,
          ),
      ),
    );
    outcomes.push(answers.toSorted().join());
    await ana.until((table) => table.table.seats[1]?.kind === 'person');
    await ana.request({ type: 'remove', seat: 1 });
    await ana.until((table) => table.table.seats[1]?.kind === 'open');
    for (const client of [ben, cem]) client.close();
    await pause(below(random, 20));
  }
  expect(new Set(outcomes)).toEqual(new Set(['noSuchSeat,won']));
  // The seat is taken up on the other node: the tab on the first one is told.
  const moved = await connect(two.port);
  await moved.request({ type: 'resume', code, token });
  await vi.waitFor(() => expect(ana.gone).toEqual(['replaced']), PATIENCE);
  moved.close();
  ana.close();
  await Promise.all([one.stop(), two.stop()]);
});
