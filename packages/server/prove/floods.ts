import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testFolder } from '../test/server.ts';
import { type ServerProcess, serverProcess } from '../test/serverProcess.ts';
import { honestDuring, isDoubled } from './control.ts';
import { honestPlayers } from './honestPlayers.ts';
import { cpuMs, handles, memoryMb } from './processUsage.ts';
import { option, rounded, type ServerPromise } from './promise.ts';

const FLOOD = fileURLToPath(new URL('./floodMain.ts', import.meta.url));
const KINDS = ['connections', 'sharks', 'chat', 'spectators', 'slowReaders', 'pongs'] as const;
const TABLES = 6;
const MOST_CONNECTIONS = 2000;
/** What a server takes without load, and a table for each connection that the limits allow. */
const MOST_MEMORY_MB = 200 + 0.3 * MOST_CONNECTIONS;
/** The limits as an operator has them, and an address for each client in the header that a proxy sets. */
const ENVIRONMENT = {
  HOLDUP_TRUST_PROXY: 'on',
  HOLDUP_MAX_CONNECTIONS_PER_ADDRESS: '200',
  HOLDUP_TABLES_PER_MINUTE: '20',
  HOLDUP_CODE_ATTEMPTS_PER_MINUTE: '20',
  HOLDUP_MAX_CONNECTIONS: String(MOST_CONNECTIONS),
};

const fileMb = (file: string): number =>
  ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  ) /
  1024 /
  1024;

/** In a separate process, at the lowest priority: the attacker's own work must not slow down the honest players. */
async function flood(args: readonly string[]): Promise<unknown> {
  const child = spawn('nice', ['-n', '19', process.execPath, FLOOD, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data.toString();
  });
  await once(child, 'exit');
  return JSON.parse(output);
}

interface FloodPlan {
  readonly kind: (typeof KINDS)[number];
  readonly addresses: number;
  readonly seconds: number;
}

async function sufferFlood(server: ServerProcess, file: string, plan: FloodPlan) {
  const honest = await honestPlayers(server.port, TABLES);
  const { kind, addresses, seconds } = plan;
  const args = [kind, String(server.port), honest.code, String(addresses), String(seconds)];
  let [cpuBefore, diskBefore, began] = [0, 0, 0];
  const { p99, result } = await honestDuring(honest, TABLES, seconds * 500, () => {
    [cpuBefore, diskBefore, began] = [cpuMs(server.pid()), fileMb(file), performance.now()];
    return flood(args);
  });
  const figures = {
    honestP99Ms: p99,
    cores: rounded((cpuMs(server.pid()) - cpuBefore) / (performance.now() - began), 2),
    memoryMb: rounded(memoryMb(server.pid()), 0),
    diskMb: rounded(fileMb(file) - diskBefore),
    handles: handles(server.pid()),
    attack: result,
  };
  honest.stop();
  return figures;
}

export const floodsPromise: ServerPromise = {
  promise:
    'floods of connections, shark tables, chat, spectators, slow readers and unsolicited frames, from one address and from many: CPU, memory and disk stay bounded, honest p99 at most doubled',
  // Several processes can share the kinds: each runs some of them, from the first one on.
  options: { seconds: 8, addresses: 100, first: 1, kinds: KINDS.length },
  async run(options, progress) {
    const seconds = option(options, 'seconds');
    const figures: Record<string, unknown> = {};
    const broken: string[] = [];
    const first = option(options, 'first') - 1;
    for (const kind of KINDS.slice(first, first + option(options, 'kinds')))
      for (const addresses of [1, option(options, 'addresses')]) {
        const folder = testFolder();
        const file = folder.file('flood.db');
        const server = await serverProcess(file, { environment: ENVIRONMENT });
        await server.start();
        const name = `${kind} from ${addresses}`;
        try {
          const found = await sufferFlood(server, file, { kind, addresses, seconds });
          figures[name] = found;
          if (isDoubled(found.honestP99Ms))
            broken.push(`${name}: honest p99 ${JSON.stringify(found.honestP99Ms)}`);
          if (found.memoryMb > MOST_MEMORY_MB) broken.push(`${name}: ${found.memoryMb} MB`);
          if ((await server.stop()) !== 0) broken.push(`${name}: the server did not end well`);
          progress(`${name}: ${JSON.stringify(found)}`);
        } finally {
          await server.kill();
          folder.remove();
        }
      }
    return { figures, broken };
  },
};
