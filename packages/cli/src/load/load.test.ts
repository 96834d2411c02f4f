import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paper } from '../testing/paper.ts';
import { loadCommand } from './command.ts';
import type { LoadReport } from './report.ts';

test('a small load: every move is told to all screens, nothing is refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-load-test-'));
  const { terminal, printed } = paper();
  const code = await loadCommand.run(
    {
      words: [],
      options: {
        tables: '2',
        players: '3',
        seconds: '3',
        'warm-up': '1',
        think: '50',
        database: path.join(folder, 'load.db'),
        json: true,
      },
    },
    terminal,
  );
  rmSync(folder, { recursive: true });
  const { server, echo } = JSON.parse(printed()) as { server: LoadReport; echo: LoadReport };
  expect(server.errors).toEqual({});
  expect(server.moves).toBeGreaterThan(0);
  expect(server.latencyMs.p50).toBeGreaterThan(0);
  expect(echo.moves).toBeGreaterThan(0);
  expect(code).toBe(0);
}, 120_000);
