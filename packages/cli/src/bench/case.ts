/** Does the measured work this many times; returns how many decisions were made. */
export type Work = (times: number) => number;

/** Prepares a case. Cases with bots can report how long every decision took. */
export type Prepare = (timed?: (ms: number) => void) => Work;

export interface GameCase {
  readonly kind: 'game';
  readonly about: string;
  /** Games a second to reach on one idle core of the machine the targets were set on. */
  readonly target: number | null;
  /** Whether single decisions can be timed. */
  readonly thinks?: true;
  readonly prepare: Prepare;
}

export interface CallCase {
  readonly kind: 'call';
  readonly about: string;
  /** Nanoseconds a call to stay under. */
  readonly target: number | null;
  readonly prepare: () => Work;
}
