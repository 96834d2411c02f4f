import { PerformanceObserver } from 'node:perf_hooks';
import type { LoadTable } from './loadTable.ts';
import type { Usage } from './process.ts';
import { createTally, type Tally } from './tally.ts';

/** What was measured in a run. */
export interface RunFigures {
  readonly seconds: number;
  readonly tally: Tally;
  readonly cpuMs: number;
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  /** Notifications that the nodes received through the database, and the database's own processor time. */
  readonly messages: number;
  readonly databaseCpuMs: number;
  readonly clientPauses: Pauses;
}

/** How long garbage collection stopped this process, and with it all clients: that adds to what they measure. */
interface Pauses {
  readonly totalMs: number;
  readonly longestMs: number;
}

/** Returns what ends the watch. */
function watchPauses(): () => Pauses {
  const durations: number[] = [];
  const note = (pauses: readonly { readonly duration: number }[]): void => {
    for (const { duration } of pauses) durations.push(duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return {
      totalMs: durations.reduce((sum, each) => sum + each, 0),
      longestMs: Math.max(0, ...durations),
    };
  };
}

/** What is measured besides the processes under load. */
interface Surroundings {
  readonly messages: () => Promise<number>;
  readonly databaseCpuMs: () => number;
}

const NOTHING_ELSE: Surroundings = { messages: async () => 0, databaseCpuMs: () => 0 };

const OPENING_AT_ONCE = 8;
const SLICE_MS = 100;
/** How much longer than asked a slow server is measured, until it has taken enough moves. */
const PATIENCE_SECONDS = 60;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const pauseUntil = (time: number): Promise<void> => pause(Math.max(0, time - performance.now()));

/** Seats all players, lets the tables warm up, and measures. */
export async function measureRun(
  make: (tally: () => Tally, index: number) => LoadTable,
  options: {
    readonly tables: number;
    readonly warmUpSeconds: number;
    readonly seconds: number;
    /** The fewest moves that say something. */
    readonly moves: number;
    readonly subject: Usage;
    readonly surroundings?: Surroundings;
    readonly progress: (done: number, remark: string) => void;
  },
): Promise<RunFigures> {
  const { tables: count, seconds, subject, progress, surroundings = NOTHING_ELSE } = options;
  let tally = createTally();
  const memoryBefore = subject.memoryBytes();
  const tables = Array.from({ length: count }, (_, i) => make(() => tally, i));
  let opened = 0;
  try {
    await Promise.all(
      Array.from({ length: OPENING_AT_ONCE }, async (_, lane) => {
        for (let i = lane; i < count; i += OPENING_AT_ONCE) {
          await tables[i]?.open();
          opened++;
          progress(0.4 * (opened / count), `${opened} tables open`);
        }
      }),
    );
    // Real tables are not in step: they start one after the other, over half of the warm-up.
    const warmUpBegan = performance.now();
    const halfMs = options.warmUpSeconds * 500;
    const slices = Math.max(1, Math.ceil(halfMs / SLICE_MS));
    for (let slice = 0; slice < slices; slice++) {
      for (let i = slice; i < count; i += slices) tables[i]?.begin();
      await pauseUntil(warmUpBegan + (halfMs * (slice + 1)) / slices);
    }
    await pauseUntil(warmUpBegan + 2 * halfMs);
    const messagesBefore = await surroundings.messages();
    const databaseBefore = surroundings.databaseCpuMs();
    tally = createTally();
    const endWatch = watchPauses();
    const cpuBefore = subject.cpuMs();
    const began = performance.now();
    const isDone = (passed: number): boolean =>
      passed >= seconds && (tally.moves >= options.moves || passed >= seconds + PATIENCE_SECONDS);
    for (let passed = 0; !isDone(passed); ) {
      await pause(Math.min(1000, Math.max(SLICE_MS, (seconds - passed) * 1000)));
      passed = (performance.now() - began) / 1000;
      const rate = (tally.moves / passed).toFixed(0);
      const p99 = tally.latency.percentile(0.99).toFixed(1);
      progress(0.4 + 0.6 * Math.min(1, passed / seconds), `${rate} moves/s, p99 ${p99} ms`);
    }
    return {
      seconds: (performance.now() - began) / 1000,
      tally,
      cpuMs: subject.cpuMs() - cpuBefore,
      memoryBefore,
      memoryAfter: subject.memoryBytes(),
      messages: (await surroundings.messages()) - messagesBefore,
      databaseCpuMs: surroundings.databaseCpuMs() - databaseBefore,
      clientPauses: endWatch(),
    };
  } finally {
    for (const table of tables) table.close();
  }
}
