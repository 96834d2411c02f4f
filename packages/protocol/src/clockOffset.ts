import type { TimeMessage } from './serverMessages.ts';

/** What a client knows of the server's clock: add `offset` to its own time. */
export interface ClockOffset {
  readonly offset: number;
  /** How long the answer took that it was measured by: half of it is the most the offset can be wrong. */
  readonly roundTrip: number;
}

/** The offset by one answer to `time`, received at `received` of the client's clock. */
export const measureOffset = (answer: TimeMessage, received: number): ClockOffset => ({
  offset: answer.now - (answer.sent + received) / 2,
  roundTrip: received - answer.sent,
});

/** Of several measurements the quickest one is the best. */
export const betterOffset = (known: ClockOffset | null, next: ClockOffset): ClockOffset =>
  known === null || next.roundTrip <= known.roundTrip ? next : known;
