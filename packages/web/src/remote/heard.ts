import type { GameEvent, Seat } from '@holdup/engine';

/** What happened in the match at a table, as this browser heard it: a page that is loaded again still has its log. */
const KEY = 'holdup.heard';
/** Writing waits until nothing more happens for so long. */
const QUIET_MS = 800;

type Heard = {
  readonly match: string;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
};

const isHeard = (value: unknown): value is Heard =>
  typeof value === 'object' &&
  value !== null &&
  'events' in value &&
  Array.isArray(value.events) &&
  value.events.every((event: unknown) => typeof event === 'object' && event !== null);

/** Storage throws where a browser blocks it, and holds whatever somebody put there. */
const read = (match: string, seat: Seat | null): readonly GameEvent[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isHeard(kept) && kept.match === match && kept.seat === seat ? kept.events : [];
  } catch {
    return [];
  }
};

const write = (heard: Heard): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(heard));
  } catch {
    return;
  }
};

export type Memory = {
  /** What was heard before this page was loaded, for whoever sits in the same seat. */
  readonly before: readonly GameEvent[];
  readonly add: (events: readonly GameEvent[]) => void;
  /** Writes what is not written yet, and keeps no more. */
  readonly stop: () => void;
};

export const rememberMatch = (match: string, seat: Seat | null): Memory => {
  const before = read(match, seat);
  const events = [...before];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    write({ match, seat, events });
  };
  const leaving = (): void => {
    if (waiting !== undefined) save();
  };
  addEventListener('pagehide', leaving);
  return {
    before,
    add: (more) => {
      const told = more.filter(({ type }) => type !== 'locked');
      if (told.length === 0) return;
      events.push(...told);
      clearTimeout(waiting);
      waiting = setTimeout(save, QUIET_MS);
    },
    stop: () => {
      leaving();
      removeEventListener('pagehide', leaving);
    },
  };
};
