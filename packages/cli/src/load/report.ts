import { grouped } from '../terminal/number.ts';
import { table } from '../terminal/table.ts';
import type { RunFigures } from './run.ts';

export interface LoadReport {
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
  readonly coresUsed: number;
  readonly memoryPerTableKb: number;
  readonly memoryMb: number;
  readonly errors: Readonly<Record<string, number>>;
}

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export function reportOf(
  run: RunFigures,
  about: { readonly tables: number; readonly players: number; readonly database: string },
): LoadReport {
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
    coresUsed: rounded(run.cpuMs / seconds / 1000),
    memoryPerTableKb: rounded((run.memoryAfter - run.memoryBefore) / about.tables / 1024, 1),
    memoryMb: rounded(run.memoryAfter / 1024 / 1024, 0),
    errors: Object.fromEntries(tally.errors),
  };
}

const errorsText = (errors: LoadReport['errors']): string =>
  Object.keys(errors).length === 0
    ? 'none'
    : Object.entries(errors)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');

/** The report as text: the server next to the baseline. */
export function reportLines(server: LoadReport, echo: LoadReport | null): string[] {
  const row = (name: string, of: (report: LoadReport) => string): string[] => [
    name,
    of(server),
    ...(echo === null ? [] : [of(echo)]),
  ];
  const lines = table(
    [
      ['', `Hold-Up (${server.database})`, ...(echo === null ? [] : ['bare ws echo'])],
      row('tables × players', ({ tables, players }) => `${grouped(tables)} × ${players}`),
      row('moves a second', ({ movesPerSecond }) => grouped(movesPerSecond)),
      row('to the last screen, p50', ({ latencyMs }) => `${latencyMs.p50} ms`),
      row('p99', ({ latencyMs }) => `${latencyMs.p99} ms`),
      row('p99.9', ({ latencyMs }) => `${latencyMs.p999} ms`),
      row('frames a move', ({ framesPerMove }) => `${framesPerMove}`),
      row('bytes a frame', ({ frameBytes }) => `${frameBytes}`),
      row('processor time a move', ({ cpuMsPerMove }) => `${cpuMsPerMove} ms`),
      row('cores used', ({ coresUsed }) => `${coresUsed}`),
      row('memory a table', ({ memoryPerTableKb }) => `${memoryPerTableKb} KB`),
      row('memory in all', ({ memoryMb }) => `${memoryMb} MB`),
      row('errors', ({ errors }) => errorsText(errors)),
    ],
    ['left', 'right', 'right'],
  );
  if (echo === null || echo.cpuMsPerMove === 0) return lines;
  const ratio = (server.cpuMsPerMove / echo.cpuMsPerMove).toFixed(2);
  return [...lines, '', `A move costs ${ratio} times the bare echo’s processor time.`];
}
