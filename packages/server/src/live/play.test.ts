import type { Move } from '@holdup/engine';
import { type MatchRecord, verifyFairness } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { autoPlay, connect, type TestClient } from '../../test/client.ts';
import { fastClock } from '../../test/fastClock.ts';
import { isStarting, startTestServer } from '../../test/server.ts';
import type { RunningServer } from '../server.ts';

let server: RunningServer;
beforeEach(async () => {
  const clock = fastClock(50, Date.now(), () => isStarting(server));
  server = await startTestServer({}, { clock });
});
afterEach(() => server.stop());

const first = (moves: readonly Move[]): Move => moves[0] as Move;

describe('a table', () => {
  test('people and bots play a match to its end, and anyone can verify the shuffle', async () => {
    const host = await connect(server.port, autoPlay(first));
    const { code = '', token } = await host.request({
      type: 'create',
      name: 'Ana',
      character: 'fox',
      settings: { seats: 5 },
    });
    expect(code).toMatch(/^[B-Z]{5}$/);
    expect(token?.length).toBeGreaterThanOrEqual(22);
    const guest = await connect(server.port, autoPlay(first));
    await guest.request({ type: 'join', code, name: 'Ben', character: 'owl' });
    const screen = await connect(server.port);
    await screen.request({ type: 'watch', code, screen: true });
    await host.request({ type: 'start', fill: 'rookie' });
    const end = await host.until((table) => table.table.stage === 'finished', 100_000);
    expect(end.view?.public.result).not.toBeNull();
    await screen.until((table) => table.table.stage === 'finished');
    expect(screen.session.table?.view?.own).toBeNull();
    const record = await readMatch(server.port, end.table.match ?? '');
    expect(record.characters).toEqual(
      end.table.seats.map((seat) => seat.kind !== 'open' && seat.character),
    );
    expect(record.characters?.slice(0, 2)).toEqual(['fox', 'owl']);
    expect(verifyFairness(record, guest.session.share ?? undefined)).toEqual({
      fair: true,
      randoms: 2,
      withheld: 0,
    });
    for (const client of [host, guest, screen] as TestClient[]) client.close();
  });
});

/** The record of a match, as soon as the server has saved it. */
const readMatch = (port: number, id: string): Promise<MatchRecord> =>
  vi.waitFor(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/matches/${id}`);
    expect(response.status).toBe(200);
    return (await response.json()) as MatchRecord;
  });
