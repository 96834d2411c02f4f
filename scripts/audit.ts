import { spawn } from 'node:child_process';
import { root } from './install.js';
import type { Output } from './output.ts';
import type { Outcome } from './runners.ts';

const SERIOUS = ['high', 'critical'] as const;
const PATIENCE_MS = 60_000;

type AuditReport = {
  readonly message?: string;
  readonly statusCode?: number;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
};

type Audit =
  | { readonly kind: 'clean' }
  | { readonly kind: 'found'; readonly problems: readonly string[] }
  /** The registry gave no answer: a mirror without that service, or no network. */
  | { readonly kind: 'unasked'; readonly why: string };

/** Reads the report of `npm audit --json`. */
export function readAudit(json: string): Audit {
  let report: AuditReport;
  try {
    report = JSON.parse(json) as AuditReport;
  } catch {
    return { kind: 'unasked', why: 'npm gave no report' };
  }
  if (report.metadata === undefined) {
    const why = report.statusCode === undefined ? 'no answer' : `it answered ${report.statusCode}`;
    return { kind: 'unasked', why };
  }
  const problems = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => SERIOUS.some((each) => each === severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return problems.length === 0 ? { kind: 'clean' } : { kind: 'found', problems };
}

/** Asks the registry for known vulnerabilities in shipped dependencies. Only a finding fails. */
export async function auditDependencies({ write }: Output): Promise<Outcome> {
  const audit = readAudit(await askNpm());
  switch (audit.kind) {
    case 'clean':
      return { passed: 1, failed: 0 };
    case 'found':
      for (const problem of audit.problems) write(`${problem}\n`);
      write('Run “npm audit --omit=dev” for the details, then update what it names.\n');
      return { passed: 0, failed: 1 };
    case 'unasked':
      write(
        `The registry could not be asked here (${audit.why}): nothing was checked. Run “npm test audit” where it can.\n`,
      );
      return { passed: 0, failed: 0 };
  }
}

function askNpm(): Promise<string> {
  return new Promise((resolve) => {
    const npm = spawn('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
    });
    let said = '';
    npm.stdout.on('data', (data: Buffer) => {
      said += data.toString();
    });
    npm.on('error', () => resolve(''));
    npm.on('close', () => resolve(said));
  });
}
