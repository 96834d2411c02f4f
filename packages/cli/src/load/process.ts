import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { UserError } from '../commandLine/userError.ts';
import { oneLine } from '../terminal/oneLine.ts';

/** A process under load, and what it costs. */
export interface Subject {
  readonly port: number;
  /** Processor time so far, in ms, of all its threads. */
  cpuMs(): number;
  memoryBytes(): number;
  stop(): Promise<void>;
}

const CLOCK_TICK_MS = 10;

/** From /proc; NaN on systems without it. */
function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
  } catch {
    return Number.NaN;
  }
}

function memoryBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** Starts a program that prints `"port":N` when it is ready. */
export function startSubject(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Subject> {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output = (output + data.toString()).slice(-4000);
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      child.stdout?.removeAllListeners('data').resume();
      resolve({
        port: Number(port),
        cpuMs: () => cpuMs(pid),
        memoryBytes: () => memoryBytes(pid),
        stop: () =>
          new Promise((done) => {
            child.once('exit', () => done());
            child.kill('SIGTERM');
          }),
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () =>
      reject(new UserError(`the server under load did not start: ${oneLine(output)}`)),
    );
  });
}
