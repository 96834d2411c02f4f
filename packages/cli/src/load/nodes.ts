import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../commandLine/userError.ts';
import {
  type StartedProgram,
  type Subject,
  startProgram,
  startSubject,
  treeCpuMs,
  type Usage,
} from './process.ts';

const SERVER_INDEX = import.meta.resolve('@holdup/server');
const SERVER = fileURLToPath(new URL('./main.ts', SERVER_INDEX));
const POSTGRES = fileURLToPath(new URL('../test/postgresMain.ts', SERVER_INDEX));

const NO_LIMIT = '1000000';

/** Nodes of the table server on one database. */
interface Nodes extends Usage {
  readonly ports: readonly number[];
  /** Notifications that all nodes together have received through the database so far. */
  messages(): Promise<number>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own. */
interface LoadDatabase {
  readonly url: string;
  /** Processor time of all its processes so far, in ms. */
  cpuMs(): number;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<LoadDatabase> {
  if (!existsSync(POSTGRES))
    throw new UserError('only the repository has a PostgreSQL to start; name one with --database');
  const { pid, match, stop }: StartedProgram = await startProgram(
    POSTGRES,
    { HOME: tmpdir() },
    /"url":"([^"]+)"/,
  );
  return { url: match[1] ?? '', cpuMs: () => treeCpuMs(pid), stop };
}

const startNode = (database: string): Promise<Subject> =>
  startSubject(SERVER, {
    HOLDUP_HOST: '127.0.0.1',
    HOLDUP_PORT: '0',
    HOLDUP_DATABASE: database,
    HOLDUP_MAX_CONNECTIONS: NO_LIMIT,
    HOLDUP_MAX_CONNECTIONS_PER_ADDRESS: NO_LIMIT,
    HOLDUP_TABLES_PER_MINUTE: NO_LIMIT,
    HOLDUP_CODE_ATTEMPTS_PER_MINUTE: NO_LIMIT,
    HOLDUP_WEB_ROOT: path.join(tmpdir(), 'holdup-no-page'),
  });

/** The sum of a counter over all its labels, from a node's metrics. */
async function counterOf(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export async function startNodes(count: number, database: string): Promise<Nodes> {
  const nodes: Subject[] = [];
  const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())));
  try {
    // One after the other: the first one brings the schema up to date.
    for (let i = 0; i < count; i++) nodes.push(await startNode(database));
  } catch (error) {
    await stop();
    throw error;
  }
  const ports = nodes.map(({ port }) => port);
  return {
    ports,
    cpuMs: () => sum(nodes.map((node) => node.cpuMs())),
    memoryBytes: () => sum(nodes.map((node) => node.memoryBytes())),
    messages: async () =>
      sum(await Promise.all(ports.map((port) => counterOf(port, 'holdup_channel_messages_total')))),
    stop,
  };
}
