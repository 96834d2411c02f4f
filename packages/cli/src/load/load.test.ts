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
  const { server, echo }: { server: LoadReport; echo: LoadReport } = JSON.parse(printed());
  expect(server.errors).toEqual({});
  expect(server.moves).toBeGreaterThan(0);
  expect(server.latencyMs.p50).toBeGreaterThan(0);
  expect(echo.moves).toBeGreaterThan(0);
  expect(code).toBe(0);
});
