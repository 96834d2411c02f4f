import type { Move, Seat } from '@holdup/engine';
import { DECISION_MS, FINAL_COUNT_MS, HOLD_MS, type SettingsChange } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import {
  createTestNode,
  type MemoryClient,
  type TestNode,
  withoutPulses,
} from '../../test/testNode.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode({ wrapStore: withoutPulses });
});
afterEach(() => node.close());

type Three = [MemoryClient, MemoryClient, MemoryClient];
const questionOf = (client: MemoryClient): number => tableOf(client).clock?.question ?? -1;
const move = (client: MemoryClient, answer: Move): Promise<string> =>
  ask(node, client, { type: 'play', question: questionOf(client), move: answer });
const tap = (client: MemoryClient, type: 'count' | 'hold'): Promise<string> =>
  ask(node, client, { type, question: questionOf(client) });
const leftOf = (client: MemoryClient): number =>
  (tableOf(client).clock?.deadline ?? 0) - node.clock.now();
const step = (client: MemoryClient) => tableOf(client).view?.public.step;

/** Three people before the first count; the first one is the Godfather. */
async function atTheCount(settings: SettingsChange = {}): Promise<Three> {
  const wish = { seats: 3, oldest: 0, godfatherCounts: 'auto', ...settings } as const;
  const { clients } = await seatPeople(node, 3, wish);
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(10, node.settle);
  for (const client of clients) await move(client, { move: 'load', bullet: 'click' });
  return clients as Three;
}
async function aimAll(clients: readonly MemoryClient[]): Promise<void> {
  for (const [seat, client] of clients.entries())
    await move(client, { move: 'aim', target: ((seat + 1) % 3) as Seat });
}

describe('a Godfather who runs the counts', () => {
  test('starts the 3–2–1 with a tap, whether or not everybody has chosen', async () => {
    const clients = await atTheCount();
    const [ana, ben] = clients;
    expect(tableOf(ben).clock).toMatchObject({ count: 'aim', caller: 0, held: false });
    await aimAll(clients);
    await node.clock.pass(FINAL_COUNT_MS + 1000, node.settle);
    expect(step(ana)).toBe('aim');
    expect(await tap(ben, 'count')).toBe('notAsked');
    expect(await tap(ana, 'count')).toBe('ok');
    expect(leftOf(ben)).toBe(FINAL_COUNT_MS);
    await node.clock.pass(FINAL_COUNT_MS + 10, node.settle);
    expect(step(ana)).toBe('privilege');
    expect(await ask(node, ana, { type: 'count', question: 1 })).toBe('tooLate');
    expect(await tap(ana, 'count')).toBe('notAsked');
  });

  test('holds a count once, which gives everybody more time; the clock stays the upper bound', async () => {
    const clients = await atTheCount();
    const [ana, ben] = clients;
    await aimAll(clients);
    await tap(ana, 'count');
    expect(await tap(ana, 'hold')).toBe('ok');
    expect(tableOf(ben).clock).toMatchObject({ held: true, caller: 0 });
    const telling = leftOf(ben) - DECISION_MS.party.aim - HOLD_MS;
    expect(Math.abs(telling)).toBeLessThan(10_000);
    expect(await tap(ana, 'hold')).toBe('notAllowed');
    await node.clock.pass(leftOf(ben) + 10, node.settle);
    expect(step(ana)).toBe('privilege');
    expect(tableOf(ana).clock).toMatchObject({ caller: 0, held: false });
    expect(await tap(ana, 'hold')).toBe('ok');
    await node.clock.pass(DECISION_MS.party.other, node.settle);
    expect(step(ana)).toBe('privilege');
  });

  test('who is disconnected, or played by a bot, does not delay the others', async () => {
    const clients = await atTheCount();
    const [ana, ben] = clients;
    await aimAll(clients);
    expect(tableOf(ben).clock?.caller).toBe(0);
    ana.end();
    await node.settle();
    expect(leftOf(ben)).toBe(FINAL_COUNT_MS);
    await node.clock.pass(FINAL_COUNT_MS + 10, node.settle);
    expect(step(ben)).toBe('privilege');
  });

  test('is nobody at another pace unless the table wants it, alone, or without a clock', async () => {
    const off = await atTheCount({ pace: 'relaxed' });
    expect(tableOf(off[1]).clock?.caller).toBeNull();
    const on = await atTheCount({ pace: 'relaxed', godfatherCounts: 'on' });
    expect(tableOf(on[1]).clock?.caller).toBe(0);
    const untimed = await atTheCount({ pace: 'untimed', godfatherCounts: 'on' });
    expect(tableOf(untimed[1]).clock?.caller).toBeNull();
    for (const client of untimed.slice(1)) await ask(node, client, { type: 'leave' });
    expect(tableOf(untimed[0]).clock?.caller).toBeNull();
  });
});

describe('a table that hides who is ready', () => {
  test('sends others nothing when somebody chooses, and tells the chooser', async () => {
    const [ana, ben] = await atTheCount({ hideReady: true });
    const [sent, seq] = [ben.frames.length, tableOf(ben).seq];
    await move(ana, { move: 'aim', target: 1 });
    expect(tableOf(ana).you.choice).toEqual({ move: 'aim', target: 1 });
    expect(ben.frames).toHaveLength(sent);
    expect(tableOf(ben)).toMatchObject({ seq, clock: { chosen: [] } });
  });
});

describe('a whisper', () => {
  test('is heard by one player; the others see that there was one', async () => {
    const { code, clients } = await seatPeople(node, 3);
    const [ana, ben, cem] = clients as Three;
    const screen = node.connect();
    await ask(node, screen, { type: 'watch', code });
    await ask(node, ana, { type: 'whisper', to: 1, text: 'the diamond is mine' });
    await ask(node, ana, { type: 'whisper', to: 1, line: 'truce' });
    const head = { person: 0, seat: 0, to: 1, listener: 1 };
    for (const client of [ana, ben])
      expect(tableOf(client).talk).toMatchObject([
        { ...head, kind: 'whisper', text: 'the diamond is mine' },
        { ...head, kind: 'whisper', line: 'truce' },
      ]);
    const again = node.connect();
    await ask(node, again, { type: 'watch', code });
    for (const client of [cem, screen, again]) {
      expect(tableOf(client).talk).toMatchObject([
        { ...head, kind: 'whispering' },
        { ...head, kind: 'whispering' },
      ]);
      expect(client.frames.join()).not.toMatch(/diamond|truce/);
    }
  });

  test('needs a person to hear it, passes the filter, and follows the host’s word about chat', async () => {
    const { clients } = await seatPeople(node, 2, { seats: 4, filter: 'strict' });
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    await ask(node, ana, { type: 'addBot', seat: 2, level: 'rookie' });
    for (const to of [0, 2, 3, 7] as const)
      expect(await ask(node, ana, { type: 'whisper', to, line: 'truce' })).toBe('noSuchPerson');
    await ask(node, ana, { type: 'whisper', to: 1, text: 'shit' });
    expect(tableOf(ben).talk).toMatchObject([{ text: '****' }]);
    await node.clock.pass(5000, node.settle);
    await ask(node, ana, { type: 'configure', settings: { chat: false } });
    expect(await ask(node, ana, { type: 'whisper', to: 1, text: 'hi' })).toBe('chatOff');
    expect(await ask(node, ana, { type: 'whisper', to: 1, line: 'bang' })).toBe('ok');
    await ask(node, ben, { type: 'mute', person: 0, on: true });
    expect(await ask(node, ana, { type: 'whisper', to: 1, line: 'click' })).toBe('ok');
    expect(tableOf(ben).talk).toHaveLength(2);
  });
});
