import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { choiceOption, flagged, textOption, wholeOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { createEchoTable } from './echoPlayers.ts';
import { createLoadTable } from './players.ts';
import { startSubject } from './process.ts';
import { type LoadReport, reportLines, reportOf } from './report.ts';
import { measureRun } from './run.ts';

const SERVER = fileURLToPath(new URL('./main.ts', import.meta.resolve('@holdup/server')));
const ECHO = fileURLToPath(new URL('./echo.ts', import.meta.url));
const PACES = ['party', 'relaxed', 'untimed'] as const;

interface Plan {
  readonly tables: number;
  readonly players: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly thinkMs: number;
  readonly pace: (typeof PACES)[number];
  readonly idle: boolean;
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

/** The bare `ws` echo: as many messages a second as the server had moves, answered with as many frames of the same size. */
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

async function run(input: Input, terminal: Terminal): Promise<number> {
  const whole = (name: string, min: number, max: number, fallback: number) =>
    wholeOption(input, name, { min, max, fallback });
  const plan: Plan = {
    tables: whole('tables', 1, 100_000, 1000),
    players: whole('players', 3, 8, 6),
    seconds: whole('seconds', 1, 86_400, 30),
    warmUpSeconds: whole('warm-up', 0, 3600, 10),
    thinkMs: whole('think', 0, 60_000, 750),
    pace: choiceOption(input, 'pace', PACES) ?? 'party',
    idle: flagged(input, 'idle'),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-load-'));
  try {
    const database = textOption(input, 'database') ?? path.join(folder, 'load.db');
    const server = await loadServer(plan, database, terminal);
    const echo =
      plan.idle || flagged(input, 'no-echo') ? null : await loadEcho(plan, server, terminal);
    if (flagged(input, 'json')) terminal.print(JSON.stringify({ server, echo }, null, 2));
    else for (const line of reportLines(server, echo)) terminal.print(line);
    return Object.keys(server.errors).length === 0 ? EXIT.fine : EXIT.fault;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const loadCommand: Command = {
  name: 'load',
  summary: 'put a table server under load and measure it',
  usage: ['[--tables N] [--players N] [--seconds N] [--think MS] [--database URL] [--json]'],
  about: [
    'Starts a server of its own on this machine and fills it with tables of real WebSocket clients that play match after match through the public protocol. Then the same number of clients send as many messages a second to a bare ws server that answers with frames of the same size, for comparison.',
    'Latency is measured from the sending of a move to the moment the last screen at the table has been told. Processor time and memory are the server process’s, from /proc (Linux).',
  ],
  options: {
    tables: { type: 'string', value: 'N', about: 'how many tables (1000)' },
    players: { type: 'string', value: 'N', about: 'how many players at each, 3 to 8 (6)' },
    seconds: { type: 'string', value: 'N', about: 'how long to measure (30)' },
    'warm-up': { type: 'string', value: 'N', about: 'how long to play before that (10)' },
    think: { type: 'string', value: 'MS', about: 'how long a player thinks, on average (750)' },
    pace: { type: 'string', value: 'PACE', about: `${PACES.join(', ')} (party)` },
    database: {
      type: 'string',
      value: 'URL',
      about: 'a SQLite file or postgres://… (a file of its own)',
    },
    idle: { type: 'boolean', about: 'the players only sit there: what idle tables cost' },
    'no-echo': { type: 'boolean', about: 'leave the comparison out' },
    json: JSON_OPTION,
  },
  examples: ['load', 'load --tables 5000 --players 3 --idle'],
  run,
};
