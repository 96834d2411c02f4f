import { LIMITS, type Request } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import {
  createTestNode,
  type MemoryClient,
  type TestNode,
  withoutPulses,
} from '../../test/testNode.ts';
import { createLimiter } from '../net/limiter.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode({ wrapStore: withoutPulses });
});
afterEach(() => node.close());

const DEVICE = 'd'.repeat(32);
const zoe = (code: string, device = DEVICE): Request => ({
  type: 'join',
  code,
  name: 'Zoe',
  character: 'toad',
  device,
});
const from = (address: string): MemoryClient => node.connect(undefined, address);
const names = (client: MemoryClient): string[] =>
  tableOf(client).table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));

describe('a locked table', () => {
  test('lets nobody new sit down or watch, and everybody back who has a seat', async () => {
    const { code, clients } = await seatPeople(node, 3);
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    const screen = node.connect();
    expect(await ask(node, ben, { type: 'configure', settings: { locked: true } })).toBe('notHost');
    await ask(node, ana, { type: 'configure', settings: { locked: true } });
    const late = node.connect();
    expect(await ask(node, late, zoe(code))).toBe('tableLocked');
    expect(await ask(node, late, { type: 'watch', code })).toBe('tableLocked');
    expect(await ask(node, late, { type: 'watch', code, door: true })).toBe('tableLocked');
    expect(await ask(node, screen, { type: 'watch', code, screen: true })).toBe(code);
    const token = tokenOf(ben);
    ben.end();
    expect(await ask(node, late, { type: 'resume', code, token })).toBe(code);
    await ask(node, ana, { type: 'configure', settings: { locked: false } });
    expect(await ask(node, node.connect(), zoe(code))).toBe(code);
  });

  test('can be locked while a match runs', async () => {
    const { code, clients } = await seatPeople(node, 2, { seats: 4 });
    const [ana] = clients as [MemoryClient];
    await ask(node, ana, { type: 'start', fill: 'rookie' });
    await node.clock.pass(3000, node.settle);
    expect(await ask(node, ana, { type: 'configure', settings: { locked: true } })).toBe('ok');
    expect(await ask(node, ana, { type: 'configure', settings: { pace: 'relaxed' } })).toBe(
      'alreadyStarted',
    );
    expect(await ask(node, node.connect(), zoe(code))).toBe('tableLocked');
  });
});

describe('somebody removed and kept out', () => {
  async function removed() {
    const { code, clients } = await seatPeople(node, 2, { seats: 4 });
    const [ana] = clients as [MemoryClient];
    const mallory = from('203.0.113.7');
    await ask(node, mallory, zoe(code));
    await ask(node, ana, { type: 'remove', seat: 2, keepOut: true });
    expect(mallory.gone).toEqual(['removed']);
    expect(tableOf(ana).table.keptOut).toBe(1);
    return { code, ana, mallory };
  }

  test('is refused in the same browser, whatever name or way they choose', async () => {
    const { code, mallory } = await removed();
    const other = from('198.51.100.1');
    for (const client of [mallory, other]) {
      expect(await ask(node, client, { ...zoe(code), name: 'Yan' } as Request)).toBe('keptOut');
      for (const way of [{}, { door: true }, { screen: true }])
        expect(await ask(node, client, { type: 'watch', code, device: DEVICE, ...way })).toBe(
          'keptOut',
        );
    }
    const token = tokenOf(mallory);
    expect(await ask(node, mallory, { type: 'resume', code, token })).toBe('badToken');
  });

  test('has to knock in another browser on the same network, and so has their neighbour', async () => {
    const { code, ana } = await removed();
    const again = from('203.0.113.7');
    await ask(node, again, zoe(code, 'e'.repeat(32)));
    expect(tableOf(again).view).toBeNull();
    expect(names(ana)).toEqual(['P0', 'P1']);
    expect(tableOf(ana).table.knocks).toMatchObject([{ name: 'Zoe', suspect: true }]);
    await ask(node, ana, { type: 'admit', knock: 0, on: false });
    expect(again.gone).toEqual(['turnedAway']);
  });

  test('gets in with another browser on another network, and again once pardoned', async () => {
    const { code, ana, mallory } = await removed();
    expect(await ask(node, from('192.0.2.9'), zoe(code, 'f'.repeat(32)))).toBe(code);
    await ask(node, ana, { type: 'pardon' });
    expect(tableOf(ana).table.keptOut).toBe(0);
    const back = { ...zoe(code), name: 'Yan', character: 'duck' } as Request;
    expect(await ask(node, mallory, back)).toBe(code);
  });

  test('stays out after the table was read from its log, which holds no address', async () => {
    const { code, mallory } = await removed();
    node.tables.unload(code);
    expect(await ask(node, mallory, zoe(code))).toBe('keptOut');
    const log = JSON.stringify(await node.store.readLog(code));
    expect(log).not.toContain('203.0.113.7');
    expect(log).not.toContain(DEVICE);
  });
});

describe('at a table where the host lets people in', () => {
  test('newcomers see who is there and nothing of the match or the talk', async () => {
    const { code, clients } = await seatPeople(node, 3, { seats: 4, approval: true });
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    await ask(node, ana, { type: 'admit', knock: 0, on: true });
    await ask(node, ana, { type: 'admit', knock: 1, on: true });
    await ask(node, ana, { type: 'start', fill: 'rookie' });
    await node.clock.pass(3000, node.settle);
    const late = node.connect();
    await ask(node, late, { type: 'watch', code, door: true });
    await ask(node, ben, { type: 'chat', text: 'secret plan' });
    await node.clock.pass(5000, node.settle);
    expect(late.frames.join()).not.toMatch(/secret plan|"public"|"events"|"godfather"/);
    expect(tableOf(late)).toMatchObject({ view: null, clock: null, talk: [], past: [] });
    expect(tableOf(ana).presence.door).toBe(1);
    expect(names(late)).toHaveLength(4);
  });

  test('they wait at the door, and sit down when the host says so', async () => {
    const { code, clients } = await seatPeople(node, 1, { seats: 4, approval: true });
    const [ana] = clients as [MemoryClient];
    const late = node.connect();
    const answer = late.session.request({ ...zoe(code), type: 'join' } as Request);
    await node.settle();
    expect(await answer).toMatchObject({ waiting: true });
    expect(tableOf(late).you.seat).toBeNull();
    expect(await ask(node, late, { type: 'chat', text: 'hi' })).toBe('notSeated');
    const { knocks } = tableOf(ana).table;
    expect(knocks).toMatchObject([{ name: 'Zoe', character: 'toad', suspect: false }]);
    expect(await ask(node, ana, { type: 'admit', knock: 5, on: true })).toBe('noSuchPerson');
    await ask(node, ana, { type: 'admit', knock: 0, on: true });
    expect(tableOf(late).you).toMatchObject({ seat: 1, person: 1 });
    expect(tableOf(ana).table.knocks).toEqual([]);
    expect(await ask(node, late, { type: 'admit', knock: 0, on: true })).toBe('notHost');
    expect(await ask(node, late, { type: 'chat', text: 'hi' })).toBe('ok');
  });

  test('they keep waiting after a reconnect, and can stop', async () => {
    const { code, clients } = await seatPeople(node, 1, { seats: 4, approval: true });
    const [ana] = clients as [MemoryClient];
    const late = node.connect();
    await ask(node, late, zoe(code));
    const token = tokenOf(late);
    late.end();
    const again = node.connect();
    const answer = again.session.request({ type: 'resume', code, token });
    await node.settle();
    expect(await answer).toMatchObject({ waiting: true });
    await ask(node, again, { type: 'leave' });
    expect(tableOf(ana).table.knocks).toEqual([]);
    expect(await ask(node, again, { type: 'resume', code, token })).toBe('badToken');
  });

  test('the number of waiting players is limited, and a taken name is refused at once', async () => {
    const { code } = await seatPeople(node, 1, { seats: 8, approval: true });
    expect(await ask(node, node.connect(), { ...zoe(code), name: 'p0' } as Request)).toBe(
      'nameTaken',
    );
    for (let i = 0; i < LIMITS.knocks; i++)
      expect(await ask(node, node.connect(), zoe(code))).toBe(code);
    expect(await ask(node, node.connect(), zoe(code))).toBe('tableFull');
  });
});

describe('spectators', () => {
  test('are limited, besides big screens, and sent away by the host', async () => {
    const { code, clients } = await seatPeople(node, 2, { spectators: 1 });
    const [ana] = clients as [MemoryClient];
    const [tv, first, second] = [node.connect(), node.connect(), node.connect()];
    expect(await ask(node, tv, { type: 'watch', code, screen: true })).toBe(code);
    expect(await ask(node, first, { type: 'watch', code })).toBe(code);
    expect(await ask(node, second, { type: 'watch', code })).toBe('noSpectators');
    expect(await ask(node, second, { type: 'watch', code, door: true })).toBe(code);
    expect(await ask(node, second, { type: 'watch', code })).toBe('noSpectators');
    await ask(node, ana, { type: 'configure', settings: { spectators: 0 } });
    await ask(node, ana, { type: 'clearSpectators' });
    expect([tv.gone, first.gone, second.gone]).toEqual([[], ['removed'], []]);
    expect(await ask(node, first, { type: 'watch', code })).toBe('noSpectators');
    await node.clock.pass(300, node.settle);
    expect(tableOf(ana).presence).toMatchObject({ spectators: 1, screens: 1, door: 1 });
    for (let i = 1; i < LIMITS.screens; i++)
      await ask(node, node.connect(), { type: 'watch', code, screen: true });
    expect(await ask(node, node.connect(), { type: 'watch', code, screen: true })).toBe(
      'tableFull',
    );
  });
});

describe('names and chat', () => {
  test('pass the filter that the host chose', async () => {
    const { code, clients } = await seatPeople(node, 2, { seats: 4 });
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    const rude = { ...zoe(code), name: 'Fuck' } as Request;
    await ask(node, ben, { type: 'chat', text: 'fuck' });
    await ask(node, ana, { type: 'configure', settings: { filter: 'strict' } });
    await ask(node, ben, { type: 'chat', text: 'fuck' });
    expect(tableOf(ana).talk).toMatchObject([{ text: 'fuck' }, { text: '****' }]);
    expect(await ask(node, node.connect(), rude)).toBe('nameRude');
    expect(await ask(node, ben, { type: 'dress', name: 'sh1t' })).toBe('nameRude');
    await ask(node, ana, { type: 'configure', settings: { filter: 'off' } });
    expect(await ask(node, node.connect(), rude)).toBe(code);
    const create = { type: 'create', name: 'nigger', character: 'fox' } as const;
    expect(await ask(node, node.connect(), create)).toBe('nameRude');
  });
});

describe('a report', () => {
  test('reaches the database with the chat before it, and nobody at the table', async () => {
    const { code, clients } = await seatPeople(node, 3);
    const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    await ask(node, ben, { type: 'chat', text: 'I cheat' });
    const [seq, sent] = [tableOf(cem).seq, cem.frames.length];
    const report = { type: 'report', person: 1, reason: 'cheating', text: 'He says so.' } as const;
    expect(await ask(node, ana, report)).toBe('ok');
    expect(await ask(node, ana, { ...report, person: 0 })).toBe('noSuchPerson');
    expect(await ask(node, ana, { ...report, person: 9 })).toBe('noSuchPerson');
    expect(tableOf(cem).seq).toBe(seq);
    expect(cem.frames).toHaveLength(sent);
    const [row, ...more] = await node.store.reports();
    expect(more).toEqual([]);
    expect(JSON.parse(row?.report ?? '')).toMatchObject({
      code,
      reason: 'cheating',
      from: 'P0',
      about: 'P1',
      remark: 'He says so.',
      talk: [{ text: 'I cheat' }],
    });
    expect(node.warnings.join()).toContain(`holdup admin reports ${row?.id}`);
    for (let i = 1; i < LIMITS.reportsPerPerson; i++) await ask(node, ana, report);
    expect(await ask(node, ana, report)).toBe('tooManyRequests');
    expect(await node.store.reports()).toHaveLength(LIMITS.reportsPerPerson);
  });

  test('is one of few that a network may make, also as somebody new each time', async () => {
    await node.close();
    node = await createTestNode({ connection: { reports: createLimiter(2) } });
    const { code } = await seatPeople(node, 2);
    const answers: string[] = [];
    for (let i = 0; i < 4; i++) {
      const mallory = node.connect(undefined, '198.51.100.7');
      await ask(node, mallory, { type: 'join', code, name: 'Mallory', character: 'toad' });
      answers.push(await ask(node, mallory, { type: 'report', person: 0, reason: 'cheating' }));
      await ask(node, mallory, { type: 'leave' });
    }
    expect(answers).toEqual(['ok', 'ok', 'tooManyRequests', 'tooManyRequests']);
  });
});
