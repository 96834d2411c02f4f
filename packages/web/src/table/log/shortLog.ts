import type { GameEvent, Seat } from '@holdup/engine';
import type { LogEntry } from '../../motion/stage.ts';

/** What tells which cards a player has. */
const TAKINGS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'announced',
  'took',
  'stole',
  'traded',
  'gotCard',
  'paid',
]);

/** How many cards each player took in a round that is over. */
export type Takings = { readonly id: number; readonly counts: ReadonlyMap<Seat, number> };

export type ShortEntry = LogEntry | Takings;

/** A log in which the loot of earlier rounds is only counted: players have to remember what was taken. */
export const shortened = (log: readonly LogEntry[]): readonly ShortEntry[] => {
  const current = log.findLastIndex(({ event }) => event.type === 'roundBegan');
  const entries: ShortEntry[] = [];
  let counts = new Map<Seat, number>();
  const close = (id: number): void => {
    if (counts.size > 0) entries.push({ id, counts });
    counts = new Map();
  };
  for (const [at, entry] of log.entries()) {
    const { event } = entry;
    if (at <= current && event.type === 'roundBegan') close(log[at - 1]?.id ?? entry.id);
    if (at >= current || !TAKINGS.has(event.type)) entries.push(entry);
    else if (event.type === 'took') counts.set(event.seat, (counts.get(event.seat) ?? 0) + 1);
  }
  return entries;
};
