import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { loadCommand } from './command.ts';
import type { LoadReport } from './report.ts';

/** It is measured until this many moves were made, however slow the machine is. */
const MOVES = 24;
/**
 * Enough tables for that many moves in a few seconds, of which the matches spend most on counting. Without clocks: on a busy
 * machine a player would answer too late.
 */
const BRIEFLY = [
  ...['--pace', 'untimed'],
  ...['--tables', '4', '--players', '3', '--think', '20'],
  ...['--seconds', '1', '--warm-up', '2', '--moves', String(MOVES)],
];

test('under a small load every move reaches all screens and nothing is refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-load-test-'));
  const { terminal, printed } = recordingTerminal();
  const code = await loadCommand.run(
    [...BRIEFLY, '--database', path.join(folder, 'load.db'), '--json'],
    terminal,
  );
  rmSync(folder, { recursive: true });
  const { rounds }: { rounds: [[LoadReport, LoadReport, LoadReport]] } = JSON.parse(printed());
  const [[server, echo, durableEcho]] = rounds;
  expect(server.errors).toEqual({});
  expect(server.moves).toBeGreaterThanOrEqual(MOVES);
  expect(server.latencyMs.p50).toBeGreaterThan(0);
  for (const { moves } of [echo, durableEcho]) expect(moves).toBeGreaterThanOrEqual(MOVES);
  expect([echo.database, durableEcho.database]).toEqual(['none', 'SQLite']);
  expect(code).toBe(0);
});

test('two nodes on their own PostgreSQL: tables on one node, and tables on both', async () => {
  const { terminal, printed } = recordingTerminal();
  const code = await loadCommand.run([...BRIEFLY, '--nodes', '2', '--no-echo', '--json'], terminal);
  const { rounds }: { rounds: LoadReport[][] } = JSON.parse(printed());
  const [home, spread] = rounds[0] as [LoadReport, LoadReport];
  for (const report of [home, spread]) {
    expect(report.errors).toEqual({});
    expect(report.moves).toBeGreaterThanOrEqual(MOVES);
    // Every node is notified of every row.
    expect(report.nodeMessagesPerMove).toBeGreaterThan(0);
    expect(report.databaseCpuMsPerMove).toBeGreaterThan(0);
  }
  expect([home.name, spread.name]).toEqual(['home', 'spread']);
  expect(code).toBe(0);
});
