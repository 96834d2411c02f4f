import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { loadCommand } from './command.ts';
import type { LoadReport } from './report.ts';

test('under a small load every move reaches all screens and nothing is refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-load-test-'));
  const { terminal, printed } = recordingTerminal();
  const code = await loadCommand.run(
    [
      ...['--tables', '2', '--players', '3', '--seconds', '3', '--warm-up', '1', '--think', '50'],
      ...['--database', path.join(folder, 'load.db'), '--json'],
    ],
    terminal,
  );
  rmSync(folder, { recursive: true });
  const { rounds }: { rounds: [LoadReport, LoadReport][] } = JSON.parse(printed());
  const [[server, echo]] = rounds as [[LoadReport, LoadReport]];
  expect(server.errors).toEqual({});
  expect(server.moves).toBeGreaterThan(0);
  expect(server.latencyMs.p50).toBeGreaterThan(0);
  expect(echo.moves).toBeGreaterThan(0);
  expect(code).toBe(0);
});

test('two nodes on a PostgreSQL of their own: tables at one node, and tables at both', async () => {
  const { terminal, printed } = recordingTerminal();
  const code = await loadCommand.run(
    [
      ...['--tables', '2', '--players', '3', '--seconds', '3', '--warm-up', '2', '--think', '50'],
      ...['--nodes', '2', '--no-echo', '--json'],
    ],
    terminal,
  );
  const { rounds }: { rounds: LoadReport[][] } = JSON.parse(printed());
  const [home, spread] = rounds[0] as [LoadReport, LoadReport];
  for (const report of [home, spread]) {
    expect(report.errors).toEqual({});
    expect(report.moves).toBeGreaterThan(0);
    // Every node is notified of every row.
    expect(report.nodeMessagesPerMove).toBeGreaterThan(0);
    expect(report.databaseCpuMsPerMove).toBeGreaterThan(0);
  }
  expect([home.name, spread.name]).toEqual(['home', 'spread']);
  expect(code).toBe(0);
});
