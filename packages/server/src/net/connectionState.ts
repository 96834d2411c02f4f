import { ERRORS, type ErrorName, LIMITS, type ServerMessage } from '@holdup/protocol';
import type { ReportFault } from '../faults/faults.ts';
import type { Viewer } from '../live/crowd.ts';
import { type EncodedMessage, encode } from '../live/encodedMessage.ts';
import type { Tables } from '../live/tables.ts';
import type { LiveTable } from '../live/task.ts';
import type { Entropy } from '../table/commands.ts';
import type { Report } from '../table/report.ts';
import type { Clock } from '../time/clock.ts';
import { type Bucket, fullBucket, type Limiter, takeToken } from './limiter.ts';

/** The connection to one client. */
export interface ClientLink {
  send(message: EncodedMessage): void;
  /** Closes the connection: the client misbehaved, or the server failed. */
  close(code: number, reason: string): void;
}

export interface ConnectionDeps {
  readonly tables: Tables;
  readonly clock: Clock;
  /** Wrong codes and tokens, by network. */
  readonly attempts: Limiter;
  /** Tables opened, by network. */
  readonly openings: Limiter;
  /** Seats taken, by network. */
  readonly seatings: Limiter;
  /** Reports made, by network. */
  readonly reports: Limiter;
  readonly entropy: Entropy;
  readonly report: ReportFault;
  refused(error: ErrorName): void;
  /** Stores a report for the server's operator. */
  fileReport(report: Report): void;
}

/** The state of one client, from its first message to its last. */
export interface ConnectionState {
  readonly link: ClientLink;
  readonly address: string;
  readonly deps: ConnectionDeps;
  readonly viewer: Viewer;
  readonly limits: Readonly<Record<'messages' | 'talk' | 'changes' | 'arrivals' | 'bad', Bucket>>;
  /** The table the client plays at or watches. */
  live: LiveTable | null;
  /** While the client is joining a table, its other messages wait. */
  arriving: Promise<void> | null;
  closed: boolean;
}

const POLICY_VIOLATION = 1008;
const INTERNAL_ERROR = 1011;
export const SERVICE_RESTART = 1012;

const RATES = {
  messages: { perSecond: LIMITS.messagesPerSecond, atOnce: LIMITS.messagesAtOnce },
  talk: { perSecond: LIMITS.talkPerSecond, atOnce: LIMITS.talkAtOnce },
  changes: { perSecond: LIMITS.changesPerSecond, atOnce: LIMITS.changesAtOnce },
  arrivals: { perSecond: LIMITS.arrivalsPerSecond, atOnce: LIMITS.arrivalsAtOnce },
  bad: { perSecond: 0.1, atOnce: LIMITS.badMessages },
} as const;

export const bucketsAt = (now: number): ConnectionState['limits'] => {
  const full = (limit: keyof typeof RATES) => fullBucket(RATES[limit].atOnce, now);
  return {
    messages: full('messages'),
    talk: full('talk'),
    changes: full('changes'),
    arrivals: full('arrivals'),
    bad: full('bad'),
  };
};

const now = ({ deps }: ConnectionState): number => deps.clock.now();

export const take = (state: ConnectionState, limit: keyof typeof RATES): boolean =>
  takeToken(state.limits[limit], RATES[limit].perSecond, RATES[limit].atOnce, now(state));

export const send = (state: ConnectionState, message: ServerMessage): void =>
  state.link.send(encode(message));

export function refuse(state: ConnectionState, error: ErrorName, id?: number): void {
  state.deps.refused(error);
  send(state, {
    type: 'error',
    ...(id === undefined ? {} : { id }),
    error,
    message: ERRORS[error],
  });
}

export function close(state: ConnectionState, code: number, reason: string): void {
  state.closed = true;
  leaveTable(state);
  state.link.close(code, reason);
}

/** Bad messages are answered by name; too many of them end the connection. */
export function misbehaved(state: ConnectionState, error: ErrorName, id?: number): void {
  refuse(state, error, id);
  if (!take(state, 'bad')) close(state, POLICY_VIOLATION, error);
}

export function leaveTable(state: ConnectionState): void {
  const { live, viewer } = state;
  state.live = null;
  live?.detach(viewer);
  viewer.person = null;
  viewer.knocks = null;
  viewer.watcher = null;
}

/** The client is at a table now, and no longer at another. */
export function arriveAt(state: ConnectionState, live: LiveTable): void {
  if (state.closed) return;
  if (state.live !== null && state.live !== live) leaveTable(state);
  state.live = live;
}

/** An unexpected error closes the connection that caused it, and affects nothing else. */
export function fail(state: ConnectionState, error: unknown): void {
  state.deps.report('connection', error);
  close(state, INTERNAL_ERROR, 'fault');
}
