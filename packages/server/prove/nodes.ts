import { setTimeout as sleep } from 'node:timers/promises';
import { below, createRandom, type Random } from '@holdup/engine';
import type { LastingClient } from '../test/lastingClient.ts';
import { acknowledgedBy, checkTables, openLastingTable, waitUntil } from '../test/lastingTables.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { type ServerProcess, serverProcess } from '../test/serverProcess.ts';
import { option, type ServerPromise } from './promise.ts';

const PEOPLE = 4;
const OPENING_AT_ONCE = 8;
const PATIENCE_MS = 120_000;
/** How long the database is unreachable or unresponsive: longer than the query timeout. */
const [SHORTEST_MS, LONGER_MS] = [1000, 5000];
/** Between two disturbances. */
const REST_MS = 8000;

/** Refusals that are not faults: the table had moved on, or the database was unreachable. */
const HONEST: readonly string[] = [
  'lost',
  'unavailable',
  'tryAgain',
  'tooLate',
  'notAsked',
  'paused',
  'notSeated',
];

/** What disturbances act on. */
interface Cluster {
  readonly postgres: TestPostgres;
  readonly nodes: readonly ServerProcess[];
  readonly random: Random;
}

const away = async ({ random }: Cluster): Promise<void> => {
  await sleep(SHORTEST_MS + below(random, LONGER_MS));
};

/** What can happen to the database and the nodes. */
const DISTURBANCES: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  async 'database killed'(cluster) {
    await cluster.postgres.kill();
    await away(cluster);
    await cluster.postgres.start();
  },
  async 'database paused'(cluster) {
    cluster.postgres.pause();
    await away(cluster);
    cluster.postgres.resume();
  },
  async 'database restarted'(cluster) {
    await cluster.postgres.stop();
    await away(cluster);
    await cluster.postgres.start();
  },
  async 'node killed'({ nodes, random }) {
    const node = nodes[below(random, nodes.length)];
    await node?.kill();
    await node?.start();
  },
};

/** The most warnings that a node wrote within one second. */
function mostWarnings(output: string): number {
  const bySecond = new Map<number, number>();
  for (const line of output.split('\n')) {
    const [, time] = /"level":40,"time":(\d+)/.exec(line) ?? [];
    if (time === undefined) continue;
    const second = Math.floor(Number(time) / 1000);
    bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...bySecond.values());
}

async function openTables(ports: readonly number[], count: number): Promise<LastingClient[][]> {
  const tables: LastingClient[][] = [];
  await Promise.all(
    Array.from({ length: OPENING_AT_ONCE }, async (_, lane) => {
      for (let i = lane; i < count; i += OPENING_AT_ONCE)
        tables.push(
          await openLastingTable(ports, `table ${i}`, { people: PEOPLE, settings: { seats: 4 } }),
        );
    }),
  );
  return tables;
}

/** Every table advances by some moves of its players; tables that do not are counted. */
async function stalledTables(tables: readonly LastingClient[][]): Promise<number> {
  const before = tables.map(acknowledgedBy);
  const stuck = () => tables.filter((clients, i) => acknowledgedBy(clients) <= (before[i] ?? 0));
  await waitUntil(() => stuck().length === 0, PATIENCE_MS);
  return stuck().length;
}

export const nodesPromise: ServerPromise = {
  promise:
    'tables spread over two nodes while the database is killed, paused and restarted: nothing is lost, no deadlock, no error except requests to retry',
  options: { tables: 40, minutes: 3 },
  async run(options, progress) {
    const postgres = await startPostgres();
    const environment = { HOLDUP_DATABASE_TIMEOUT_MS: '3000' };
    const nodes = await Promise.all([0, 1].map(() => serverProcess(postgres.url, { environment })));
    const random = createRandom('disturbances');
    const disturbed = new Map<string, number>();
    try {
      for (const node of nodes) await node.start();
      const ports = nodes.map(({ port }) => port);
      const tables = await openTables(ports, option(options, 'tables'));
      progress(`${tables.length} tables are open`);
      const until = performance.now() + option(options, 'minutes') * 60_000;
      const names = Object.keys(DISTURBANCES);
      for (let i = 0; performance.now() < until; i++) {
        await sleep(REST_MS);
        const name = names[i % names.length] ?? '';
        await DISTURBANCES[name]?.({ postgres, nodes, random });
        disturbed.set(name, (disturbed.get(name) ?? 0) + 1);
        progress(`${name}; ${acknowledgedBy(tables.flat())} moves acknowledged`);
      }
      const still = await stalledTables(tables);
      for (const client of tables.flat()) client.end();
      for (const node of nodes) await node.stop();
      const check = await checkTables(postgres.url, tables);
      const output = nodes.map((node) => node.output());
      const warnings = Math.max(...output.map(mostWarnings));
      const faults = output.join('').match(/.*"msg":"fault".*/g) ?? [];
      const dishonest = [...check.errors].filter(([name]) => !HONEST.includes(name));
      return {
        figures: {
          disturbances: Object.fromEntries(disturbed),
          acknowledged: check.acknowledged,
          rows: check.rows,
          lost: check.problems.length,
          deadlocks: postgres.deadlocks(),
          tablesStandingStill: still,
          refusals: Object.fromEntries(check.errors),
          mostWarningsInASecond: warnings,
          faults: faults.length,
        },
        broken: [
          ...check.problems.slice(0, 10),
          ...dishonest.map(([name, count]) => `${count} people were told ${name}`),
          ...(postgres.deadlocks() > 0 ? [`${postgres.deadlocks()} deadlocks`] : []),
          ...(still > 0 ? [`${still} tables stand still`] : []),
          ...faults.slice(0, 3),
          ...(warnings > 1 ? [`${warnings} warnings in one second`] : []),
        ],
      };
    } finally {
      for (const node of nodes) await node.kill();
      await postgres.remove();
    }
  },
};
