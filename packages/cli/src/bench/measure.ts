import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ALLOCATION_FLAGS } from './allocation.ts';
import { CASES, type CaseName } from './cases.ts';
import type { DecisionTimes } from './decisions.ts';
import type { Sample } from './speed.ts';
import type { ChildReport, ChildTask } from './task.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

type Answer = Exclude<ChildReport, { readonly kind: 'progress' }>;

function inChild(task: ChildTask, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(CHILD, {
      execArgv: task.mode === 'allocation' ? [...ALLOCATION_FLAGS] : [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let answer: Answer | undefined;
    child.on('message', (report: ChildReport) => {
      if (report.kind === 'progress') onProgress(report.share);
      else answer = report;
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (answer !== undefined) resolve(answer);
      else
        reject(new Error(`measuring ${task.name} ended early (${signal ?? `exit code ${code}`})`));
    });
    child.send(task);
  });
}

export interface Measurement {
  readonly name: CaseName;
  readonly samples: readonly Sample[];
  readonly bytes: number;
  /** How long decisions took, in cases that time them. */
  readonly decisions: DecisionTimes | null;
}

/** Measures the speed of a case, then what it allocates and how long decisions take, each in a fresh process. */
export async function measure(
  name: CaseName,
  seconds: number,
  onProgress: (share: number) => void,
): Promise<Measurement> {
  const speed = await inChild({ name, mode: 'speed', seconds }, onProgress);
  const allocation = await inChild({ name, mode: 'allocation', seconds }, () => {});
  const thinking =
    'thinks' in CASES[name] ? await inChild({ name, mode: 'decisions', seconds }, () => {}) : null;
  if (speed.kind !== 'speed' || allocation.kind !== 'allocation')
    throw new Error(`measuring ${name} gave no result`);
  return {
    name,
    samples: speed.samples,
    bytes: allocation.bytes,
    decisions: thinking?.kind === 'decisions' ? thinking.times : null,
  };
}
