import { type GameEvent, type Move, visibleTo } from '@holdup/engine';
import type { Store } from '../src/store/store.ts';
import { apply } from '../src/table/apply.ts';
import { readEntries } from '../src/table/fold.ts';
import { blankTable } from '../src/table/table.ts';
import type { LastingClient } from './lastingClient.ts';

interface LogCheck {
  readonly rows: number;
  readonly problems: string[];
}

/** Compares the log of a table with what its clients received: all of it must be in the log. */
export async function checkLog(store: Store, clients: readonly LastingClient[]): Promise<LogCheck> {
  const [first] = clients;
  if (first === undefined) return { rows: 0, problems: ['no clients'] };
  const rows = await store.readLog(first.code);
  const problems: string[] = [];
  const table = blankTable(first.code);
  const answers = new Set<string>();
  const eventsOf = new Map<number, readonly GameEvent[]>();
  const key = (match: string, question: number, seat: number, move: Move) =>
    JSON.stringify([match, question, seat, Object.entries(move).sort()]);
  for (const [i, row] of rows.entries()) {
    if (row.seq !== i + 1) problems.push(`row ${row.seq} stands where ${i + 1} should`);
    const events: GameEvent[] = [];
    let visible = false;
    for (const entry of readEntries(row.entries)) {
      if ((entry.t === 'played' || entry.t === 'chose') && table.game !== null)
        answers.add(key(table.game.id, table.game.question, entry.seat, entry.move));
      visible = apply(table, entry, row.at, events) || visible;
    }
    if (visible) table.revision++;
    eventsOf.set(table.revision, events);
  }
  for (const client of clients) {
    for (const { match, question, seat, move } of client.acknowledged)
      if (!answers.has(key(match, question, seat, move)))
        problems.push(
          `seat ${seat} was told that ${JSON.stringify(move)} counts; the log has no such move`,
        );
    for (const [seq, told] of client.told) {
      const logged = (eventsOf.get(seq) ?? []).filter((event) => visibleTo(event, client.seat));
      if (JSON.stringify(logged) !== JSON.stringify(told))
        problems.push(`seat ${client.seat} was told of row ${seq} what the log does not say`);
    }
  }
  return { rows: rows.length, problems };
}
