import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SUBPROTOCOL, socketPath } from '@holdup/protocol';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/server.ts';
import { freePort, startPostgres } from '../test/postgres.ts';
import { startTestServer } from '../test/server.ts';
import { option, type ServerPromise, UsageError } from './promise.ts';

const CONFIG = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url));
const PEOPLE = 4;
const PATIENCE_MS = 30_000;

/** HAProxy with the configuration that is deployed, in front of two nodes. */
async function startProxy(nodes: readonly RunningServer[]) {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new UsageError('this needs HAProxy; on Debian: apt-get install haproxy');
  }
  const port = await freePort();
  const [one, two] = nodes.map((node) => `127.0.0.1:${node.port}`);
  const child = spawn('haproxy', ['-db', '-f', CONFIG], {
    env: {
      PATH: process.env.PATH,
      HOLDUP_BIND: `127.0.0.1:${port}`,
      HOLDUP_NODE1: one,
      HOLDUP_NODE2: two,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const up = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok;
  for (let left = PATIENCE_MS / 100; !(await up()); left--) {
    if (left === 0) throw new Error('the proxy does not answer');
    await sleep(100);
  }
  return { port, stop: () => child.kill('SIGTERM') };
}

interface Visitor {
  readonly socket: WebSocket;
  readonly code: string;
}

/** Connects through the proxy as the page does, and sends one request. */
function visit(port: number, code: string | null, request: object): Promise<Visitor> {
  return new Promise((resolve, reject) => {
    const url = `ws://127.0.0.1:${port}${socketPath(code ?? undefined)}`;
    const socket = new WebSocket(url, SUBPROTOCOL);
    socket.on('open', () => socket.send(JSON.stringify({ ...request, id: 1 })));
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message: { type: string; code?: string; error?: string } = JSON.parse(data.toString());
      if (message.type === 'ok') resolve({ socket, code: message.code ?? code ?? '' });
      if (message.type === 'error') reject(new Error(`refused: ${message.error}`));
    });
  });
}

async function openTable(port: number): Promise<string> {
  const { socket, code } = await visit(port, null, { type: 'open' });
  // The page creates a table on a connection of its own, then opens another one that names the code.
  socket.close();
  return code;
}

const watchAll = (port: number, codes: readonly string[]): Promise<Visitor[]> =>
  Promise.all(
    codes.flatMap((code) =>
      Array.from({ length: PEOPLE }, () =>
        visit(port, code, { type: 'watch', code, screen: false }),
      ),
    ),
  );

/** The nodes of each table's players. */
const placesOf = (nodes: readonly RunningServer[], codes: readonly string[]): string[] =>
  codes.map((code) =>
    nodes
      .flatMap((node, i) => {
        const live = node.tables.all().find((each) => each.code === code);
        return live !== undefined && live.viewers.size > 0 ? [`node ${i + 1}`] : [];
      })
      .join(' and '),
  );

export const proxyPromise: ServerPromise = {
  promise:
    'behind HAProxy everybody at a table is on one node; when it stops, all move to the other',
  options: { tables: 30 },
  async run(options) {
    const postgres = await startPostgres();
    const nodes = [
      await startTestServer({ database: postgres.url, trustProxy: true }),
      await startTestServer({ database: postgres.url, trustProxy: true }),
    ];
    const proxy = await startProxy(nodes);
    try {
      const codes: string[] = [];
      for (let i = 0; i < option(options, 'tables'); i++) codes.push(await openTable(proxy.port));
      const before = await watchAll(proxy.port, codes);
      const places = placesOf(nodes, codes);
      for (const { socket } of before) socket.close();
      await nodes[1]?.stop();
      // Until the proxy has noticed; it asks every two seconds.
      const began = performance.now();
      let after: Visitor[] | null = null;
      while (after === null && performance.now() - began < PATIENCE_MS)
        after = await watchAll(proxy.port, codes).catch(() => null);
      const moved = placesOf(nodes.slice(0, 1), codes);
      for (const { socket } of after ?? []) socket.close();
      const at = (place: string) => places.filter((each) => each === place).length;
      const atOne = at('node 1') + at('node 2');
      return {
        figures: {
          tables: codes.length,
          people: before.length,
          atNode1: at('node 1'),
          atNode2: at('node 2'),
          atBoth: codes.length - atOne,
          msUntilAllMoved: Math.round(performance.now() - began),
        },
        broken: [
          ...(atOne < codes.length ? ['the people of a table are at several nodes'] : []),
          ...(at('node 1') === 0 || at('node 2') === 0 ? ['one node has no tables'] : []),
          ...(moved.some((place) => place !== 'node 1') ? ['not everybody moved'] : []),
        ],
      };
    } finally {
      proxy.stop();
      for (const node of nodes) await node.stop();
      await postgres.remove();
    }
  },
};
