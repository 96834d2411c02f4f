import { messageOf } from '../faults/faults.ts';
import type { Clock } from '../time/clock.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8000;
const WARN_EVERY_MS = 10_000;

/**
 * Whether the database accepts writes: one circuit breaker for all tables. After a failed query
 * none is sent before the next successful heartbeat, and the pauses grow while writes keep failing.
 */
export interface Health {
  readonly up: boolean;
  failed(error: unknown): void;
  /** The heartbeat was written: queries may be sent again. */
  beat(): void;
  /** A row was written: the circuit is closed. */
  wrote(): void;
  /** Resolves when queries may be sent again. */
  whenUp(): Promise<void>;
}

export function createHealth(
  clock: Clock,
  warn: (message: string) => void,
  changed: (up: boolean) => void,
): Health {
  let up = true;
  let failures = 0;
  let retryAt = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  let waiting: (() => void)[] = [];
  return {
    get up() {
      return up;
    },
    failed(error) {
      const now = clock.now();
      if (now - warnedAt >= WARN_EVERY_MS) {
        warnedAt = now;
        warn(`the database does not take anything, tables wait for it: ${messageOf(error)}`);
      }
      if (up || now >= retryAt) {
        failures++;
        retryAt = now + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      }
      if (!up) return;
      up = false;
      changed(false);
    },
    beat() {
      if (up || clock.now() < retryAt) return;
      up = true;
      const released = waiting;
      waiting = [];
      changed(true);
      for (const release of released) release();
    },
    wrote() {
      failures = 0;
    },
    whenUp: () =>
      up ? Promise.resolve() : new Promise((resolve) => waiting.push(() => resolve())),
  };
}
