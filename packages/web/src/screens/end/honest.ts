import type { Seat } from '@holdup/engine';
import type { Promised } from '@holdup/protocol';
import type { Analysis } from '../../game/worker/messages.ts';

/** The award for those who kept the most promises and broke none. */
export const honest = (promises: readonly Promised[]): Analysis['awards'] => {
  const kept = new Map<Seat, number>();
  for (const { seat } of promises)
    if (!promises.some((other) => other.seat === seat && !other.kept))
      kept.set(seat, (kept.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...kept.values());
  const seats = [...kept].filter(([, count]) => count === most).map(([seat]) => seat);
  return seats.length === 0 ? [] : [{ award: 'honest', seats, count: most }];
};
