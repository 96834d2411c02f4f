import { setImmediate } from 'node:timers/promises';
import type { Work } from './case.ts';

/** One round of measuring. */
export interface Sample {
  readonly times: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Processor time of the measuring thread alone, and of the whole process (with its collector and compiler threads). */
  readonly threadSeconds: number;
  readonly processSeconds: number;
}

export const ROUNDS = 9;
const WARM_UP_ROUNDS = 3;
/** The compiler needs about a second to optimise a game, however short the measurement is. */
const SHORTEST_WARM_UP = 1;

const cpuSeconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

/** Works for this many seconds, reading the clock only after every `step` repetitions. */
function round(work: Work, seconds: number, step: number): Sample {
  const thread = cpuSeconds(process.threadCpuUsage());
  const whole = cpuSeconds(process.cpuUsage());
  const started = performance.now();
  let times = 0;
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    decisions += work(step);
    times += step;
    elapsed = (performance.now() - started) / 1000;
  }
  return {
    times,
    decisions,
    seconds: elapsed,
    threadSeconds: cpuSeconds(process.threadCpuUsage()) - thread,
    processSeconds: cpuSeconds(process.cpuUsage()) - whole,
  };
}

/** Warms up, then measures several rounds that together last `seconds`. */
export async function measureSpeed(
  work: Work,
  seconds: number,
  onProgress: (share: number) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let step = 1;
  for (let i = 0; i < WARM_UP_ROUNDS + ROUNDS; i++) {
    const warmsUp = i < WARM_UP_ROUNDS;
    const lasts = Math.max(seconds / ROUNDS, warmsUp ? SHORTEST_WARM_UP / WARM_UP_ROUNDS : 0);
    const sample = round(work, lasts, step);
    // About a millisecond between two reads of the clock.
    step = Math.max(1, Math.round((sample.times / sample.seconds) * 0.001));
    if (!warmsUp) samples.push(sample);
    onProgress((i + 1) / (WARM_UP_ROUNDS + ROUNDS));
    await setImmediate();
  }
  return samples;
}
