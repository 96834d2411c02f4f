import type { Line, SettingsChange, Talk } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { type BotTalk, talkInCharacter } from '../bots/botTalk.ts';

let node: TestNode;
afterEach(() => node.close());

/** Plays until this holds; every deciding seat makes its first legal move. */
async function playUntil(clients: readonly MemoryClient[], holds: () => boolean): Promise<void> {
  for (let turn = 0; !holds(); turn++) {
    if (turn > 2000) throw new Error('the condition was never met');
    for (const client of clients) {
      const { view, clock, you } = tableOf(client);
      const [move] = view?.moves ?? [];
      if (move !== undefined && clock !== null && you.choice === null)
        await ask(node, client, { type: 'play', question: clock.question, move });
    }
    await node.clock.pass(1000, node.settle);
  }
}

async function begin(people: number, settings: SettingsChange = {}): Promise<MemoryClient[]> {
  const { clients } = await seatPeople(node, people, { seats: 6, ...settings });
  await ask(node, clients[0] as MemoryClient, { type: 'start', fill: 'regular' });
  await node.clock.pass(3000, node.settle);
  return clients;
}

const isOver = (client: MemoryClient) => (): boolean => tableOf(client).table.stage === 'finished';

describe('bots at a table', () => {
  beforeEach(async () => {
    let counts = 0;
    node = await createTestNode({
      botTalk: talkInCharacter(() => `count ${counts++}`),
      secret: () => '5a'.repeat(32),
    });
  });

  test('speak before the count of courage, in character, to somebody at the table', async () => {
    const clients = await begin(1);
    const [ana] = clients as [MemoryClient];
    await playUntil(clients, isOver(ana));
    const { talk, table } = tableOf(ana);
    expect(talk.length).toBeGreaterThan(1);
    for (const said of talk) {
      expect(said).toMatchObject({ person: null, kind: 'line' });
      expect(table.seats[said.seat]?.kind).toBe('bot');
      expect((said as Talk & { to?: number }).to).not.toBe(said.seat);
    }
  });

  test('say nothing if the host has turned the chat off', async () => {
    const clients = await begin(1, { chat: false });
    const [ana] = clients as [MemoryClient];
    await playUntil(clients, isOver(ana));
    expect(tableOf(ana).talk).toEqual([]);
  });
});

/** Every seat says the same, whoever sits there. */
const allSay =
  (line: Line): BotTalk =>
  ({ seats }) =>
    seats.map((_, seat) => ({ seat: seat as 0, line, to: null }));

describe('who speaks', () => {
  beforeEach(async () => {
    node = await createTestNode({ botTalk: allSay('bang'), botDelay: () => 12_000 });
  });

  test('nobody speaks for people, and every bot speaks once per count', async () => {
    const clients = await begin(2);
    const [ana] = clients as [MemoryClient];
    await playUntil(clients, () => tableOf(ana).clock?.count === 'courage');
    await node.clock.pass(15_000, node.settle);
    const { talk } = tableOf(ana);
    expect(talk.map(({ seat }) => seat).sort()).toEqual([2, 3, 4, 5]);
  });
});
