import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { UserError } from '../commandLine/userError.ts';
import { oneLine } from '../terminal/oneLine.ts';

/** What a process, or a group of them, has used so far. */
export interface Usage {
  /** Processor time so far, in ms, of all threads. */
  cpuMs(): number;
  memoryBytes(): number;
}

/** A process under load, and what it costs. */
export interface Subject extends Usage {
  readonly port: number;
  stop(): Promise<void>;
}

const CLOCK_TICK_MS = 10;

/** The fields of /proc/PID/stat after the program's name; empty on systems without /proc, and for ended processes. */
function statOf(pid: number | string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const cpuMsOf = (stat: readonly string[]): number =>
  (Number(stat[11]) + Number(stat[12])) * CLOCK_TICK_MS;

/** Processor time of a process's main thread: exact, where ticks of 10 ms round the little of each process down to nothing. */
function mainThreadCpuMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** Processor time of a process and everything it started, including what has ended; all of them have one busy thread. */
export function treeCpuMs(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = Number(statOf(name)[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pid: number): number => {
    const stat = statOf(pid);
    const ended = (Number(stat[13]) + Number(stat[14])) * CLOCK_TICK_MS || 0;
    const running = (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
    return mainThreadCpuMs(pid) + ended + running;
  };
  return sum(root);
}

function memoryBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}

export interface StartedProgram {
  readonly pid: number;
  /** What the pattern matched in its output. */
  readonly match: RegExpExecArray;
  stop(): Promise<void>;
}

const passedOn = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE };
};

/** Starts a program and waits until it prints what says that it is ready. */
export function startProgram(
  script: string,
  environment: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<StartedProgram> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { ...passedOn(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output = (output + data.toString()).slice(-4000);
      const match = ready.exec(output);
      if (match === null) return;
      child.stdout?.removeAllListeners('data').resume();
      resolve({
        pid,
        match,
        stop: () =>
          new Promise((done) => {
            if (child.exitCode !== null || child.signalCode !== null) return done();
            child.once('exit', () => done());
            child.kill('SIGTERM');
          }),
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () =>
      reject(new UserError(`the program under load did not start: ${oneLine(output)}`)),
    );
  });
}

/** Starts a program that prints `"port":N` when it is ready. */
export async function startSubject(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<Subject> {
  const { pid, match, stop } = await startProgram(script, environment, /"port":(\d+)/);
  return {
    port: Number(match[1]),
    cpuMs: () => cpuMsOf(statOf(pid)),
    memoryBytes: () => memoryBytes(pid),
    stop,
  };
}
