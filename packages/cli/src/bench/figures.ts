import { CASES } from './cases.ts';
import type { DecisionTimes } from './decisions.ts';
import type { Measurement } from './measure.ts';
import type { Sample } from './speed.ts';

/** The figures of a case that plays games: the median round, and the best. */
export interface GameFigures {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly nsPerDecision: number;
  readonly bytesPerGame: number;
  readonly decisionsPerGame: number;
  /** Thinking time in microseconds, in cases with bots; nsPerDecision includes the work of the engine. */
  readonly thinking?: DecisionTimes;
  readonly best: {
    readonly gamesPerSecond: number;
    readonly decisionsPerSecond: number;
    readonly nsPerDecision: number;
  };
  readonly processor: ProcessorFigures;
}

/** The figures of a case that makes calls. */
export interface CallFigures {
  readonly nsPerCall: number;
  readonly bytesPerCall: number;
  readonly best: { readonly nsPerCall: number };
  readonly processor: ProcessorFigures;
}

interface ProcessorFigures {
  /** The part of a core the measuring thread had; below 1, the machine was busy with something else. */
  readonly coreShare: number;
  /** Cores in use with the collector's and compiler's threads counted. */
  readonly coresUsed: number;
  /** Games or calls per second of the measuring thread's own processor time: comparable even on a busy machine. */
  readonly timesPerCoreSecond: number;
}

export type Figures = GameFigures | CallFigures;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
};

const sum = (samples: readonly Sample[], field: keyof Sample): number =>
  samples.reduce((total, sample) => total + sample[field], 0);

const rounded = (value: number, places = 0): number => Number(value.toFixed(places));

const microseconds = ({ mean, p50, p99 }: DecisionTimes): DecisionTimes => ({
  mean: rounded(mean, 2),
  p50: rounded(p50, 2),
  p99: rounded(p99, 2),
});

export function figuresOf({ name, samples, bytes, decisions }: Measurement): Figures {
  const perSecond = samples.map(({ times, seconds }) => times / seconds);
  const seconds = sum(samples, 'seconds');
  const processor: ProcessorFigures = {
    coreShare: rounded(sum(samples, 'threadSeconds') / seconds, 2),
    coresUsed: rounded(sum(samples, 'processSeconds') / seconds, 2),
    timesPerCoreSecond: rounded(sum(samples, 'times') / sum(samples, 'threadSeconds')),
  };
  if (CASES[name].kind === 'call')
    return {
      nsPerCall: rounded(1e9 / median(perSecond), 1),
      bytesPerCall: rounded(bytes),
      best: { nsPerCall: rounded(1e9 / Math.max(...perSecond), 1) },
      processor,
    };
  const decisionsPerGame = sum(samples, 'decisions') / sum(samples, 'times');
  const speed = (gamesPerSecond: number) => ({
    gamesPerSecond: rounded(gamesPerSecond),
    decisionsPerSecond: rounded(gamesPerSecond * decisionsPerGame),
    nsPerDecision: rounded(1e9 / (gamesPerSecond * decisionsPerGame), 1),
  });
  return {
    ...speed(median(perSecond)),
    bytesPerGame: rounded(bytes),
    decisionsPerGame: rounded(decisionsPerGame, 1),
    ...(decisions === null ? {} : { thinking: microseconds(decisions) }),
    best: speed(Math.max(...perSecond)),
    processor,
  };
}
