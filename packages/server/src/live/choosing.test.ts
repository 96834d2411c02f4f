import { choosePower } from '@holdup/bots';
import type { PowerName } from '@holdup/engine';
import {
  type Level,
  POWER_CHOICE_MS,
  type PowerChoice,
  type SettingsChange,
  verifyFairness,
} from '@holdup/protocol';
import { afterEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { SUBSTITUTE_LEVEL } from '../table/applySeating.ts';
import { foldRows } from '../table/fold.ts';
import { recordOf } from '../table/record.ts';

let node: TestNode;
afterEach(() => node.close());

/** Three people and a bot, about to choose their powers. */
async function choosing(settings: SettingsChange, fill: Level = 'rookie') {
  node = await createTestNode();
  const { code, clients } = await seatPeople(node, 3, { seats: 4, ...settings });
  const [host, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
  await ask(node, host, { type: 'start', fill });
  await node.clock.pass(10, node.settle);
  return { code, host, ben, cem, clients };
}

const choiceOf = (client: MemoryClient): PowerChoice => {
  const { choosing: choice, stage } = tableOf(client).table;
  if (choice === null) throw new Error(`the table is ${stage}`);
  return choice;
};

const offered = (client: MemoryClient, seat: number, index: number): PowerName =>
  choiceOf(client).offers[seat]?.[index] as PowerName;

const powersOf = (client: MemoryClient) =>
  tableOf(client).view?.public.players.map(({ power }) => power);

/** The record of the match as it would be if it ended now: its shuffle and powers can be checked already. */
async function verdictOf(code: string, client: MemoryClient) {
  const { table } = await node.live(code);
  if (table.game === null) throw new Error('no match has begun');
  const record = recordOf(table, table.game);
  return { record, verdict: verifyFairness(record, client.session.share ?? undefined) };
}

test('two are dealt to everybody, who keep one of them; bots have picked at once', async () => {
  const { code, host, ben, cem, clients } = await choosing({ powers: 'keepOne' });
  const { offers, picks, awaited } = choiceOf(cem);
  expect(offers.map((own) => own.length)).toEqual([2, 2, 2, 2]);
  expect(picks).toEqual([null, null, null, offers[3]?.[0]]);
  expect(awaited).toEqual([0, 1, 2]);
  const foreign = offered(ben, 2, 0);
  expect(await ask(node, ben, { type: 'pick', power: foreign })).toBe('illegalMove');
  expect(await ask(node, ben, { type: 'pick', power: foreign, seat: 2 })).toBe('notAllowed');
  const wanted = [1, 0, 1].map((index, seat) => offered(host, seat, index));
  for (const [seat, client] of clients.entries())
    expect(await ask(node, client, { type: 'pick', power: wanted[seat] as PowerName })).toBe('ok');
  await node.clock.pass(10, node.settle);
  expect(tableOf(host).table.stage).toBe('playing');
  expect(powersOf(host)).toEqual([...wanted, offers[3]?.[0]]);
  expect(await ask(node, ben, { type: 'pick', power: foreign })).toBe('tooLate');
  const { record, verdict } = await verdictOf(code, ben);
  expect(record.powerDeal).toEqual({ way: 'keepOne', banned: [] });
  expect(verdict).toEqual({ fair: false, why: 'its moves do not reach the end of the match' });
  const [first, ...others] = record.replay.options.powers as PowerName[];
  const swapped = [...others, first as PowerName];
  const options = { ...record.replay.options, powers: swapped };
  const forged = { ...record, replay: { ...record.replay, options } };
  expect(verifyFairness(forged)).toMatchObject({ why: expect.stringContaining('not offered') });
  const host2 = { ...record, powerDeal: { way: 'host', banned: [] } };
  expect(verifyFairness(host2, ben.session.share ?? undefined)).toMatchObject({
    why: 'the powers were not dealt as the table had agreed',
  });
});

test('a player who does not pick in time gets the first of their offers', async () => {
  const { host } = await choosing({ powers: 'keepOne' });
  const { offers } = choiceOf(host);
  await node.clock.pass(POWER_CHOICE_MS.keepOne - 100, node.settle);
  expect(tableOf(host).table.stage).toBe('choosing');
  await node.clock.pass(200, node.settle);
  expect(tableOf(host).table.stage).toBe('playing');
  expect(powersOf(host)).toEqual(offers.map(([first]) => first));
});

test('in a draft one picks after the other, with a clock for each', async () => {
  const { host, clients } = await choosing({ powers: 'draft' });
  for (let turn = 0; turn < 3; turn++) {
    const { awaited, offers, picks } = choiceOf(host);
    const [seat] = awaited;
    expect(awaited).toHaveLength(1);
    const last = offers[0]?.filter((power) => !picks.includes(power)).at(-1) as PowerName;
    for (const [other, client] of clients.entries())
      if (other !== seat)
        expect(await ask(node, client, { type: 'pick', power: last })).toBe('notAsked');
    if (turn === 1) await node.clock.pass(POWER_CHOICE_MS.draft + 100, node.settle);
    else
      expect(
        await ask(node, clients[seat ?? 0] as MemoryClient, { type: 'pick', power: last }),
      ).toBe('ok');
  }
  await node.clock.pass(10, node.settle);
  expect(tableOf(host).table.stage).toBe('playing');
  expect(new Set(powersOf(host)).size).toBe(4);
});

test('where the host assigns powers, nobody else can, and no power is assigned twice', async () => {
  const { host, ben } = await choosing({ powers: 'host', banned: ['doctor'] });
  const { awaited, offers } = choiceOf(host);
  expect(awaited).toEqual([0, 1, 2, 3]);
  expect(offers[0]).not.toContain('doctor');
  const [first, second] = offers[0] as [PowerName, PowerName];
  expect(await ask(node, ben, { type: 'pick', power: first })).toBe('notAllowed');
  expect(await ask(node, host, { type: 'pick', power: first, seat: 3 })).toBe('ok');
  expect(await ask(node, host, { type: 'pick', power: first, seat: 1 })).toBe('illegalMove');
  expect(await ask(node, host, { type: 'pick', power: 'doctor', seat: 1 })).toBe('illegalMove');
  expect(await ask(node, host, { type: 'pick', power: second, seat: 1 })).toBe('ok');
  await node.clock.pass(POWER_CHOICE_MS.host + 100, node.settle);
  const powers = powersOf(host);
  expect(powers?.[3]).toBe(first);
  expect(powers?.[1]).toBe(second);
  expect(new Set(powers).size).toBe(4);
});

test('somebody who leaves during the choice leaves their seat to a bot, which picks; nobody can sit down', async () => {
  const { code, host, ben, cem } = await choosing({ powers: 'keepOne' });
  const { offers } = choiceOf(host);
  await ask(node, ben, { type: 'leave' });
  const picked = choosePower(SUBSTITUTE_LEVEL, offers[1] ?? []);
  expect(choiceOf(host).picks[1]).toBe(picked);
  const late = node.connect();
  const join = { type: 'join', code, name: 'Late', character: 'toad' } as const;
  expect(await ask(node, late, join)).toBe('alreadyStarted');
  await ask(node, host, { type: 'pick', power: offered(host, 0, 0) });
  await ask(node, cem, { type: 'pick', power: offered(host, 2, 1) });
  await node.clock.pass(10, node.settle);
  expect(tableOf(host).table.stage).toBe('playing');
  expect(powersOf(host)?.[1]).toBe(picked);
});

test('a bot keeps the power that wins more, and its pick is in the log', async () => {
  const { code, host } = await choosing({ powers: 'keepOne' }, 'shark');
  const { offers, picks } = choiceOf(host);
  expect(picks).toEqual([null, null, null, choosePower('shark', offers[3] ?? [])]);
  const rows = await node.store.readLog(code);
  expect(foldRows(code, rows).choice?.picks).toEqual(picks);
  expect(rows.at(-1)?.entries).toBe(JSON.stringify([{ t: 'picked', seat: 3, power: picks[3] }]));
});

test('banned powers are never dealt at random, and a match without bans is dealt as the rules say', async () => {
  const banned: PowerName[] = ['doctor', 'hustler', 'vulture'];
  const { code, host } = await choosing({ powers: 'random', banned });
  expect(tableOf(host).table.stage).toBe('playing');
  for (const power of powersOf(host) ?? []) expect(banned).not.toContain(power);
  const { record } = await verdictOf(code, host);
  expect(record.powerDeal).toEqual({ way: 'random', banned });
});

test('settings about powers that make no sense are refused', async () => {
  node = await createTestNode();
  const { clients } = await seatPeople(node, 3);
  const [host] = clients as [MemoryClient];
  const tried: readonly unknown[] = [
    ['doctor', 'doctor'],
    ['fireball'],
    'doctor',
    new Array(9).fill('doctor'),
  ];
  for (const banned of tried)
    expect(
      await ask(node, host, { type: 'configure', settings: { banned } as SettingsChange }),
    ).toBe('badMessage');
  expect(await ask(node, host, { type: 'pick', power: 'doctor' })).toBe('notStarted');
});
