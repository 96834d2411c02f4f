import { randomBytes } from 'node:crypto';
import type { ReportFault } from '../faults/faults.ts';
import type { Store } from '../store/store.ts';
import type { Report } from '../table/report.ts';
import type { Clock } from '../time/clock.ts';

/** Stores reports in the database for the server's operator. */
export const createReportBox =
  (store: Store, clock: Clock, fault: ReportFault, warn: (message: string) => void) =>
  (report: Report): void => {
    const id = randomBytes(4).toString('hex');
    const row = { id, code: report.code, at: clock.now(), report: JSON.stringify(report) };
    store.addReport(row).then(
      () => warn(`a player has reported another: holdup admin reports ${id}`),
      (error: unknown) => fault('job', error),
    );
  };
