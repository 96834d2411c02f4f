import type { MatchRecord } from '@holdup/protocol';
import type { Store } from '../store/store.ts';

/** Removes the players' names from the record of a finished match, which can still be verified. */
export async function forgetNames(store: Store, match: string): Promise<boolean> {
  const stored = await store.readMatch(match);
  if (stored === null) return false;
  const record: MatchRecord = JSON.parse(stored);
  const names = Array.from({ length: record.replay.seats }, (_, seat) => `Player ${seat + 1}`);
  const anonymous: MatchRecord = { ...record, replay: { ...record.replay, names } };
  return store.replaceMatch(match, JSON.stringify(anonymous));
}
