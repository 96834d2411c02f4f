import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_SEATS, MIN_SEATS } from '@holdup/engine';
import { PACES } from '@holdup/protocol';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, JSON_FLAG, oneOf, text, wholeNumber } from '../commandLine/options.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { createEchoTable } from './echoTable.ts';
import { createLoadTable, type LoadPlan } from './loadTable.ts';
import { startSubject } from './process.ts';
import { type LoadReport, reportLines, reportOf } from './report.ts';
import { measureRun } from './run.ts';

const SERVER = fileURLToPath(new URL('./main.ts', import.meta.resolve('@holdup/server')));
const ECHO = fileURLToPath(new URL('./echoServer.ts', import.meta.url));

const OPTIONS = {
  tables: wholeNumber('N', 'how many tables', { min: 1, max: 100_000, fallback: 1000 }),
  players: wholeNumber('N', `how many players at each, ${MIN_SEATS} to ${MAX_SEATS}`, {
    min: MIN_SEATS,
    max: MAX_SEATS,
    fallback: 6,
  }),
  seconds: wholeNumber('N', 'how long to measure', { min: 1, max: 86_400, fallback: 30 }),
  'warm-up': wholeNumber('N', 'how many seconds to play before that', {
    min: 0,
    max: 3600,
    fallback: 10,
  }),
  think: wholeNumber('MS', 'how long a player thinks, on average', {
    min: 0,
    max: 60_000,
    fallback: 750,
  }),
  pace: oneOf(PACES, 'PACE', `${PACES.join(', ')} (party)`),
  database: text('URL', 'a SQLite file or postgres://… (a temporary file)'),
  idle: flag('the players only sit there: what idle tables cost'),
  'no-echo': flag('leave out the comparison'),
  json: JSON_FLAG,
};

interface Plan extends Omit<LoadPlan, 'url'> {
  readonly tables: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
}

const NO_LIMIT = '1000000';

async function loadServer(plan: Plan, database: string, terminal: Terminal): Promise<LoadReport> {
  const subject = await startSubject(SERVER, [], {
    HOLDUP_HOST: '127.0.0.1',
    HOLDUP_PORT: '0',
    HOLDUP_DATABASE: database,
    HOLDUP_MAX_CONNECTIONS: NO_LIMIT,
    HOLDUP_MAX_CONNECTIONS_PER_ADDRESS: NO_LIMIT,
    HOLDUP_TABLES_PER_MINUTE: NO_LIMIT,
    HOLDUP_CODE_ATTEMPTS_PER_MINUTE: NO_LIMIT,
    HOLDUP_WEB_ROOT: path.join(tmpdir(), 'holdup-no-page'),
  });
  const progress = startProgress(terminal, 'Hold-Up', 1);
  try {
    const url = `ws://127.0.0.1:${subject.port}/ws`;
    const run = await measureRun((tally) => createLoadTable({ url, ...plan }, tally), {
      ...plan,
      subject,
      progress: progress.update,
    });
    const kind = database.startsWith('postgres') ? 'PostgreSQL' : 'SQLite';
    return reportOf(run, { tables: plan.tables, players: plan.players, database: kind });
  } finally {
    progress.end();
    await subject.stop();
  }
}

/** The bare `ws` echo: as many messages per second as the server had moves, answered with as many frames of the same size. */
async function loadEcho(plan: Plan, server: LoadReport, terminal: Terminal): Promise<LoadReport> {
  const subject = await startSubject(ECHO, [], {});
  const progress = startProgress(terminal, 'bare ws echo', 1);
  let room = 0;
  try {
    const url = `ws://127.0.0.1:${subject.port}`;
    const everyMs = (plan.tables * plan.players * 1000) / Math.max(1, server.movesPerSecond);
    const { frameBytes, framesPerMove } = server;
    const echo = { url, players: plan.players, everyMs, frameBytes, framesPerMove };
    const run = await measureRun((tally) => createEchoTable(echo, room++, tally), {
      ...plan,
      subject,
      progress: progress.update,
    });
    return reportOf(run, { tables: plan.tables, players: plan.players, database: 'none' });
  } finally {
    progress.end();
    await subject.stop();
  }
}

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const { tables, players, seconds, idle } = options;
  const plan: Plan = {
    tables,
    players,
    seconds,
    warmUpSeconds: options['warm-up'],
    thinkMs: options.think,
    pace: options.pace ?? 'party',
    idle,
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-load-'));
  try {
    const database = options.database ?? path.join(folder, 'load.db');
    const server = await loadServer(plan, database, terminal);
    const echo = idle || options['no-echo'] ? null : await loadEcho(plan, server, terminal);
    if (options.json) terminal.print(JSON.stringify({ server, echo }, null, 2));
    else for (const line of reportLines(server, echo)) terminal.print(line);
    return Object.keys(server.errors).length === 0 ? EXIT.ok : EXIT.checkFailed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const loadCommand = defineCommand({
  name: 'load',
  summary: 'put a table server under load and measure it',
  usage: ['[--tables N] [--players N] [--seconds N] [--think MS] [--database URL] [--json]'],
  about: [
    'Starts a server on this machine and fills it with tables of real WebSocket clients that play match after match through the public protocol. Then, for comparison, the same number of clients send as many messages per second to a bare ws server that answers with frames of the same size.',
    'Latency is the time from sending a move until the last screen at the table has received it. Processor time and memory are those of the server process, from /proc (Linux). The exit code is 1 if the server refused anything.',
  ],
  options: OPTIONS,
  examples: ['load', 'load --tables 5000 --players 3 --idle'],
  run,
});
