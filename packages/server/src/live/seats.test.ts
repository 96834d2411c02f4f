import { LIMITS } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { createLimiter } from '../net/limiter.ts';
import { HOST_AWAY_MS } from './hostWatch.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

describe("a bot's seat in a match", () => {
  async function matchWithSharks() {
    const table = await seatPeople(node, 1, { seats: 4, pace: 'untimed' });
    await ask(node, table.clients[0] as MemoryClient, { type: 'start', fill: 'shark' });
    await node.clock.pass(10, node.settle);
    return table;
  }

  test('is the same bot again when the person who took it leaves', async () => {
    const { code, clients } = await matchWithSharks();
    const guest = node.connect();
    const join = { type: 'join', code, name: 'Guest', character: 'toad', seat: 2 } as const;
    expect(await ask(node, guest, join)).toBe(code);
    await ask(node, guest, { type: 'leave' });
    expect(tableOf(clients[0] as MemoryClient).table.seats[2]).toMatchObject({
      kind: 'bot',
      level: 'shark',
    });
  });

  test('can be taken until somebody takes one, sees its hand and leaves', async () => {
    const { code } = await matchWithSharks();
    const sit = (seat: 1 | 2 | 3, name: string) => {
      const guest = node.connect();
      const character = (['bull', 'toad', 'rabbit'] as const)[seat - 1] ?? 'bull';
      return { guest, answer: ask(node, guest, { type: 'join', code, name, character, seat }) };
    };
    const friend = sit(1, 'Friend');
    expect(await friend.answer).toBe(code);
    const spy = sit(2, 'Spy');
    expect(await spy.answer).toBe(code);
    await ask(node, spy.guest, { type: 'leave' });
    expect(await sit(3, 'Spy again').answer).toBe('alreadyStarted');
  });
});

describe('an acting host', () => {
  async function hostAway() {
    const table = await seatPeople(node, 3);
    const [ana] = table.clients as [MemoryClient];
    ana.end();
    await node.clock.pass(HOST_AWAY_MS + 1, node.settle);
    return { ...table, ana };
  }

  test('hands the table back when the host returns', async () => {
    const { code, clients, ana } = await hostAway();
    const ben = clients[1] as MemoryClient;
    expect(tableOf(ben).table.host).toBe(1);
    const back = node.connect();
    await ask(node, back, { type: 'resume', code, token: tokenOf(ana) });
    await node.settle();
    expect(tableOf(ben).table.host).toBe(0);
    expect(await ask(node, back, { type: 'swapSeats', seats: [0, 1] })).toBe('ok');
  });

  test('cannot remove the host who is away, nor keep the table by handing it round', async () => {
    const { code, clients, ana } = await hostAway();
    const [, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    expect(await ask(node, ben, { type: 'remove', seat: 0 })).toBe('notAllowed');
    expect(await ask(node, ben, { type: 'handOver', person: 2 })).toBe('ok');
    expect(await ask(node, cem, { type: 'remove', seat: 0 })).toBe('notAllowed');
    const back = node.connect();
    expect(await ask(node, back, { type: 'resume', code, token: tokenOf(ana) })).toBe(code);
    await node.settle();
    expect(tableOf(cem).table.host).toBe(0);
  });
});

describe('what a person can write to the log', () => {
  test('is no mute of somebody who was never there, nor the same one twice', async () => {
    const { code, clients } = await seatPeople(node, 3);
    const [ana] = clients as [MemoryClient];
    const rows = async () => (await node.store.readLog(code)).length;
    expect(await ask(node, ana, { type: 'mute', person: 99_999, on: true })).toBe('noSuchPerson');
    expect(await ask(node, ana, { type: 'mute', person: 1, on: true })).toBe('ok');
    const before = await rows();
    expect(await ask(node, ana, { type: 'mute', person: 1, on: true })).toBe('ok');
    expect(await rows()).toBe(before);
  });

  test('is limited, while moves always count', async () => {
    const { clients } = await seatPeople(node, 3);
    const [ana] = clients as [MemoryClient];
    const answers: string[] = [];
    for (let i = 0; i < 200; i++) {
      answers.push(
        await ask(node, ana, { type: 'configure', settings: { openLoot: i % 2 === 0 } }),
      );
      await node.clock.pass(100, node.settle);
    }
    const written = answers.filter((answer) => answer === 'ok').length;
    expect(written).toBeLessThanOrEqual(LIMITS.changesAtOnce + LIMITS.changesPerSecond * 20 + 1);
    expect(answers).toContain('tooManyRequests');
  });

  test('does not grow with somebody who sits down and leaves over and over', async () => {
    await node.close();
    node = await createTestNode({ connection: { seatings: createLimiter(10) } });
    const { code } = await seatPeople(node, 2);
    const answers: string[] = [];
    for (let i = 0; i < 20; i++) {
      const mallory = node.connect(undefined, '198.51.100.7');
      const who = { name: 'Mallory', character: 'toad' } as const;
      answers.push(await ask(node, mallory, { type: 'join', code, ...who }));
      await ask(node, mallory, { type: 'leave' });
    }
    expect(answers.filter((answer) => answer === code)).toHaveLength(10);
    expect(answers.slice(10)).toEqual(Array(10).fill('tooManyRequests'));
    const guest = { type: 'join', code, name: 'Guest', character: 'toad' } as const;
    expect(await ask(node, node.connect(), guest)).toBe(code);
  });

  test('ends with the longest log: the match is finished, and nothing else is added', async () => {
    const { code, clients } = await seatPeople(node, 3, { seats: 3 });
    const [ana] = clients as [MemoryClient];
    await ask(node, ana, { type: 'start' });
    await node.clock.pass(10, node.settle);
    const live = await node.live(code);
    live.table.seq = LIMITS.rowsPerTable;
    expect(await ask(node, ana, { type: 'chat', text: 'more' })).toBe('notAllowed');
    const move = { move: 'load', bullet: 'click' } as const;
    expect(await ask(node, ana, { type: 'play', question: 1, move })).toBe('ok');
  });
});

test('names that look alike are taken', async () => {
  const { code } = await seatPeople(node, 1);
  const lookalike = { type: 'join', code, name: '\u0420\u041e', character: 'owl' } as const;
  expect(await ask(node, node.connect(), lookalike)).toBe('nameTaken');
});

test('R-11: others cannot count how often somebody changes a hidden choice', async () => {
  const { clients } = await seatPeople(node, 3, { seats: 3 });
  const [ana, ben] = clients as [MemoryClient, MemoryClient];
  await ask(node, ana, { type: 'start' });
  await node.clock.pass(10, node.settle);
  for (const client of clients) {
    const question = tableOf(client).clock?.question ?? 0;
    await ask(node, client, { type: 'play', question, move: { move: 'load', bullet: 'click' } });
  }
  const question = tableOf(ana).clock?.question ?? 0;
  const aim = (target: 1 | 2) =>
    ask(node, ana, { type: 'play', question, move: { move: 'aim', target } });
  await aim(1);
  const [seen, seq] = [ben.frames.length, tableOf(ben).seq];
  for (let i = 0; i < 5; i++) await aim(i % 2 === 0 ? 2 : 1);
  await ask(node, ana, { type: 'mute', person: 1, on: true });
  await ask(node, ben, { type: 'say', line: 'bang' });
  expect(ben.frames.slice(seen)).toHaveLength(1);
  expect(tableOf(ben).seq).toBe(seq + 1);
});

describe('somebody whom the host removed', () => {
  test.each(['lobby', 'playing'] as const)(
    'cannot take the seat again with the old token (%s), also after a reload from the log',
    async (stage) => {
      const { code, clients } = await seatPeople(node, 4, { seats: 4, pace: 'untimed' });
      const [host, removed] = clients as [MemoryClient, MemoryClient];
      if (stage === 'playing') {
        await ask(node, host, { type: 'start' });
        await node.clock.pass(10, node.settle);
      }
      expect(tableOf(host).table.stage).toBe(stage);
      const token = tokenOf(removed);
      expect(await ask(node, host, { type: 'remove', seat: 1 })).toBe('ok');
      expect(removed.gone).toEqual(['removed']);
      const resume = { type: 'resume', code, token } as const;
      expect(await ask(node, removed, resume)).toBe('badToken');
      node.tables.unload(code);
      const back = node.connect();
      expect(await ask(node, back, resume)).toBe('badToken');
      // Watching is open to everybody, without a seat and without a hand.
      expect(await ask(node, back, { type: 'watch', code })).toBe(code);
      expect(tableOf(back).you).toMatchObject({ seat: null, person: null });
    },
  );
});
