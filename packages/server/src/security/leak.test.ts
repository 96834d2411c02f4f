import { below, createRandom, type Move, type Random, type Seat, viewOf } from '@holdup/engine';
import type { SettingsChange } from '@holdup/protocol';
import { expect, test } from 'vitest';
import type { Table } from '../tables/table.ts';
import { ask, seatPeople, tableOf } from '../testing/scene.ts';
import { createWorld, type MemoryClient, type World } from '../testing/world.ts';

/**
 * The wire is compared byte by byte: two tables are played side by side, alike in everything but one thing that only one
 * seat may know: which bullet it loaded. As long as the engine says that another seat knows the same of both, that
 * seat's client, and every spectator's, must have been sent the same bytes.
 */
interface Pair {
  readonly worlds: readonly [World, World];
  readonly clients: readonly [MemoryClient[], MemoryClient[]];
  readonly screens: readonly [MemoryClient, MemoryClient];
  readonly tables: readonly [Table, Table];
}

/** What is chance or name, and so differs between any two tables: codes, tokens, commitments, ids of matches. */
const withoutNames = (client: MemoryClient, from: number, seq: number): string[] =>
  client.frames.slice(from).map((text) =>
    text
      .replace(/"(code|token|commitment|match)":"[^"]*"/g, '"$1":""')
      // How many rows the lobby took is chance too: rows are counted from the start of the match.
      .replace(/"seq":(\d+)/, (_, row) => `"seq":${Number(row) - seq}`),
  );

async function openPair(settings: SettingsChange, people: number, seed: string): Promise<Pair> {
  const open = async () => {
    const world = await createWorld();
    const { code, clients } = await seatPeople(world, people, { ...settings, seats: people as 4 });
    const screen = world.connect();
    await ask(world, screen, { type: 'watch', code });
    const live = await world.tables.find(code);
    if (live === null) throw new Error('no table');
    // The same shuffle on both sides: the server's secret and what clients add are set alike.
    live.table.secret = seed.padEnd(64, '0');
    for (const [person] of live.table.randoms)
      live.table.randoms.set(person, String(person).padStart(32, '0'));
    await ask(world, clients[0] as MemoryClient, { type: 'start' });
    await world.clock.pass(10, world.settle);
    return { world, clients, screen, table: live.table };
  };
  const [a, b] = [await open(), await open()];
  return {
    worlds: [a.world, b.world],
    clients: [a.clients, b.clients],
    screens: [a.screen, b.screen],
    tables: [a.table, b.table],
  };
}

async function play(world: World, client: MemoryClient, move: Move): Promise<string> {
  return ask(world, client, { type: 'play', decision: tableOf(client).clock?.decision ?? 0, move });
}

const other = (move: Move, moves: readonly Move[]): Move | undefined =>
  moves.find((each) => each.move === 'load' && each !== move);

/** Plays both tables alike until the secret is out (or the match is over); counts the frames that were compared. */
async function comparePair(pair: Pair, random: Random, secretSeat: Seat): Promise<number> {
  const [left, right] = pair.clients;
  let differs = false;
  let compared = 0;
  const start = left.map(
    (client, i) => [client.frames.length, right[i]?.frames.length ?? 0] as const,
  );
  const seqs = [pair.tables[0].seq, pair.tables[1].seq] as const;
  const screensFrom = pair.screens.map(({ frames }) => frames.length) as [number, number];
  const check = () => {
    for (const [seat, client] of left.entries()) {
      if (seat === secretSeat) continue;
      const [mine, theirs] = [0, 1].map((side) =>
        JSON.stringify(viewOf(pair.tables[side as 0 | 1].game?.match as never, seat as Seat)),
      );
      if (mine !== theirs) return false;
      const [from, fromOther] = start[seat] as readonly [number, number];
      const sent = withoutNames(client, from, seqs[0]);
      expect(withoutNames(right[seat] as MemoryClient, fromOther, seqs[1])).toEqual(sent);
      compared = Math.max(compared, sent.length);
    }
    expect(withoutNames(pair.screens[1], screensFrom[1], seqs[1])).toEqual(
      withoutNames(pair.screens[0], screensFrom[0], seqs[0]),
    );
    return true;
  };
  for (let turn = 0; turn < 400; turn++) {
    if (!check()) return compared;
    const [table] = pair.tables;
    if (table.stage !== 'playing') return compared;
    const seat = left.findIndex((client) => {
      const { view, you } = tableOf(client);
      return view?.moves.length && you.choice === null;
    });
    if (seat === -1) {
      for (const world of pair.worlds) await world.clock.pass(1000, world.settle);
      continue;
    }
    const moves = tableOf(left[seat] as MemoryClient).view?.moves ?? [];
    const move = moves[below(random, moves.length)] as Move;
    let twin: Move = move;
    // The one difference: this seat loads another bullet, and ducks later so that it never comes out.
    if (seat === secretSeat && move.move === 'load' && !differs) {
      twin = other(move, moves) ?? move;
      differs = twin !== move;
    } else if (seat === secretSeat && (move.move === 'stand' || move.move === 'duck')) {
      const duck = moves.find((each) => each.move === 'duck') ?? move;
      await play(pair.worlds[0], left[seat] as MemoryClient, duck);
      await play(pair.worlds[1], right[seat] as MemoryClient, duck);
      continue;
    }
    await play(pair.worlds[0], left[seat] as MemoryClient, move);
    const answer = await play(pair.worlds[1], right[seat] as MemoryClient, twin);
    // Where the hands differ, what one side may play the other may not: the twins part here.
    if (answer === 'illegalMove') return compared;
  }
  return compared;
}

test('R-11: what a seat or a spectator is sent does not change when only what they may not know changes', async () => {
  let compared = 0;
  for (let i = 0; i < 6; i++) {
    const random = createRandom(`leak ${i}`);
    const edition = i % 3 === 0 ? 'first' : 'second';
    const settings: SettingsChange = {
      edition,
      powers: edition === 'second' ? 'random' : 'none',
      pace: 'party',
    };
    const pair = await openPair(settings, 3 + (i % 3), `5ec${i}`);
    compared += await comparePair(pair, random, (i % 3) as Seat);
    for (const world of pair.worlds) await world.close();
  }
  expect(compared).toBeGreaterThan(100);
}, 180_000);
