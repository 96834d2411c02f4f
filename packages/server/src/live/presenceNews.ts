import type { Presence } from '@holdup/protocol';
import type { PresenceBoard } from '../nodes/presence.ts';
import type { Clock } from '../time/clock.ts';
import type { LiveTable } from './task.ts';

/** Presence is sent at most this often to a table: viewers arrive and leave in bursts. */
const EVERY_MS = 250;

/** The viewers of a table on this node. */
export function countViewers({ viewers }: LiveTable): Presence {
  const persons = new Set<number>();
  let spectators = 0;
  let screens = 0;
  let atDoor = 0;
  for (const { person, screen, door } of viewers) {
    if (person !== null) persons.add(person);
    else if (door) atDoor++;
    else {
      spectators++;
      if (screen) screens++;
    }
  }
  const here = { persons: [...persons].sort((a, b) => a - b), spectators, screens };
  return atDoor === 0 ? here : { ...here, door: atDoor };
}

/** Tells a table's viewers who is connected, now or after a moment, and only if it has changed. */
export interface PresenceNews {
  changed(live: LiveTable): void;
}

interface LastNews {
  text: string;
  sentAt: number;
  waiting: boolean;
}

export function createPresenceNews(clock: Clock, board: PresenceBoard): PresenceNews {
  const tables = new WeakMap<LiveTable, LastNews>();

  function send(live: LiveTable, last: LastNews): void {
    last.waiting = false;
    const presence = board.of(live.code);
    const text = JSON.stringify(presence);
    if (text === last.text) return;
    last.text = text;
    last.sentAt = clock.now();
    live.broadcast({ type: 'presence', presence });
  }

  return {
    changed(live) {
      const known = tables.get(live);
      const last = known ?? { text: '', sentAt: Number.NEGATIVE_INFINITY, waiting: false };
      tables.set(live, last);
      if (last.waiting) return;
      const at = last.sentAt + EVERY_MS;
      if (clock.now() >= at) send(live, last);
      else {
        last.waiting = true;
        clock.at(at, () => live.contain(() => send(live, last)));
      }
    },
  };
}
