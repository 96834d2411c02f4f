import { below, createRandom, type Move, type Random } from '@holdup/engine';
import { PACES, type TableMessage } from '@holdup/protocol';
import { describe, expect, test } from 'vitest';
import { createWorld, type MemoryClient, type World } from '../testing/world.ts';

const HOURS = 3_600_000;

interface Player {
  readonly client: MemoryClient;
  /** From this turn on: nothing is heard from them any more. */
  silentFrom: number;
  /** Silent with the line open, or gone altogether. */
  readonly hangsUp: boolean;
}

/** People who answer what they are asked, until they fall silent. */
async function answerAll(players: readonly Player[], turn: number, random: Random): Promise<void> {
  for (const { client, silentFrom, hangsUp } of players) {
    if (turn === silentFrom && hangsUp) client.end();
    if (turn >= silentFrom) continue;
    const table = client.session.table as TableMessage | null;
    const { view, clock, you } = table ?? {};
    if (!table || !view || !clock || you?.seat == null || clock.paused !== null) continue;
    if (!view.public.deciding.includes(you.seat) || you.choice !== null) continue;
    const move = view.moves[below(random, view.moves.length)] as Move;
    client.session.request({ type: 'play', decision: clock.decision, move }).catch(() => {});
  }
}

async function playOut(world: World, seed: string, untilStage = 'finished') {
  const random = createRandom(seed);
  const seats = 3 + below(random, 4);
  const people = 1 + below(random, seats);
  const characters = ['bull', 'fox', 'duck', 'toad', 'rabbit', 'cat'] as const;
  const players: Player[] = [];
  let code = '';
  const ask = async (promise: Promise<{ code?: string }>) => {
    await world.settle();
    return promise;
  };
  for (let i = 0; i < people; i++) {
    const client = world.connect();
    const silentFrom = below(random, 3) === 0 ? Number.POSITIVE_INFINITY : below(random, 120);
    players.push({ client, silentFrom, hangsUp: below(random, 2) === 0 });
    const who = { name: `P${i}`, character: characters[i] ?? 'owl' } as const;
    if (i === 0) {
      const edition = below(random, 4) === 0 ? 'first' : 'second';
      const settings = {
        edition,
        seats,
        pace: PACES[below(random, 3)] ?? 'party',
        powers: edition === 'second' && below(random, 2) === 0 ? 'random' : 'none',
      } as const;
      ({ code = '' } = await ask(client.session.request({ type: 'create', ...who, settings })));
    } else await ask(client.session.request({ type: 'join', code, ...who }));
  }
  const host = players[0] as Player;
  await ask(host.client.session.request({ type: 'start', fill: 'rookie' }));
  const began = world.clock.now();
  const pauseAt = below(random, 60);
  const live = await world.tables.find(code);
  let turn = 0;
  while (live?.table.stage !== untilStage) {
    await answerAll(players, turn, random);
    // The worst a host can do: to pause and never be heard of again.
    if (turn === pauseAt && turn < host.silentFrom)
      host.client.session.request({ type: 'pause' }).catch(() => {});
    await world.settle();
    if (live?.table.stage === untilStage) break;
    if (!world.clock.next()) throw new Error(`${seed}: nothing will ever happen again`);
    await world.settle();
    turn++;
    if (world.clock.now() - began > 12 * HOURS)
      throw new Error(
        `${seed}: the others wait for ever: ${JSON.stringify(live?.table.game?.decision)}`,
      );
  }
  for (const { client } of players) client.end();
  await world.settle();
  world.tables.forget(code);
  return { hours: (world.clock.now() - began) / HOURS, players, live };
}

describe('no state of a table makes the others wait for ever', () => {
  test('any subset of people falls silent at any moment, at any pace: the match always ends', async () => {
    const world = await createWorld();
    let longest = 0;
    for (let i = 0; i < 25; i++) {
      const { hours } = await playOut(world, `silence ${i}`);
      longest = Math.max(longest, hours);
    }
    expect(longest).toBeLessThan(12);
    expect(world.warnings).toEqual([]);
    await world.close();
  }, 120_000);
});
