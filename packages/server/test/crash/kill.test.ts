import { setTimeout as sleep } from 'node:timers/promises';
import { below, createRandom } from '@holdup/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { checkLog } from '../checkLog.ts';
import { type LastingClient, lastingClient } from '../lastingClient.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type TestFolder, testFolder } from '../server.ts';
import { serverProcess } from '../serverProcess.ts';
import { slowdown } from '../slowdown.ts';

/**
 * On each database. Every kill follows an acknowledgement at once, so two are enough to show that a server which
 * acknowledges moves 20 ms before it writes them loses some. `npm run test:crash` does more.
 */
const KILLS = Number(process.env.KILLS ?? 5);
const SPEED = 10;
const TABLES = 4;
/** From the moment the server listens again until everybody is back in their seat, on a machine that is not busy. */
const BACK_WITHIN_MS = 2000;
/** Between two kills the server acknowledges this many moves at least, and up to this many more. */
const [FEWEST_MOVES, MORE_MOVES] = [4, 24];
const PATIENCE_MS = 60_000;
const PEOPLE = 3;
const CHARACTERS = ['fox', 'owl', 'cat'] as const;

let folder: TestFolder;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = testFolder();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  folder.remove();
});

async function until(happened: () => boolean): Promise<void> {
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS; await sleep(10))
    if (happened()) return;
}

async function openTable(port: number, name: string): Promise<LastingClient[]> {
  const clients: LastingClient[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const client = lastingClient(() => [port], createRandom(`${name} ${i}`));
    const who = { name: `P${i}`, character: CHARACTERS[i] ?? 'fox' } as const;
    await client.begin(
      i === 0
        ? { type: 'create', ...who, settings: { seats: 4, powers: 'random' } }
        : { type: 'join', code: (clients[0] as LastingClient).code, ...who },
    );
    clients.push(client);
  }
  await clients[0]?.ask({ type: 'start', fill: 'rookie' });
  return clients;
}

const acknowledgedBy = (clients: readonly LastingClient[]): number =>
  clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

describe.each(['sqlite', 'postgres'] as const)('kill -9 on %s', (kind) => {
  test(
    `${KILLS} times in the middle of ${TABLES} matches: all are back in their seats within two seconds, nothing acknowledged is lost`,
    async () => {
      const database = kind === 'sqlite' ? folder.file('crash.db') : postgres.url;
      const server = await serverProcess(database, SPEED);
      await server.start();
      const tables: LastingClient[][] = [];
      for (let i = 0; i < TABLES; i++) tables.push(await openTable(server.port, `table ${i}`));
      const clients = tables.flat();
      const random = createRandom(`kills ${kind}`);
      const back: number[] = [];
      for (let i = 0; i < KILLS; i++) {
        const moves = acknowledgedBy(clients) + FEWEST_MOVES + below(random, MORE_MOVES);
        await until(() => acknowledgedBy(clients) >= moves);
        await server.kill();
        const busy = slowdown();
        const before = clients.map((client) => client.comingBack.length);
        const away = () =>
          clients.filter((client, n) => client.comingBack.length === before[n]).length;
        await server.start();
        const up = performance.now();
        await until(() => away() === 0);
        expect(away(), 'clients that did not come back').toBe(0);
        back.push(performance.now() - up);
        expect(back.at(-1)).toBeLessThan(BACK_WITHIN_MS * Math.max(busy, slowdown()));
      }
      await until(() => acknowledgedBy(clients) > TABLES * PEOPLE * KILLS);
      for (const client of clients) client.end();
      expect(await server.stop()).toBe(0);
      const store = await openStore(database, () => {});
      let acknowledged = 0;
      let rows = 0;
      for (const people of tables) {
        const check = await checkLog(store, people);
        expect(check.problems).toEqual([]);
        rows += check.rows;
        acknowledged += acknowledgedBy(people);
      }
      await store.close();
      console.log(
        `${kind}: ${KILLS} kills, ${rows} rows, ${acknowledged} acknowledged moves, all back in their seats ${Math.max(...back).toFixed(0)} ms after the start at most`,
      );
      expect(acknowledged).toBeGreaterThan(TABLES * PEOPLE * KILLS);
    },
    120_000 + KILLS * 20_000,
  );
});
