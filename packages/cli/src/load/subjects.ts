import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { socketPath } from '@holdup/protocol';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { createEchoTable } from './echoTable.ts';
import { createLoadTable, type LoadPlan } from './loadTable.ts';
import { startNodes } from './nodes.ts';
import { startSubject } from './process.ts';
import { type Baseline, type LoadReport, type RunName, reportOf } from './report.ts';
import { measureRun } from './run.ts';
import type { Trace } from './trace.ts';

const ECHO = fileURLToPath(new URL('./echoServer.ts', import.meta.url));

export interface Plan extends Omit<LoadPlan, 'urls'> {
  readonly tables: number;
  readonly seconds: number;
  /** The fewest moves that say something. */
  readonly moves: number;
  readonly warmUpSeconds: number;
}

interface ServerRun {
  /** Records the traffic; null: the run is measured. */
  readonly trace: Trace | null;
  readonly name: Exclude<RunName, Baseline>;
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
  durableEcho: 'durable echo',
};

export async function loadServer(
  plan: Plan,
  { name, nodes: count, database, trace }: ServerRun,
  terminal: Terminal,
): Promise<LoadReport> {
  const nodes = await startNodes(count, database.url);
  const progress = startProgress(
    terminal,
    trace === null ? LABELS[name] : 'recording the traffic',
    1,
  );
  try {
    const spread = name === 'spread';
    const run = await measureRun(
      (tally, table) =>
        createLoadTable(
          { ...plan, urls: urlsFor(nodes.ports, table, spread) },
          tally,
          trace?.recorderOf(table) ?? null,
        ),
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

/** A database for the durable echo, on the same disk as the server's. */
const beside = (database: string): string =>
  database === ':memory:' ? database : `${database}-echo`;

/**
 * An echo: gets the messages of the recorded run when the server got them, and answers with its frames. The durable one
 * writes each row to a SQLite file first.
 */
export async function loadEcho(
  plan: Plan,
  name: Baseline,
  trace: Trace,
  serverDatabase: string,
  terminal: Terminal,
): Promise<LoadReport> {
  const { tables, players } = plan;
  const file = name === 'echo' ? null : beside(serverDatabase);
  const { folder, remove } = trace.save();
  const subject = await startSubject(ECHO, {
    ECHO_TRACE: folder,
    ...(file !== null && { ECHO_DATABASE: file }),
  });
  const progress = startProgress(terminal, LABELS[name], 1);
  try {
    const url = `ws://127.0.0.1:${subject.port}`;
    const run = await measureRun(
      (tally, room) =>
        createEchoTable({ url, players }, { room, trace: trace.tableOf(room) }, tally),
      { ...plan, subject, progress: progress.update },
    );
    const database = file === null ? 'none' : 'SQLite';
    return reportOf(run, { name, nodes: 1, tables, players, database });
  } finally {
    progress.end();
    await subject.stop();
    remove();
    if (file !== null)
      for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  }
}
