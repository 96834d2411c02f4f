/** Where an unexpected error can surface. Each of these is a boundary: the error goes no further. */
export const FAULT_PLACES = [
  'table',
  'timer',
  'bot',
  'connection',
  'request',
  'job',
  'process',
] as const;
export type FaultPlace = (typeof FAULT_PLACES)[number];

/** Counts an unexpected error and logs it for the operator; `code` is the table it concerns. */
export type ReportFault = (place: FaultPlace, error: unknown, code?: string) => void;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs a function whose errors must not reach the caller. */
export function contain(report: ReportFault, place: FaultPlace, work: () => void): void {
  try {
    work();
  } catch (error) {
    report(place, error);
  }
}
