const MATCHES_A_LINE = 50;

/** Shows how far a proof at full size is; a run of the suite is too short to print a line. */
export function reportProgress(done: number, all: number): void {
  if (done % MATCHES_A_LINE === 0) process.stderr.write(`${done} of ${all} matches\n`);
}
