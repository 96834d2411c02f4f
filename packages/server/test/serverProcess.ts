import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const SINCE = String(Date.now());
/** Halves the work of a start. */
const COMPILE_CACHE = path.join(tmpdir(), 'node-compile-cache');

/** A server in a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly port: number;
  pid(): number;
  start(): Promise<void>;
  /** kill -9: no warning, no time to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  /** What it wrote. */
  output(): string;
}

export interface ServerOptions {
  /** How many times as fast as usual its clock runs. */
  readonly speed?: number;
  /** The server package of another release. */
  readonly folder?: string;
  /** The program in that folder. */
  readonly main?: string;
  /** A port of another process that has ended; otherwise a free one. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function serverProcess(
  database: string,
  { speed = 1, folder = PACKAGE, main, port: given, environment = {} }: ServerOptions = {},
): Promise<ServerProcess> {
  const program = path.join(folder, main ?? (speed === 1 ? 'src/main.ts' : 'test/fastMain.ts'));
  const port = given ?? (await freePort());
  let child: ChildProcess | null = null;
  let output = '';
  const ended = (running: ChildProcess) =>
    new Promise<number | null>((resolve) => running.once('exit', (code) => resolve(code)));
  return {
    port,
    output: () => output,
    pid: () => child?.pid ?? 0,
    start: () =>
      new Promise((resolve, reject) => {
        const started = spawn(process.execPath, [program], {
          env: {
            PATH: process.env.PATH,
            NODE_COMPILE_CACHE: COMPILE_CACHE,
            HOLDUP_HOST: '127.0.0.1',
            HOLDUP_PORT: String(port),
            HOLDUP_DATABASE: database,
            // Another release may not know this setting, and refuses to start then.
            ...(folder === PACKAGE ? { HOLDUP_DATABASE_TIMEOUT_MS: '20000' } : {}),
            HOLDUP_WEB_ROOT: '/nowhere',
            HOLDUP_MAX_CONNECTIONS_PER_ADDRESS: '100000',
            HOLDUP_CODE_ATTEMPTS_PER_MINUTE: '100000',
            HOLDUP_TABLES_PER_MINUTE: '100000',
            SPEED: String(speed),
            SINCE,
            ...environment,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        child = started;
        const hear = (data: Buffer) => {
          output += data.toString();
          if (data.toString().includes('"msg":"open"')) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', () => reject(new Error(`the server ended: ${output.slice(-2000)}`)));
      }),
    async kill() {
      if (child === null) return;
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
      child = null;
    },
    async stop() {
      if (child === null) return null;
      const gone = ended(child);
      child.kill('SIGTERM');
      const code = await gone;
      child = null;
      return code;
    },
  };
}
