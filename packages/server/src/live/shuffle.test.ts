import { type MatchRecord, type Share, sealOf, verifyFairness } from '@holdup/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';

let node: TestNode;
beforeEach(async () => {
  node = await createTestNode();
});
afterEach(() => node.close());

const value = (digit: string) => digit.repeat(32);

/** How a client's frames reach the server, whatever a test put in between. */
const direct = new WeakMap<MemoryClient, (text: string) => void>();
const receiveFrom = (client: MemoryClient) => direct.get(client) ?? client.connection.receive;

/** Drops the client's message that reveals its randomness. */
function keepFromRevealing(client: MemoryClient): void {
  const { receive } = client.connection;
  direct.set(client, receive);
  Object.assign(client.connection, {
    receive: (text: string) => text.includes('"type":"random"') || receive(text),
  });
}

async function recordOf(client: MemoryClient): Promise<MatchRecord> {
  while (tableOf(client).table.stage !== 'finished') await node.clock.pass(30_000, node.settle);
  await node.settle();
  const record: MatchRecord = JSON.parse(
    (await node.store.readMatch(tableOf(client).table.match ?? '')) ?? 'null',
  );
  return record;
}

test('nobody, not even the database, learns of randomness before everybody has committed', async () => {
  const { code, clients } = await seatPeople(node, 2, { seats: 3 }, (i) => value(`${i}`));
  const [ana] = clients as [MemoryClient];
  const log = async () => (await node.store.readLog(code)).map(({ entries }) => entries).join();
  expect(tableOf(ana).table.seals.map(({ seal }) => seal)).toEqual([
    sealOf(value('0')),
    sealOf(value('1')),
  ]);
  expect(await log()).not.toContain(value('0'));
  expect(await log()).not.toContain(value('1'));
  await ask(node, ana, { type: 'start', fill: 'rookie' });
  await node.clock.pass(10, node.settle);
  expect(await log()).toContain(value('0'));
  const record = await recordOf(ana);
  expect(record.proof.randoms.map((each) => each.value)).toEqual([value('0'), value('1')]);
  for (const { session } of clients)
    expect(verifyFairness(record, session.share ?? undefined)).toEqual({
      fair: true,
      randoms: 2,
      withheld: 0,
    });
});

test('randomness that does not fit its seal, comes early or twice, is refused', async () => {
  const { clients } = await seatPeople(node, 3, { seats: 3 }, (i) => value(`${i}`));
  const [ana, ben] = clients as [MemoryClient, MemoryClient];
  const { commitment } = tableOf(ana).table;
  expect(await ask(node, ben, { type: 'random', commitment, value: value('1') })).toBe(
    'notStarted',
  );
  // Whoever has seen the others' randomness can no longer choose their own.
  keepFromRevealing(ben);
  await ask(node, ana, { type: 'start' });
  expect(await ask(node, ben, { type: 'seal', commitment, seal: sealOf(value('7')) })).toBe(
    'alreadyStarted',
  );
  const reveal = (digit: string) =>
    JSON.stringify({ type: 'random', id: 99, commitment, value: value(digit) });
  const answers = () => ben.frames.map((text) => JSON.parse(text)).filter(({ id }) => id === 99);
  receiveFrom(ben)(reveal('7'));
  await node.settle();
  expect(answers()).toMatchObject([{ error: 'notAllowed' }]);
  receiveFrom(ben)(reveal('1'));
  await node.settle();
  expect(tableOf(ana).table.randomFrom).toContain(1);
});

test('a client that does not reveal is named in the record, and the match begins without it', async () => {
  const { clients } = await seatPeople(node, 2, { seats: 3 }, (i) => value(`${i}`));
  const [ana, ben] = clients as [MemoryClient, MemoryClient];
  keepFromRevealing(ben);
  await ask(node, ana, { type: 'start', fill: 'rookie' });
  await node.clock.pass(1000, node.settle);
  expect(tableOf(ana).table.stage).toBe('starting');
  await node.clock.pass(2000, node.settle);
  expect(tableOf(ana).table.stage).toBe('playing');
  const record = await recordOf(ana);
  expect(record.proof.withheld).toEqual([{ seat: 1, seal: sealOf(value('1')) }]);
  expect(ben.session.share?.counted).toBe(false);
  for (const { session } of clients)
    expect(verifyFairness(record, session.share ?? undefined)).toMatchObject({
      fair: true,
      randoms: 1,
      withheld: 1,
    });
});

test('a start that falls back to the lobby uses up what was revealed', async () => {
  let drawn = 0;
  const { clients } = await seatPeople(node, 3, { seats: 3 }, () => value(`${drawn++}`));
  const [ana, ben, cem] = clients as [MemoryClient, MemoryClient, MemoryClient];
  const first = ana.session.share?.random;
  // Ben's phone does not reveal, so the table waits; then Cem leaves.
  Object.assign(ben.connection, { receive: () => {} });
  await ask(node, ana, { type: 'start' });
  await ask(node, cem, { type: 'leave' });
  expect(tableOf(ana).table.stage).toBe('lobby');
  const again = ana.session.share as Share;
  expect(again.random).not.toBe(first);
  expect(tableOf(ana).table.seals).toContainEqual({ person: 0, seal: sealOf(again.random) });
  expect(tableOf(ana).table.randomFrom).toEqual([]);
});
