import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../src/store/open.ts';
import { readEntries } from '../src/table/fold.ts';
import type { LastingClient } from '../test/lastingClient.ts';
import { acknowledgedBy, checkTables, openLastingTable, waitUntil } from '../test/lastingTables.ts';
import { startPostgres } from '../test/postgres.ts';
import { type ServerProcess, serverProcess } from '../test/serverProcess.ts';
import { option, type ServerPromise, UsageError } from './promise.ts';

const PEOPLE = 4;
const PATIENCE_MS = 120_000;
/** Moves that every table makes before the next node is replaced. */
const MOVES_EACH = 6;
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** The server package of the last release: a checkout with its dependencies, named by LAST_RELEASE. */
function lastRelease(): string {
  const checkout = process.env.LAST_RELEASE;
  if (checkout === undefined) return PACKAGE;
  const folder = path.join(checkout, 'packages/server');
  if (!existsSync(path.join(folder, 'src/main.ts')))
    throw new UsageError(`LAST_RELEASE must name a checkout; ${checkout} is not one`);
  return folder;
}

/** Everybody makes some moves; tables that do not advance are counted. */
async function standingStill(tables: readonly LastingClient[][]): Promise<number> {
  const before = tables.map(acknowledgedBy);
  const stuck = () =>
    tables.filter((clients, i) => acknowledgedBy(clients) < (before[i] ?? 0) + MOVES_EACH);
  await waitUntil(() => stuck().length === 0, PATIENCE_MS);
  return stuck().length;
}

/** Turns that were played for somebody, by the clock or a stand-in. */
async function lostTurns(database: string, tables: readonly LastingClient[][]): Promise<number> {
  const store = await openStore(database, () => {});
  let lost = 0;
  for (const [client] of tables)
    for (const { entries } of await store.readLog(client?.code ?? ''))
      lost += readEntries(entries).filter(({ t }) => t === 'defaulted' || t === 'satIn').length;
  await store.close();
  return lost;
}

export const upgradePromise: ServerPromise = {
  promise:
    'nodes of the last release (LAST_RELEASE=/path/to/checkout; this one by default) are replaced one by one: nobody loses a move or a turn',
  options: { tables: 10 },
  async run(options, progress) {
    const postgres = await startPostgres();
    const folder = lastRelease();
    const nodes: ServerProcess[] = [];
    try {
      for (let i = 0; i < 2; i++) {
        const node = await serverProcess(postgres.url, { folder });
        await node.start();
        nodes.push(node);
      }
      const ports = nodes.map(({ port }) => port);
      const tables: LastingClient[][] = [];
      for (let i = 0; i < option(options, 'tables'); i++)
        tables.push(
          await openLastingTable(ports, `table ${i}`, {
            people: PEOPLE,
            settings: { seats: PEOPLE, pace: 'relaxed' },
          }),
        );
      let still = await standingStill(tables);
      for (const [i, old] of nodes.entries()) {
        await old.stop();
        const node = await serverProcess(postgres.url, { port: old.port });
        await node.start();
        nodes[i] = node;
        progress(`node ${i + 1} is replaced`);
        still += await standingStill(tables);
      }
      const check = await checkTables(postgres.url, tables);
      const turns = await lostTurns(postgres.url, tables);
      const moved = tables.flat().filter(({ comingBack }) => comingBack.length > 0).length;
      return {
        figures: {
          lastRelease: folder === PACKAGE ? 'this release' : 'LAST_RELEASE',
          people: tables.flat().length,
          moved,
          acknowledged: check.acknowledged,
          lost: check.problems.length,
          lostTurns: turns,
          refusals: Object.fromEntries(check.errors),
        },
        broken: [
          ...check.problems,
          ...(turns > 0 ? [`${turns} turns were lost`] : []),
          ...(still > 0 ? [`${still} tables stood still`] : []),
        ],
      };
    } finally {
      for (const node of nodes) await node.kill();
      await postgres.remove();
    }
  },
};
