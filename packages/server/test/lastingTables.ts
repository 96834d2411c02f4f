import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@holdup/engine';
import { CHARACTERS, type SettingsChange } from '@holdup/protocol';
import { openStore } from '../src/store/open.ts';
import { checkLog } from './checkLog.ts';
import { type LastingClient, lastingClient } from './lastingClient.ts';

interface LastingTable {
  readonly people: number;
  readonly settings: SettingsChange;
}

/** The people of one table, in the middle of a match. Each begins at another of the nodes. */
export async function openLastingTable(
  ports: readonly number[],
  name: string,
  { people, settings }: LastingTable,
): Promise<LastingClient[]> {
  const clients: LastingClient[] = [];
  for (let i = 0; i < people; i++) {
    const order = ports.map((_, n) => ports[(i + n) % ports.length] ?? 0);
    const client = lastingClient(() => order, createRandom(`${name} ${i}`));
    const who = { name: `P${i}`, character: CHARACTERS[i] ?? 'fox' };
    const code = clients[0]?.code;
    await client.begin(
      code === undefined
        ? { type: 'create', ...who, settings: { godfatherCounts: 'off', ...settings } }
        : { type: 'join', code, ...who },
    );
    clients.push(client);
  }
  await clients[0]?.ask({ type: 'start', fill: 'rookie' });
  return clients;
}

export const acknowledgedBy = (clients: readonly LastingClient[]): number =>
  clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

const LOOK_EVERY_MS = 10;

/** Waits until something has happened; false: it timed out. */
export async function waitUntil(happened: () => boolean, patienceMs: number): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < patienceMs; ) {
    if (happened()) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return happened();
}

export interface TablesCheck {
  readonly rows: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
  /** Refusals by name, of all clients. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Disconnects everybody and compares the logs with what they received. */
export async function checkTables(
  database: string,
  tables: readonly (readonly LastingClient[])[],
): Promise<TablesCheck> {
  for (const client of tables.flat()) client.end();
  const store = await openStore(database, () => {});
  const problems: string[] = [];
  const errors = new Map<string, number>();
  let rows = 0;
  for (const clients of tables) {
    const check = await checkLog(store, clients);
    problems.push(...check.problems);
    rows += check.rows;
    for (const client of clients)
      for (const [error, count] of client.errors)
        errors.set(error, (errors.get(error) ?? 0) + count);
  }
  await store.close();
  return { rows, acknowledged: acknowledgedBy(tables.flat()), problems, errors };
}
