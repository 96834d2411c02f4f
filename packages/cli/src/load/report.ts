import { grouped } from '../terminal/number.ts';
import { table } from '../terminal/table.ts';
import type { RunFigures } from './run.ts';

/** What the server is compared with: `ws` alone, and `ws` with a row on disk before every answer. */
export type Baseline = 'echo' | 'durableEcho';
/** `home`: all players of a table at one node. `spread`: at all nodes. */
export type RunName = 'server' | 'home' | 'spread' | Baseline;

export interface LoadReport {
  readonly name: RunName;
  readonly nodes: number;
  readonly tables: number;
  readonly players: number;
  readonly database: string;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly matchesFinished: number;
  readonly latencyMs: { readonly p50: number; readonly p99: number; readonly p999: number };
  readonly frameBytes: number;
  readonly framesPerMove: number;
  readonly cpuMsPerMove: number;
  readonly databaseCpuMsPerMove: number;
  /** Notifications that all nodes together received through the database. */
  readonly nodeMessagesPerMove: number;
  readonly nodeMessagesPerSecond: number;
  readonly coresUsed: number;
  readonly memoryPerTableKb: number;
  readonly memoryMb: number;
  /** How long garbage collection stopped the clients: in % of the time, and at most. */
  readonly clientPauses: { readonly percent: number; readonly longestMs: number };
  readonly errors: Readonly<Record<string, number>>;
}

type About = Pick<LoadReport, 'name' | 'nodes' | 'tables' | 'players' | 'database'>;

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export function reportOf(run: RunFigures, about: About): LoadReport {
  const { tally, seconds } = run;
  const moves = Math.max(1, tally.moves);
  return {
    ...about,
    seconds: rounded(seconds, 1),
    moves: tally.moves,
    movesPerSecond: rounded(tally.moves / seconds, 1),
    matchesFinished: tally.matches,
    latencyMs: {
      p50: rounded(tally.latency.percentile(0.5)),
      p99: rounded(tally.latency.percentile(0.99)),
      p999: rounded(tally.latency.percentile(0.999)),
    },
    frameBytes: rounded(tally.frameBytes / Math.max(1, tally.frames), 0),
    framesPerMove: rounded(tally.frames / moves),
    cpuMsPerMove: rounded(run.cpuMs / moves, 3),
    databaseCpuMsPerMove: rounded(run.databaseCpuMs / moves, 3),
    nodeMessagesPerMove: rounded(run.messages / moves),
    nodeMessagesPerSecond: rounded(run.messages / seconds, 1),
    coresUsed: rounded(run.cpuMs / seconds / 1000),
    memoryPerTableKb: rounded((run.memoryAfter - run.memoryBefore) / about.tables / 1024, 1),
    memoryMb: rounded(run.memoryAfter / 1024 / 1024, 0),
    clientPauses: {
      percent: rounded(run.clientPauses.totalMs / seconds / 10),
      longestMs: rounded(run.clientPauses.longestMs, 1),
    },
    errors: Object.fromEntries(tally.errors),
  };
}

/** How a run of the server compares with an echo that followed it. */
export interface Comparison {
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
}

export const comparisonOf = (server: LoadReport, echo: LoadReport): Comparison => ({
  p50: rounded(server.latencyMs.p50 / echo.latencyMs.p50),
  p99: rounded(server.latencyMs.p99 / echo.latencyMs.p99),
  cpu: rounded(server.cpuMsPerMove / echo.cpuMsPerMove),
});

/** The middle value, or the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : rounded((low + high) / 2);
}

export const medianComparison = (all: readonly Comparison[]): Comparison => ({
  p50: medianOf(all.map(({ p50 }) => p50)),
  p99: medianOf(all.map(({ p99 }) => p99)),
  cpu: medianOf(all.map(({ cpu }) => cpu)),
});

const errorsText = (errors: LoadReport['errors']): string =>
  Object.keys(errors).length === 0
    ? 'none'
    : Object.entries(errors)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');

const TITLES: Readonly<Record<RunName, (report: LoadReport) => string>> = {
  server: ({ database }) => `Hold-Up (${database})`,
  home: ({ nodes }) => `${nodes} nodes, a table at one`,
  spread: ({ nodes }) => `${nodes} nodes, a table at all`,
  echo: () => 'bare ws echo',
  durableEcho: () => 'durable echo',
};

/** The reports as text, side by side. */
export function reportLines(reports: readonly LoadReport[]): string[] {
  const row = (name: string, of: (report: LoadReport) => string) => [name, ...reports.map(of)];
  const severalNodes = reports.some(({ nodes }) => nodes > 1);
  return table(
    [
      row('', (report) => TITLES[report.name](report)),
      row('tables × players', ({ tables, players }) => `${grouped(tables)} × ${players}`),
      row('moves a second', ({ movesPerSecond }) => grouped(movesPerSecond)),
      row('to the last screen, p50', ({ latencyMs }) => `${latencyMs.p50} ms`),
      row('p99', ({ latencyMs }) => `${latencyMs.p99} ms`),
      row('p99.9', ({ latencyMs }) => `${latencyMs.p999} ms`),
      row('frames a move', ({ framesPerMove }) => `${framesPerMove}`),
      row('bytes a frame', ({ frameBytes }) => `${frameBytes}`),
      row('processor time a move', ({ cpuMsPerMove }) => `${cpuMsPerMove} ms`),
      ...(severalNodes
        ? [
            row('… of the database', (report) => `${report.databaseCpuMsPerMove} ms`),
            row('messages between nodes a move', (report) => `${report.nodeMessagesPerMove}`),
            row('… a second', (report) => grouped(report.nodeMessagesPerSecond)),
          ]
        : []),
      row('cores used', ({ coresUsed }) => `${coresUsed}`),
      row('memory a table', ({ memoryPerTableKb }) => `${memoryPerTableKb} KB`),
      row('memory in all', ({ memoryMb }) => `${memoryMb} MB`),
      row(
        'clients stopped by GC',
        ({ clientPauses }) => `${clientPauses.percent} %, ${clientPauses.longestMs} ms at most`,
      ),
      row('errors', ({ errors }) => errorsText(errors)),
    ],
    ['left', ...reports.map(() => 'right' as const)],
  );
}

const AGAINST: Readonly<Record<Baseline, string>> = {
  echo: 'Against the echo',
  durableEcho: 'Against the durable echo',
};

export const comparisonLine = (
  baseline: Baseline,
  { p50, p99, cpu }: Comparison,
  rounds: number,
): string =>
  `${AGAINST[baseline]}${rounds > 1 ? `, median of ${rounds} rounds in alternation` : ''}: p50 ${p50} ×, p99 ${p99} ×, processor time a move ${cpu} ×.`;
