import { type CrashReport, crashRepeatedly } from '../test/crash/killing.ts';
import { startPostgres } from '../test/postgres.ts';
import { testFolder } from '../test/server.ts';
import { option, percentile, rounded, type ServerPromise } from './promise.ts';

const BACK_WITHIN_MS = 2000;

export const crashFigures = (report: CrashReport) => ({
  crashes: report.back.length,
  acknowledged: report.acknowledged,
  rows: report.rows,
  lost: report.problems.length,
  notBack: report.missing,
  backMs: {
    p50: rounded(percentile(report.back, 0.5), 0),
    max: rounded(Math.max(...report.back), 0),
    maxWhenIdle: rounded(Math.max(...report.backWhenIdle), 0),
  },
});

const brokenBy = ({ problems, missing, backWhenIdle }: CrashReport): string[] => [
  ...problems,
  ...(missing > 0 ? [`${missing} people did not come back`] : []),
  ...backWhenIdle
    .filter((ms) => ms > BACK_WITHIN_MS)
    .map((ms) => `it took ${rounded(ms, 0)} ms until everybody was back`),
];

/** Kills the server on one database, which `open` prepares. */
const killPromiseOn = (
  kind: string,
  open: () => Promise<{ readonly database: string; remove(): Promise<void> }>,
): ServerPromise => ({
  promise: `kill -9 in the middle of matches on ${kind}: no acknowledged move is lost, all are back within 2 s`,
  options: { times: 20, tables: 20, seed: 1 },
  async run(options, progress) {
    const crashes = option(options, 'times');
    const { database, remove } = await open();
    try {
      const report = await crashRepeatedly({
        database,
        tables: option(options, 'tables'),
        crashes,
        seed: `kills ${kind} ${option(options, 'seed')}`,
        progress: (done) => done % 5 === 0 && progress(`${done} of ${crashes}`),
      });
      return { figures: crashFigures(report), broken: brokenBy(report) };
    } finally {
      await remove();
    }
  },
});

export const killPromise = killPromiseOn('SQLite', async () => {
  const folder = testFolder();
  return { database: folder.file('kill.db'), remove: async () => folder.remove() };
});

export const killPostgresPromise = killPromiseOn('PostgreSQL', async () => {
  const { url, remove } = await startPostgres();
  return { database: url, remove };
});
