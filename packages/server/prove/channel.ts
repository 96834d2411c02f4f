import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { waitUntil } from '../test/lastingTables.ts';
import { startPostgres } from '../test/postgres.ts';
import { option, rounded, type ServerPromise } from './promise.ts';

const TABLES = 500;
const PATIENCE_MS = 60_000;

interface Rates {
  /** Rows a second that two nodes commit together, and that all nodes are notified of. */
  readonly rows: number;
  /** Presence messages a second that one node can send. */
  readonly messages: number;
}

async function rowRate(nodes: readonly Store[], seconds: number, round: number): Promise<number> {
  let heard = 0;
  for (const node of nodes)
    node.channel.onRow(() => {
      heard++;
    });
  const began = performance.now();
  const until = began + seconds * 1000;
  let written = 0;
  const write = async (node: Store, table: number) => {
    const code = `R${round}-${table}`;
    for (let seq = 1; performance.now() < until; seq++) {
      await node.append({ code, seq, at: 1, entries: '[{"t":"played","seat":0}]' });
      written++;
    }
  };
  // As under full load: each table always has one row in flight.
  const tables = Array.from({ length: TABLES }, (_, i) => i);
  await Promise.all(tables.map((table) => write(nodes[table % 2] ?? (nodes[0] as Store), table)));
  await waitUntil(() => heard >= written * nodes.length, PATIENCE_MS);
  return (written / (performance.now() - began)) * 1000;
}

async function messageRate(
  [sender, ...others]: readonly Store[],
  messages: number,
): Promise<number> {
  let heard = 0;
  for (const node of others)
    node.channel.onMessage(() => {
      heard++;
    });
  const began = performance.now();
  for (let i = 0; i < messages; i++) sender?.channel.send(`message ${i}`);
  await waitUntil(() => heard >= messages * others.length, PATIENCE_MS);
  return (messages / (performance.now() - began)) * 1000;
}

export const channelPromise: ServerPromise = {
  promise:
    'how many rows and messages a second the channel between two, three and four nodes can carry',
  options: { seconds: 4, messages: 900 },
  async run(options, progress) {
    const postgres = await startPostgres();
    const figures: Record<string, Rates> = {};
    try {
      for (const count of [2, 3, 4]) {
        const nodes: Store[] = [];
        for (let i = 0; i < count; i++) nodes.push(await openStore(postgres.url, () => {}));
        figures[`${count} nodes`] = {
          rows: rounded(await rowRate(nodes, option(options, 'seconds'), count), 0),
          messages: rounded(await messageRate(nodes, option(options, 'messages')), 0),
        };
        progress(`${count} nodes: ${JSON.stringify(figures[`${count} nodes`])}`);
        for (const node of nodes) await node.close();
      }
      return { figures, broken: [] };
    } finally {
      await postgres.remove();
    }
  },
};
