import { isDeepStrictEqual } from 'node:util';
import { type GameEvent, type Seat, visibleTo } from '@holdup/engine';
import { expect } from 'vitest';
import { tableOf } from '../people.ts';
import type { MemoryClient } from '../testNode.ts';
import { clientOf, gameOf, handsFor, type Onlooker, type Side, viewFor } from './twins.ts';

/** `toEqual` is slow, so it runs only to describe a difference. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

type Compared = { readonly actual: readonly GameEvent[]; readonly expected: readonly GameEvent[] };

/** The events of each client when they were last compared. */
const compared = new WeakMap<MemoryClient, Compared>();

/** A long past grows by little with each move: what was compared before is the same object. */
function expectSameEvents(client: MemoryClient, { actual, expected }: Compared): void {
  expect(actual.length).toBe(expected.length);
  const before = compared.get(client);
  for (const [place, event] of actual.entries())
    if (before?.actual[place] !== event || before.expected[place] !== expected[place])
      expectSame(event, expected[place]);
  compared.set(client, { actual, expected });
}

/** What is left out of an update must not be missed: every screen holds just what the engine says it may know. */
export function expectAllKnown(side: Side): void {
  const { match, past, bets } = gameOf(side);
  const seats: Onlooker[] = [...side.clients.keys()].map((seat) => seat as Seat);
  for (const seat of [...seats, null]) {
    const client = clientOf(side, seat);
    const { view, past: told, hands, you, table } = tableOf(client);
    expectSame(view, viewFor(match, seat));
    expectSame(hands, handsFor(side, seat));
    expectSame(you.bet, seat === null ? null : (bets.get(seat) ?? null));
    expectSame(table.bets, side.table.stage === 'finished' ? [...bets.values()] : []);
    expectSameEvents(client, {
      actual: told,
      expected: past.filter((event) => visibleTo(event, seat)),
    });
  }
}
