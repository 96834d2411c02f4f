import { type Move, type Seat, spectatorView } from '@holdup/engine';
import { LIMITS, type SettingsChange, type Watcher } from '@holdup/protocol';
import { afterEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import { createTestNode, type MemoryClient, type TestNode } from '../../test/testNode.ts';
import { watcherGuesses } from '../table/guesses.ts';

let node: TestNode;
afterEach(() => node.close());

/** Three people and a bot; the second person and the bot are dead. */
async function twoDead(settings: SettingsChange) {
  node = await createTestNode();
  const { code, clients } = await seatPeople(node, 3, { seats: 4, ...settings });
  const [host, dead, living] = clients as [MemoryClient, MemoryClient, MemoryClient];
  await ask(node, host, { type: 'start', fill: 'rookie' });
  await node.clock.pass(10, node.settle);
  const { table } = await node.live(code);
  const game = table.game;
  if (game === null) throw new Error('the match has not begun');
  Object.assign(game.match.publicState, { alive: 0b0101 });
  Object.assign(game.match, { publicHolds: false });
  // A row other than a move makes the server compare everything it has sent.
  await ask(node, host, { type: 'mute', person: 1, on: true });
  expect(spectatorView(game.match).public.players.map(({ alive }) => alive)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  return { code, host, dead, living };
}

test('R-11: all hands are for people who are dead, at a table that allows it', async () => {
  const { host, dead, living } = await twoDead({ deadSeeHands: true });
  expect(tableOf(dead).hands).toHaveLength(4);
  expect(tableOf(dead).hands?.[1]).toEqual(tableOf(dead).view?.own);
  expect(tableOf(dead).hands?.[2]).toEqual(tableOf(living).view?.own);
  for (const alive of [host, living]) expect(tableOf(alive).hands).toBeNull();
});

test('R-11: at other tables the dead see no hands', async () => {
  const { dead } = await twoDead({});
  expect(tableOf(dead).hands).toBeNull();
});

test('R-11: a player who sits down during the match never sees all hands', async () => {
  const { code } = await twoDead({});
  const late = node.connect();
  const join = { type: 'join', code, name: 'Late', character: 'toad', seat: 3 } as const;
  expect(await ask(node, late, join)).toBe(code);
  const { table } = await node.live(code);
  table.settings = { ...table.settings, deadSeeHands: true };
  await ask(node, late, { type: 'resume', code, token: tokenOf(late) });
  expect(tableOf(late).you.seat).toBe(3);
  expect(tableOf(late).hands).toBeNull();
});

test('once somebody sees all hands, no bot’s seat can be taken, not even after they left', async () => {
  const { code, dead } = await twoDead({ deadSeeHands: true });
  const join = { type: 'join', code, name: 'Late', character: 'toad' } as const;
  expect(await ask(node, node.connect(), { ...join, seat: 3 })).toBe('alreadyStarted');
  await ask(node, dead, { type: 'leave' });
  expect(await ask(node, node.connect(), { ...join, seat: 1 })).toBe('alreadyStarted');
});

test('the dead bet on the living; others learn of it only at the end', async () => {
  const { host, dead, living } = await twoDead({});
  const seqs = () => [host, living].map((client) => client.frames.length);
  const before = seqs();
  expect(await ask(node, dead, { type: 'bet', seat: 0 })).toBe('ok');
  expect(await ask(node, dead, { type: 'bet', seat: 2 })).toBe('ok');
  expect(await ask(node, dead, { type: 'bet', seat: 2 })).toBe('ok');
  expect(tableOf(dead).you.bet).toEqual({ seat: 1, on: 2, round: 1 });
  expect(tableOf(dead).table.bets).toEqual([]);
  expect(seqs()).toEqual(before);
  expect(await ask(node, dead, { type: 'bet', seat: 1 })).toBe('notAllowed');
  expect(await ask(node, dead, { type: 'bet', seat: 7 })).toBe('notAllowed');
  expect(await ask(node, host, { type: 'bet', seat: 2 })).toBe('notAllowed');
});

test('the dead guess who gets shot, in the count of courage only, and nobody learns it before the end', async () => {
  const { dead, living, host } = await twoDead({ pace: 'untimed' });
  const guess = (client: MemoryClient, seat: 0 | 1 | 2) =>
    ask(node, client, {
      type: 'guess',
      question: tableOf(client).clock?.question ?? -1,
      seat,
    });
  expect(await guess(dead, 0)).toBe('notAsked');
  expect(await ask(node, dead, { type: 'guess', question: 0, seat: 0 })).toBe('tooLate');
  // The question was open before they died, so all three answer it.
  const all = [host, dead, living];
  const play = (client: MemoryClient, move: Move) =>
    ask(node, client, { type: 'play', question: tableOf(client).clock?.question ?? -1, move });
  for (const client of all) await play(client, { move: 'load', bullet: 'bang' });
  await node.clock.pass(20_000, node.settle);
  for (const [client, target] of [
    [host, 2],
    [living, 0],
  ] as const)
    await play(client, { move: 'aim', target });
  await node.clock.pass(20_000, node.settle);
  for (const client of all)
    if (tableOf(client).view?.public.step === 'privilege') await play(client, { move: 'pass' });
  expect(tableOf(host).view?.public.step).toBe('courage');
  const [sent, seq] = [living.frames.length, tableOf(living).seq];
  expect(await guess(dead, 1)).toBe('notAllowed');
  expect(await guess(living, 0)).toBe('notAllowed');
  expect(await guess(dead, 0)).toBe('ok');
  expect(await guess(dead, 2)).toBe('ok');
  expect(tableOf(dead).you.guess).toBe(2);
  expect(tableOf(living)).toMatchObject({ seq, you: { guess: null }, table: { guesses: [] } });
  expect(living.frames.slice(sent).filter((frame) => !frame.includes('"error"'))).toEqual([]);
  // Their guess ends with the round, which a move ends. If they were told later, with the next row that is no move, they
  // would notice what nobody may: that another dead player has bet or guessed.
  await play(host, { move: 'stand' });
  await play(living, { move: 'duck' });
  await node.clock.pass(20_000, node.settle);
  expect(tableOf(dead).you.guess).toBe(2);
  while (tableOf(host).view?.public.round === 1) {
    const [move] = tableOf(host).view?.moves ?? [];
    if (move === undefined) throw new Error('the host has nothing to take');
    expect(await play(host, move)).toBe('ok');
  }
  expect(tableOf(dead).you.guess).toBeNull();
});

test('spectators guess, a few times a round; the end tells everybody how often they were right', async () => {
  node = await createTestNode();
  const { code, clients } = await seatPeople(node, 3, { seats: 3, filter: 'strict' });
  const [host] = clients as [MemoryClient];
  const [fan, nameless, rude, door, screen] = Array.from({ length: 5 }, () => node.connect()) as [
    MemoryClient,
    MemoryClient,
    MemoryClient,
    MemoryClient,
    MemoryClient,
  ];
  const watch = { type: 'watch', code } as const;
  for (const client of [fan, nameless, rude]) await ask(node, client, watch);
  await ask(node, door, { ...watch, door: true });
  await ask(node, screen, { ...watch, screen: true });
  const as = { name: 'Wanda', character: 'owl' } as const;
  const guess = (client: MemoryClient, seat: Seat, who: { readonly as?: Watcher } = {}) =>
    ask(node, client, {
      type: 'guess',
      question: tableOf(host).clock?.question ?? 0,
      seat,
      ...who,
    });
  expect(await guess(fan, 1, { as })).toBe('notAllowed');
  await ask(node, host, { type: 'start' });
  await node.clock.pass(10, node.settle);
  expect(await guess(fan, 1, { as })).toBe('notAsked');
  while (tableOf(host).view?.public.step !== 'courage') await node.clock.pass(1000, node.settle);
  for (const client of [door, screen]) expect(await guess(client, 1)).toBe('notSeated');
  const [sent, { seq }] = [host.frames.length, tableOf(host)];
  const answers: string[] = [];
  for (const seat of [0, 1, 2, 0, 1, 1, 2] as const) answers.push(await guess(fan, seat, { as }));
  expect(answers).toEqual([...new Array(6).fill('ok'), 'notAllowed']);
  expect(await guess(nameless, 1)).toBe('ok');
  expect(await guess(rude, 1, { as: { ...as, name: 'fuck' } })).toBe('ok');
  expect(host.frames.slice(sent)).toEqual([]);
  expect(tableOf(host)).toMatchObject({ seq, table: { guesses: [] } });
  // The number of guessing spectators is limited.
  const { table } = await node.live(code);
  if (table.game === null) throw new Error('the match has not begun');
  const nobody = { as: null, guesses: [] };
  const many = Array.from({ length: LIMITS.guessers }, (_, i) => [`${i}`, nobody] as const);
  const full = { ...table, game: { ...table.game, watchers: new Map(many) } };
  const message = { type: 'guess', id: 1, question: table.game.question, seat: 1 } as const;
  expect(watcherGuesses(full, 'one more', message)).toBe('notAllowed');
  expect(watcherGuesses(full, '7', message)).toHaveLength(1);
  while (tableOf(host).table.stage !== 'finished') await node.clock.pass(30_000, node.settle);
  const score = { right: expect.any(Number), of: 1 };
  expect(tableOf(host).table.guesses).toEqual([
    { seat: null, watcher: as, ...score },
    { seat: null, ...score },
    { seat: null, ...score },
  ]);
  const [first, second] = tableOf(host).table.guesses;
  expect(first?.right).toBe(second?.right);
});

test('spectators react for a moment; players, people at the door and floods do not', async () => {
  node = await createTestNode();
  const { code, clients } = await seatPeople(node, 2);
  const [ana] = clients as [MemoryClient];
  const cheer = { type: 'cheer', reaction: 'clap' } as const;
  const fans = Array.from({ length: LIMITS.cheersPerSecond + 2 }, () => node.connect());
  for (const fan of fans) await ask(node, fan, { type: 'watch', code });
  const door = node.connect();
  await ask(node, door, { type: 'watch', code, door: true });
  expect(await ask(node, door, cheer)).toBe('notAllowed');
  expect(await ask(node, ana, cheer)).toBe('notAllowed');
  const { seq } = tableOf(ana);
  for (const fan of fans) expect(await ask(node, fan, cheer)).toBe('ok');
  const cheers = ana.frames.filter((frame) => frame.includes('"cheer"'));
  expect(cheers).toHaveLength(LIMITS.cheersPerSecond);
  expect(JSON.parse(cheers[0] ?? '')).toEqual({ type: 'cheer', reaction: 'clap' });
  expect(tableOf(ana).seq).toBe(seq);
  expect(JSON.stringify(await node.store.readLog(code))).not.toContain('clap');
});
