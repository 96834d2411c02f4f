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

export const brokenBy = ({ problems, missing, backWhenIdle }: CrashReport): string[] => [
  ...problems,
  ...(missing > 0 ? [`${missing} people did not come back`] : []),
  ...backWhenIdle
    .filter((ms) => ms > BACK_WITHIN_MS)
    .map((ms) => `it took ${rounded(ms, 0)} ms until everybody was back`),
];

export const killPromise: ServerPromise = {
  promise:
    'kill -9 in the middle of matches: no acknowledged move is lost, all are back within 2 s',
  options: { times: 20, tables: 20 },
  async run(options, progress) {
    const [crashes, tables] = [option(options, 'times'), option(options, 'tables')];
    const folder = testFolder();
    const postgres = await startPostgres();
    try {
      const plan = (kind: string, database: string) => ({
        database,
        tables,
        crashes,
        seed: `kills ${kind}`,
        progress: (done: number) => done % 5 === 0 && progress(`${kind}: ${done} of ${crashes}`),
      });
      const sqlite = await crashRepeatedly(plan('sqlite', folder.file('kill.db')));
      const onPostgres = await crashRepeatedly(plan('postgres', postgres.url));
      return {
        figures: { sqlite: crashFigures(sqlite), postgres: crashFigures(onPostgres) },
        broken: [...brokenBy(sqlite), ...brokenBy(onPostgres)],
      };
    } finally {
      await postgres.remove();
      folder.remove();
    }
  },
};
