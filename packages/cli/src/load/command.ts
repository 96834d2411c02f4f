import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_SEATS, MIN_SEATS } from '@holdup/engine';
import { PACES } from '@holdup/protocol';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, JSON_FLAG, oneOf, text, wholeNumber } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { startDatabase } from './nodes.ts';
import {
  type Baseline,
  type Comparison,
  comparisonLine,
  comparisonOf,
  type LoadReport,
  medianComparison,
  reportLines,
} from './report.ts';
import { loadEcho, loadServer, type Plan } from './subjects.ts';
import { createTrace, type Trace } from './trace.ts';

const OPTIONS = {
  tables: wholeNumber('N', 'how many tables', { min: 1, max: 100_000, fallback: 1000 }),
  players: wholeNumber('N', `how many players at each, ${MIN_SEATS} to ${MAX_SEATS}`, {
    min: MIN_SEATS,
    max: MAX_SEATS,
    fallback: 6,
  }),
  seconds: wholeNumber('N', 'how long to measure', { min: 1, max: 86_400, fallback: 30 }),
  moves: wholeNumber('N', 'measure longer if fewer moves were made, by a minute at most', {
    min: 0,
    max: 1_000_000,
    fallback: 1,
  }),
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
  nodes: wholeNumber('N', 'how many nodes on one PostgreSQL', { min: 1, max: 16, fallback: 1 }),
  rounds: wholeNumber('N', 'how often to measure server and echoes in turn', {
    min: 1,
    max: 1000,
    fallback: 1,
  }),
  database: text('URL', 'a SQLite file or postgres://… (a temporary one)'),
  idle: flag('the players only sit there: what idle tables cost'),
  'no-echo': flag('leave out the comparisons'),
  json: JSON_FLAG,
};

type Options = Input<typeof OPTIONS>['options'];

const BASELINES: readonly Baseline[] = ['echo', 'durableEcho'];

const planOf = (options: Options): Plan => ({
  tables: options.tables,
  players: options.players,
  seconds: options.seconds,
  // Nobody moves at an idle table.
  moves: options.idle ? 0 : options.moves,
  warmUpSeconds: options['warm-up'],
  thinkMs: options.think,
  pace: options.pace ?? 'party',
  idle: options.idle,
});

interface Databases {
  /** The address of a database for one run, and its processor time so far. */
  readonly next: () => { readonly url: string; readonly cpuMs: () => number };
  readonly stop: () => Promise<void>;
}

async function prepareDatabases({ database, nodes }: Options): Promise<Databases> {
  const unknown = () => 0;
  if (database !== undefined) {
    if (nodes > 1 && !database.startsWith('postgres'))
      throw new UserError('several nodes need PostgreSQL: leave --database out or name one');
    return { next: () => ({ url: database, cpuMs: unknown }), stop: async () => {} };
  }
  if (nodes > 1) {
    const { url, cpuMs, stop } = await startDatabase();
    return { next: () => ({ url, cpuMs }), stop };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-load-'));
  let runs = 0;
  return {
    next: () => ({ url: path.join(folder, `load-${runs++}.db`), cpuMs: unknown }),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const runsOf = ({ nodes }: Options) =>
  nodes > 1 ? (['home', 'spread'] as const) : (['server'] as const);

/** The traffic of a run that is not measured, because recording slows the clients down. */
async function recordTraffic(
  options: Options,
  databases: Databases,
  terminal: Terminal,
): Promise<Trace> {
  const plan = planOf(options);
  const trace = createTrace(plan);
  const [name] = runsOf(options);
  await loadServer(
    plan,
    { name, nodes: options.nodes, database: databases.next(), trace },
    terminal,
  );
  return trace;
}

/** Measures the server, and then the echoes with the recorded traffic. */
async function round(
  options: Options,
  databases: Databases,
  trace: Trace | null,
  terminal: Terminal,
): Promise<LoadReport[]> {
  const plan = planOf(options);
  const { nodes } = options;
  const reports: LoadReport[] = [];
  const database = databases.next();
  for (const name of runsOf(options))
    reports.push(await loadServer(plan, { name, nodes, database, trace: null }, terminal));
  if (trace === null) return reports;
  for (const name of BASELINES)
    if (name === 'echo' || reports[0]?.database === 'SQLite')
      reports.push(await loadEcho(plan, name, trace, database.url, terminal));
  return reports;
}

/** How the server compares with a baseline over all rounds; null if it was not measured. */
function compare(rounds: readonly (readonly LoadReport[])[], name: Baseline): Comparison | null {
  const comparisons = rounds.flatMap((reports) => {
    const [server] = reports;
    const echo = reports.find((report) => report.name === name);
    return server === undefined || echo === undefined ? [] : [comparisonOf(server, echo)];
  });
  return comparisons.length === 0 ? null : medianComparison(comparisons);
}

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const databases = await prepareDatabases(options);
  try {
    const rounds: LoadReport[][] = [];
    const trace =
      options.idle || options['no-echo'] ? null : await recordTraffic(options, databases, terminal);
    for (let i = 0; i < options.rounds; i++) {
      const reports = await round(options, databases, trace, terminal);
      rounds.push(reports);
      if (!options.json) for (const line of reportLines(reports)) terminal.print(line);
    }
    const comparison = compare(rounds, 'echo');
    const durableComparison = compare(rounds, 'durableEcho');
    if (options.json)
      terminal.print(JSON.stringify({ rounds, comparison, durableComparison }, null, 2));
    else {
      if (comparison !== null)
        terminal.print(`\n${comparisonLine('echo', comparison, options.rounds)}`);
      if (durableComparison !== null)
        terminal.print(comparisonLine('durableEcho', durableComparison, options.rounds));
    }
    const failed = rounds.flat().some(({ errors }) => Object.keys(errors).length > 0);
    return failed ? EXIT.checkFailed : EXIT.ok;
  } finally {
    await databases.stop();
  }
}

export const loadCommand = defineCommand({
  name: 'load',
  summary: 'put a table server under load and measure it',
  usage: ['[--tables N] [--players N] [--seconds N] [--think MS] [--nodes N] [--database URL] …'],
  about: [
    'Starts a server on this machine and fills it with tables of real WebSocket clients that play match after match through the public protocol. For comparison the traffic of a first run, which is only recorded, is repeated with a bare ws server: the same number of clients send a message whenever one made a move, and it answers with the frames that the server sent (the echo). If the database is SQLite, it is repeated again with one that also writes every answer to disk first, as the server does (the durable echo).',
    'With --nodes it starts that many nodes and a PostgreSQL, and measures twice: with all players of a table at one node, and with the players of each table spread over all nodes.',
    'Latency is the time from sending a move until the last screen at the table has received it. Processor time and memory are those of the server processes, from /proc (Linux). The exit code is 1 if the server refused anything.',
  ],
  options: OPTIONS,
  examples: ['load', 'load --tables 5000 --players 3 --idle', 'load --nodes 2 --tables 120'],
  run,
});
