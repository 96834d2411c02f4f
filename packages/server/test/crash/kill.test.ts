import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type TestFolder, testFolder } from '../server.ts';
import { crashRepeatedly } from './killing.ts';

/**
 * On each database. Every kill follows an acknowledgement at once, so two are enough to show that a server which
 * acknowledges moves 20 ms before it writes them loses some. `npm run prove -- kill` does more.
 */
const KILLS = 3;
const TABLES = 4;
const PEOPLE = 3;
/** On a machine that is not busy. */
const BACK_WITHIN_MS = 2000;

let folder: TestFolder;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = testFolder();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  folder.remove();
});

describe.each(['sqlite', 'postgres'] as const)('kill -9 on %s', (kind) => {
  test(`${KILLS} times in the middle of ${TABLES} matches: all are back in their seats within two seconds, nothing acknowledged is lost`, async () => {
    const database = kind === 'sqlite' ? folder.file('crash.db') : postgres.url;
    const report = await crashRepeatedly({
      database,
      tables: TABLES,
      crashes: KILLS,
      seed: `kills ${kind}`,
    });
    expect(report.missing, 'clients that did not come back').toBe(0);
    expect(report.problems).toEqual([]);
    for (const ms of report.backWhenIdle) expect(ms).toBeLessThan(BACK_WITHIN_MS);
    expect(report.acknowledged).toBeGreaterThan(TABLES * PEOPLE * KILLS);
    expect(report.exit).toBe(0);
  });
});
