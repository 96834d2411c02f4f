import { setTimeout as sleep } from 'node:timers/promises';
import { below, createRandom } from '@holdup/engine';
import type { LastingClient } from '../test/lastingClient.ts';
import { checkTables, openLastingTable } from '../test/lastingTables.ts';
import { testFolder } from '../test/server.ts';
import { serverProcess } from '../test/serverProcess.ts';
import { handles, memoryMb } from './processUsage.ts';
import { option, rounded, type ServerPromise } from './promise.ts';

const PEOPLE = 4;
const SAMPLES = 60;
/** The warm-up at the beginning. */
const WARM_UP = 0.5;
/** A slope counts if it is this many times its own standard error. */
const SIGNIFICANT = 3;

interface Trend {
  readonly perHour: number;
  /** How many standard errors the slope is away from zero. */
  readonly errors: number;
  readonly mean: number;
}

/** The straight line through samples taken at these times (in hours), by least squares. */
function trendOf(times: readonly number[], values: readonly number[]): Trend {
  const n = values.length;
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / n;
  const [middle, level] = [mean(times), mean(values)];
  let spread = 0;
  let covariance = 0;
  for (const [i, time] of times.entries()) {
    spread += (time - middle) ** 2;
    covariance += (time - middle) * ((values[i] ?? 0) - level);
  }
  const slope = covariance / spread;
  let rest = 0;
  for (const [i, time] of times.entries())
    rest += ((values[i] ?? 0) - level - slope * (time - middle)) ** 2;
  const error = Math.sqrt(rest / Math.max(1, n - 2) / spread);
  return { perHour: slope, errors: error === 0 ? 0 : slope / error, mean: level };
}

const MEASURES = ['memoryMb', 'heapMb', 'handles', 'loopDelayMs'] as const;
type Measure = (typeof MEASURES)[number];
/** The heap falls with each collection; what is left after one, the lowest of so many samples, is what is in use. */
const HEAP_WINDOW = 4;
/** The runtime allocates memory for minutes before it levels off: shorter runs cannot judge a slope. */
const SHORTEST_JUDGED_MINUTES = 10;
const SLOW: readonly Measure[] = ['memoryMb', 'heapMb'];

/** The lowest of each window of values. */
const floorsOf = (values: readonly number[], window: number): number[] =>
  Array.from({ length: Math.floor(values.length / window) }, (_, i) =>
    Math.min(...values.slice(i * window, (i + 1) * window)),
  );

/** The trend of a measure over the samples. */
function trendIn(name: Measure, times: readonly number[], values: readonly number[]): Trend {
  if (name !== 'heapMb') return trendOf(times, values);
  const floors = floorsOf(values, HEAP_WINDOW);
  return trendOf(
    floors.map((_, i) => times[i * HEAP_WINDOW] ?? 0),
    floors,
  );
}
/** What it may grow in an hour, even if the slope is significant: less than an operator would notice in a week. */
const MOST_PER_HOUR: Readonly<Record<Measure, number>> = {
  memoryMb: 40,
  heapMb: 10,
  handles: 5,
  loopDelayMs: 5,
};

async function sample(port: number, pid: number): Promise<Record<Measure, number>> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    memoryMb: memoryMb(pid),
    heapMb: gauge('nodejs_heap_size_used_bytes') / 1024 / 1024,
    handles: handles(pid),
    loopDelayMs: gauge('nodejs_eventloop_lag_p50_seconds') * 1000,
  };
}

export const soakPromise: ServerPromise = {
  promise: 'players who keep reconnecting: memory, handles and event-loop delay stay flat',
  options: { minutes: 3, tables: 10 },
  async run(options, progress) {
    const folder = testFolder();
    const database = folder.file('soak.db');
    const server = await serverProcess(database, { speed: 5 });
    await server.start();
    try {
      const tables: LastingClient[][] = [];
      for (let i = 0; i < option(options, 'tables'); i++)
        tables.push(
          await openLastingTable([server.port], `table ${i}`, {
            people: PEOPLE,
            settings: { seats: 5 },
          }),
        );
      const clients = tables.flat();
      const random = createRandom('soak');
      const everyMs = (option(options, 'minutes') * 60_000) / SAMPLES;
      const times: number[] = [];
      const samples: Record<Measure, number>[] = [];
      const began = performance.now();
      for (let i = 0; i < SAMPLES; i++) {
        clients[below(random, clients.length)]?.drop();
        await sleep(everyMs);
        times.push((performance.now() - began) / 3_600_000);
        samples.push(await sample(server.port, server.pid()));
        if (i % 15 === 0) progress(JSON.stringify(samples.at(-1)));
      }
      for (const client of clients) client.end();
      const exit = await server.stop();
      const check = await checkTables(database, tables);
      const from = Math.floor(SAMPLES * WARM_UP);
      const trends = MEASURES.map((name) => {
        const values = samples.slice(from).map((each) => each[name]);
        return { name, ...trendIn(name, times.slice(from), values) };
      });
      const long = option(options, 'minutes') >= SHORTEST_JUDGED_MINUTES;
      const grows = trends.filter(
        ({ name, perHour, errors }) =>
          (long || !SLOW.includes(name)) && errors > SIGNIFICANT && perHour > MOST_PER_HOUR[name],
      );
      return {
        figures: {
          acknowledged: check.acknowledged,
          reconnections: clients.reduce((sum, { comingBack }) => sum + comingBack.length, 0),
          lost: check.problems.length,
          memoryJudged: long,
          trends: trends.map(({ name, mean, perHour, errors }) => ({
            name,
            mean: rounded(mean),
            perHour: rounded(perHour),
            standardErrors: rounded(errors),
          })),
        },
        broken: [
          ...check.problems,
          ...grows.map(({ name, perHour }) => `${name} grows by ${rounded(perHour)} an hour`),
          ...(exit === 0 ? [] : [`the server ended with ${exit}`]),
        ],
      };
    } finally {
      await server.kill();
      folder.remove();
    }
  },
};
