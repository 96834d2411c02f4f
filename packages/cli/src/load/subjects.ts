import { fileURLToPath } from 'node:url';
import { socketPath } from '@holdup/protocol';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { createEchoTable } from './echoTable.ts';
import { createLoadTable, type LoadPlan } from './loadTable.ts';
import { startNodes } from './nodes.ts';
import { startSubject } from './process.ts';
import { type LoadReport, type RunName, reportOf } from './report.ts';
import { measureRun } from './run.ts';

const ECHO = fileURLToPath(new URL('./echoServer.ts', import.meta.url));

export interface Plan extends Omit<LoadPlan, 'urls'> {
  readonly tables: number;
  readonly seconds: number;
  /** The fewest moves that say something. */
  readonly moves: number;
  readonly warmUpSeconds: number;
}

interface ServerRun {
  readonly name: Exclude<RunName, 'echo'>;
  readonly nodes: number;
  readonly database: { readonly url: string; readonly cpuMs: () => number };
}

/** Where the players of a table connect: all at one node, or the next one for each. */
function urlsFor(ports: readonly number[], table: number, spread: boolean): string[] {
  const order = ports.map((_, i) => ports[(table + i) % ports.length]);
  return (spread ? order : order.slice(0, 1)).map(
    (port) => `ws://127.0.0.1:${port}${socketPath()}`,
  );
}

const LABELS: Readonly<Record<RunName, string>> = {
  server: 'Hold-Up',
  home: 'tables at one node',
  spread: 'tables at all nodes',
  echo: 'bare ws echo',
};

export async function loadServer(
  plan: Plan,
  { name, nodes: count, database }: ServerRun,
  terminal: Terminal,
): Promise<LoadReport> {
  const nodes = await startNodes(count, database.url);
  const progress = startProgress(terminal, LABELS[name], 1);
  try {
    const spread = name === 'spread';
    const run = await measureRun(
      (tally, table) =>
        createLoadTable({ ...plan, urls: urlsFor(nodes.ports, table, spread) }, tally),
      {
        ...plan,
        subject: nodes,
        surroundings: { messages: nodes.messages, databaseCpuMs: database.cpuMs },
        progress: progress.update,
      },
    );
    const { tables, players } = plan;
    const kind = database.url.startsWith('postgres') ? 'PostgreSQL' : 'SQLite';
    return reportOf(run, { name, nodes: count, tables, players, database: kind });
  } finally {
    progress.end();
    await nodes.stop();
  }
}

/** The bare `ws` echo: as many messages per second as the server had moves, answered with as many frames of the same size. */
export async function loadEcho(
  plan: Plan,
  { movesPerSecond, frameBytes, framesPerMove }: LoadReport,
  terminal: Terminal,
): Promise<LoadReport> {
  const { tables, players } = plan;
  const subject = await startSubject(ECHO, {});
  const progress = startProgress(terminal, LABELS.echo, 1);
  try {
    const url = `ws://127.0.0.1:${subject.port}`;
    const everyMs = (tables * players * 1000) / Math.max(1, movesPerSecond);
    const echo = { url, players, everyMs, frameBytes, framesPerMove };
    const run = await measureRun((tally, room) => createEchoTable(echo, room, tally), {
      ...plan,
      subject,
      progress: progress.update,
    });
    return reportOf(run, { name: 'echo', nodes: 1, tables, players, database: 'none' });
  } finally {
    progress.end();
    await subject.stop();
  }
}
