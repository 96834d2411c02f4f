import type { Request, SettingsChange } from '@holdup/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { tableSubject } from '../previews/subject.ts';
import { foldRows } from '../table/fold.ts';
import { HOST_AWAY_MS } from './hostWatch.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

const names = (client: MemoryClient): string[] =>
  tableOf(client).table.seats.map((seat) => (seat.kind === 'open' ? '-' : seat.name));
const tokenOf = (client: MemoryClient): string =>
  client.frames.map((text) => JSON.parse(text)).find(({ token }) => token !== undefined).token;

describe('sitting down', () => {
  test('names and characters are unique, seats run out, codes must exist', async () => {
    const { code, clients } = await seatPeople(node, 3, { seats: 3 });
    const late = node.connect();
    const join = { type: 'join', code, name: 'Zoe', character: 'toad' } as const;
    expect(await ask(node, late, join)).toBe('tableFull');
    expect(
      await ask(node, clients[0] as MemoryClient, { type: 'configure', settings: { seats: 4 } }),
    ).toBe('ok');
    expect(await ask(node, late, { ...join, name: 'p1' })).toBe('nameTaken');
    expect(await ask(node, late, { ...join, character: 'owl' })).toBe('characterTaken');
    expect(await ask(node, late, { ...join, seat: 1 })).toBe('noSuchSeat');
    expect(await ask(node, late, { ...join, code: 'ZZZZZ' })).toBe('tableNotFound');
    expect(await ask(node, late, join)).toBe(code);
    expect(names(clients[2] as MemoryClient)).toEqual(['P0', 'P1', 'P2', 'Zoe']);
  });

  test('in the lobby people change their name and character; a bot gives up its own', async () => {
    const { clients } = await seatPeople(node, 2, { seats: 4 });
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    await ask(node, ana, { type: 'addBot', level: 'rookie', seat: 3 });
    const bot = tableOf(ana).table.seats[3];
    const wanted = bot?.kind === 'bot' ? bot.character : 'toad';
    expect(await ask(node, ben, { type: 'dress', name: 'p0' })).toBe('nameTaken');
    expect(await ask(node, ben, { type: 'dress', character: 'fox' })).toBe('characterTaken');
    expect(names(ana)).toEqual(['P0', 'P1', '-', names(ana)[3]]);
    const before = tableOf(ana).seq;
    expect(await ask(node, ben, { type: 'dress', name: 'P1' })).toBe('ok');
    expect(tableOf(ana).seq).toBe(before);
    expect(await ask(node, ben, { type: 'dress', name: 'p1' })).toBe('ok');
    expect(await ask(node, ben, { type: 'dress', character: wanted })).toBe('ok');
    expect(tableOf(ana).table.seats[1]).toMatchObject({ name: 'p1', character: wanted });
    const characters = tableOf(ana).table.seats.map(
      (seat) => seat.kind !== 'open' && seat.character,
    );
    expect(new Set(characters).size).toBe(4);
    await ask(node, ana, { type: 'start', fill: 'rookie' });
    expect(await ask(node, ben, { type: 'dress', name: 'Ben' })).toBe('alreadyStarted');
  });

  test('a changed name survives a reconnect and a reload from the log', async () => {
    const { code, clients } = await seatPeople(node, 3, { seats: 3 });
    const [, ben] = clients as [MemoryClient, MemoryClient];
    await ask(node, ben, { type: 'dress', name: 'Ben', character: 'toad' });
    node.tables.unload(code);
    const again = node.connect();
    expect(await ask(node, again, { type: 'resume', code, token: tokenOf(ben) })).toBe(code);
    expect(tableOf(again).table.seats[1]).toMatchObject({ name: 'Ben', character: 'toad' });
    expect(tableOf(again).you.seat).toBe(1);
  });

  test('a seat token gives the same seat back; a wrong one is refused', async () => {
    const { code, clients } = await seatPeople(node, 2);
    const [, ben] = clients as [MemoryClient, MemoryClient];
    const token = tokenOf(ben);
    ben.end();
    const again = node.connect();
    expect(await ask(node, again, { type: 'resume', code, token: 'x'.repeat(32) })).toBe(
      'badToken',
    );
    expect(await ask(node, again, { type: 'resume', code, token })).toBe(code);
    expect(tableOf(again).you).toMatchObject({ seat: 1, person: 1 });
  });

  test('a token is known to its owner alone: not to the log, not to other clients', async () => {
    const { code, clients } = await seatPeople(node, 3);
    const tokens = clients.map(tokenOf);
    const log = JSON.stringify(await node.store.readLog(code));
    for (const [i, token] of tokens.entries()) {
      expect(log).not.toContain(token);
      for (const [j, other] of clients.entries())
        expect(other.frames.join()).toSatisfy((text: string) => text.includes(token) === (i === j));
    }
  });

  test('two tabs with one seat: the newer one plays, the older one is dismissed', async () => {
    const { code, clients } = await seatPeople(node, 3, { seats: 3 });
    const [older] = clients as [MemoryClient];
    const newer = node.connect();
    await ask(node, newer, { type: 'resume', code, token: tokenOf(older) });
    expect(older.gone).toEqual(['replaced']);
    expect(await ask(node, older, { type: 'start' })).toBe('notSeated');
    expect(await ask(node, newer, { type: 'start' })).toBe('ok');
  });

  test('a latecomer takes over a bot’s seat during a match, and sees what it knew', async () => {
    const { code, clients } = await seatPeople(node, 2, { seats: 4 });
    await ask(node, clients[0] as MemoryClient, { type: 'start', fill: 'rookie' });
    await node.clock.pass(5000, node.settle);
    const late = node.connect();
    expect(
      await ask(node, late, { type: 'join', code, name: 'Zoe', character: 'toad', seat: 0 }),
    ).toBe('noSuchSeat');
    expect(await ask(node, late, { type: 'join', code, name: 'Zoe', character: 'toad' })).toBe(
      code,
    );
    expect(tableOf(late).you.seat).toBe(2);
    expect(tableOf(late).view?.own?.hand).toBeDefined();
  });
});

describe('starting', () => {
  test.each(['leave', 'remove'] as const)(
    'R-1.1: with two players left after a %s, the table goes back to the lobby and can start again',
    async (how) => {
      const { code, clients } = await seatPeople(node, 3, { seats: 3 });
      const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
      await ask(node, ana, { type: 'start' });
      if (how === 'leave') await ask(node, cem, { type: 'leave' });
      else await ask(node, ana, { type: 'remove', seat: 2 });
      await node.clock.pass(5000, node.settle);
      expect(tableOf(ben).table.stage).toBe('lobby');
      expect(await ask(node, ana, { type: 'start' })).toBe('tooFewPlayers');
      await ask(node, node.connect(), { type: 'join', code, name: 'Zoe', character: 'toad' });
      expect(await ask(node, ana, { type: 'start' })).toBe('ok');
      await node.clock.pass(5000, node.settle);
      expect(tableOf(ben).table.stage).toBe('playing');
    },
  );

  test('a log that began a match with two players folds to a lobby', async () => {
    const { code, clients } = await seatPeople(node, 3, { seats: 3 });
    const [ana] = clients as [MemoryClient];
    await ask(node, ana, { type: 'start' });
    const rows = await node.store.readLog(code);
    const last = rows.at(-1) as (typeof rows)[number];
    const poison = JSON.stringify([
      { t: 'left', seat: 2, why: 'left' },
      { t: 'began', match: 'x' },
    ]);
    const table = foldRows(code, [...rows, { ...last, seq: last.seq + 1, entries: poison }]);
    expect(table.stage).toBe('lobby');
    expect(table.game).toBeNull();
  });
});

describe('the host', () => {
  test('only the host removes people, adds bots, swaps seats and hands over', async () => {
    const { clients } = await seatPeople(node, 3);
    const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    const requests: Request[] = [
      { type: 'remove', seat: 2 },
      { type: 'addBot', level: 'rookie' },
      { type: 'start' },
      { type: 'swapSeats', seats: [0, 1] },
    ];
    for (const request of requests) expect(await ask(node, ben, request)).toBe('notHost');
    await ask(node, ana, { type: 'addBot', level: 'rookie', seat: 5 });
    await ask(node, ana, { type: 'swapSeats', seats: [0, 5] });
    expect(names(ben)[5]).toBe('P0');
    expect(tableOf(ana).you.seat).toBe(5);
    await ask(node, ana, { type: 'remove', seat: 2 });
    expect(cem.gone).toEqual(['removed']);
    await ask(node, ana, { type: 'handOver', person: 1 });
    expect(await ask(node, ben, { type: 'remove', seat: 0 })).toBe('ok');
  });

  test('the next person becomes host if the host leaves or is away for a while', async () => {
    const { clients } = await seatPeople(node, 3);
    const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    await ask(node, ana, { type: 'leave' });
    expect(tableOf(cem).table.host).toBe(1);
    ben.end();
    await node.clock.pass(HOST_AWAY_MS + 1, node.settle);
    expect(tableOf(cem).table.host).toBe(2);
  });

  test('R-1.5: the oldest player stays the oldest wherever they sit', async () => {
    const { clients } = await seatPeople(node, 3, { seats: 6 });
    const [ana] = clients as [MemoryClient];
    await ask(node, ana, { type: 'configure', settings: { oldest: 2 } });
    await ask(node, ana, { type: 'swapSeats', seats: [2, 4] });
    expect(tableOf(ana).table.settings.oldest).toBe(4);
    await ask(node, ana, { type: 'start' });
    await node.clock.pass(3000, node.settle);
    expect(tableOf(ana).view?.public.godfather).toBe(2);
  });

  test('rules keep their name until one of them changes, also for later arrivals', async () => {
    const { code, clients } = await seatPeople(node, 2, {
      openLoot: true,
      rulesName: ' Oma’s\u200b ',
    });
    const [ana] = clients as [MemoryClient];
    const configure = (settings: SettingsChange) => ask(node, ana, { type: 'configure', settings });
    const nameNow = () => tableOf(ana).table.settings.rulesName;
    expect(nameNow()).toBe('Oma’s');
    for (const settings of [{ seats: 5 }, { chat: false }, { openLoot: true }]) {
      expect(await configure(settings)).toBe('ok');
      expect(nameNow()).toBe('Oma’s');
    }
    const guest = node.connect();
    await ask(node, guest, { type: 'watch', code, door: true });
    expect(tableOf(guest).table.settings.rulesName).toBe('Oma’s');
    await configure({ openLoot: false });
    expect(nameNow()).toBe('');
    await configure({ openLoot: true, rulesName: 'New' });
    expect(nameNow()).toBe('New');
    expect(await configure({ filter: 'strict', rulesName: 'fuck' })).toBe('nameRude');
    expect(await configure({ rulesName: 'x'.repeat(21) })).toBe('badMessage');
    expect(tableOf(ana).table.settings).toMatchObject({ filter: 'mild', rulesName: 'New' });
    const { table } = await node.live(code);
    expect(tableSubject(table)).toMatchObject({ rules: 'New' });
    await configure({ approval: true });
    expect(tableSubject(table)).toMatchObject({ rules: '' });
  });

  test('settings that contradict each other are refused and change nothing', async () => {
    const { clients } = await seatPeople(node, 4);
    const [ana] = clients as [MemoryClient];
    const before = JSON.stringify(tableOf(ana).table);
    expect(await ask(node, ana, { type: 'configure', settings: { seats: 3 } })).toBe('badSettings');
    expect(JSON.stringify(tableOf(ana).table)).toBe(before);
  });
});

describe('talk', () => {
  test('lines, reactions and chat reach everybody except those who muted the speaker', async () => {
    const { code, clients } = await seatPeople(node, 3);
    const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
    const screen = node.connect();
    await ask(node, screen, { type: 'watch', code });
    await ask(node, ben, { type: 'mute', person: 0, on: true });
    await ask(node, ana, { type: 'say', line: 'bang', to: 1 });
    await ask(node, ana, { type: 'react', reaction: 'laugh' });
    await ask(node, ana, { type: 'chat', text: '<b>hi</b>' });
    for (const client of [ana, cem, screen])
      expect(tableOf(client).talk.map(({ kind }) => kind)).toEqual(['line', 'reaction', 'chat']);
    expect(tableOf(ben).talk).toEqual([]);
    expect(tableOf(ana).you.muted).toEqual([]);
    await ask(node, ben, { type: 'mute', person: 0, on: false });
    await ask(node, ana, { type: 'say', line: 'click' });
    expect(tableOf(ben).talk).toHaveLength(1);
  });

  test('the host turns the chat off; talk is rate-limited', async () => {
    const { clients } = await seatPeople(node, 3);
    const [ana, ben] = clients as [MemoryClient, MemoryClient];
    await ask(node, ana, { type: 'configure', settings: { chat: false } });
    expect(await ask(node, ben, { type: 'chat', text: 'hi' })).toBe('chatOff');
    const answers: string[] = [];
    for (let i = 0; i < 10; i++) answers.push(await ask(node, ben, { type: 'say', line: 'bang' }));
    expect(answers).toContain('tooManyRequests');
    expect(answers.filter((answer) => answer === 'ok').length).toBeLessThanOrEqual(6);
  });
});
