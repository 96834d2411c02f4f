import type { TimeMessage } from './serverMessages.ts';

/** A client's estimate of the server's clock: add `offset` to its own time. */
export interface ClockOffset {
  readonly offset: number;
  /** How long the measurement took; the offset is off by at most half of it. */
  readonly roundTrip: number;
}

/** The offset from one answer to `time` that arrived at `received` on the client's clock. */
export const measureOffset = (answer: TimeMessage, received: number): ClockOffset => ({
  offset: answer.now - (answer.sent + received) / 2,
  roundTrip: received - answer.sent,
});

/** The faster of two measurements is the better one. */
export const betterOffset = (known: ClockOffset | null, next: ClockOffset): ClockOffset =>
  known === null || next.roundTrip <= known.roundTrip ? next : known;
