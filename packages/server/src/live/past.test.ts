import {
  below,
  createRandom,
  type GameEvent,
  type Move,
  type Random,
  visibleTo,
} from '@holdup/engine';
import { hashText, isPast, type UpdateMessage } from '@holdup/protocol';
import { expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { foldRows } from '../table/fold.ts';

const SEATS = 8;
/** Read in one go by every phone: far below what a connection may leave unread. */
const MOST_BYTES = 64 * 1024;
/** Most deals include a power by which somebody learns a secret. */
const MOST_ATTEMPTS = 8;

/** The events a client received live, since a frame. */
const heardBy = ({ frames }: MemoryClient, from = 0): GameEvent[] =>
  frames.slice(from).flatMap((text) => {
    const message = JSON.parse(text) as { type: string } | UpdateMessage;
    return message.type === 'update' ? ((message as UpdateMessage).events ?? []) : [];
  });

const tokenOf = ({ frames }: MemoryClient): string =>
  frames.map((text) => JSON.parse(text)).find(({ token }) => token !== undefined).token;

/** Every deciding seat gives some answer. */
async function playOn(
  node: TestNode,
  clients: readonly MemoryClient[],
  random: Random,
): Promise<void> {
  for (const client of clients) {
    const { view, clock, you } = tableOf(client);
    const moves = view?.moves ?? [];
    if (moves.length === 0 || clock === null || you.choice !== null) continue;
    const move = moves[below(random, moves.length)] as Move;
    await ask(node, client, { type: 'play', question: clock.question, move });
  }
  await node.clock.pass(5000, node.settle);
}

/** Plays a match in which people keep arriving and returning; returns what it covered. */
async function playComingBack(
  node: TestNode,
  code: string,
  clients: readonly MemoryClient[],
  random: Random,
): Promise<{ secrets: number; biggest: number }> {
  const [host] = clients as [MemoryClient];
  const begun = clients.map(({ frames }) => frames.length);
  await ask(node, host, { type: 'start' });
  await node.clock.pass(10, node.settle);
  let secrets = 0;
  let biggest = 0;
  for (let turn = 0; tableOf(host).table.stage === 'playing'; turn++) {
    await playOn(node, clients, random);
    const seat = turn % SEATS;
    const staying = clients[seat] as MemoryClient;
    const heard = heardBy(staying, begun[seat]).filter(isPast);
    const late = node.connect();
    await ask(node, late, { type: 'watch', code });
    expect(tableOf(late).past).toEqual(heard.filter((event) => visibleTo(event, null)));
    late.end();
    const seen = staying.frames.length;
    await ask(node, staying, { type: 'resume', code, token: tokenOf(staying) });
    const whole = staying.frames.slice(seen).find((text) => text.startsWith('{"type":"table"'));
    expect(JSON.parse(whole ?? '{}').past).toEqual(heard);
    secrets += heard.filter(({ to }) => to !== 'everyone').length;
    biggest = Math.max(biggest, Buffer.byteLength(whole ?? ''));
  }
  return { secrets, biggest };
}

/** Plays matches until one was dealt powers by which some learn what others don't. */
async function playWithSecrets(attempt = 0): Promise<{
  node: TestNode;
  code: string;
  clients: readonly MemoryClient[];
  secrets: number;
  biggest: number;
}> {
  let shuffles = 10 * attempt;
  const node = await createTestNode({ secret: () => hashText(`past ${shuffles++}`) });
  const { code, clients } = await seatPeople(node, SEATS, { seats: SEATS, powers: 'random' });
  expect(tableOf(clients[0] as MemoryClient).past).toEqual([]);
  const played = await playComingBack(node, code, clients, createRandom('past'));
  if (played.secrets > 0 || attempt === MOST_ATTEMPTS) return { node, code, clients, ...played };
  await node.close();
  return playWithSecrets(attempt + 1);
}

test('R-11: returning players and new spectators get the past events of the match that they may know', async () => {
  const { node, code, clients, secrets, biggest } = await playWithSecrets();
  expect(secrets).toBeGreaterThan(0);
  expect(biggest).toBeLessThan(MOST_BYTES);

  await ask(node, clients[0] as MemoryClient, { type: 'rematch' });
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(10, node.settle);
  const late = node.connect();
  await ask(node, late, { type: 'watch', code });
  const { table, past } = tableOf(late);
  expect(table.stage).toBe('playing');
  expect(past).toMatchObject([{ type: 'roundBegan', round: 1 }]);
  expect(tableOf(clients[3] as MemoryClient).past).toEqual(past);
  await node.close();
});

test('a table reloaded from its log still has its past events', async () => {
  const node = await createTestNode();
  const { code, clients } = await seatPeople(node, 3, { seats: 3 });
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  const random = createRandom('log');
  for (let turn = 0; turn < 12; turn++) await playOn(node, clients, random);
  const before = tableOf(clients[1] as MemoryClient).past;
  expect(before.length).toBeGreaterThan(4);
  const table = foldRows(code, await node.store.readLog(code));
  expect(table.game?.past.filter((event) => visibleTo(event, 1))).toEqual(before);
  await node.close();
});
