import { type Move, spectatorView } from '@holdup/engine';
import { LIMITS, type SettingsChange } from '@holdup/protocol';
import { afterEach, expect, test } from 'vitest';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/scene.ts';
import { createWorld, type MemoryClient, type World } from '../../test/world.ts';

let world: World;
afterEach(() => world.close());

/** Three people and a bot; the second person and the bot are dead. */
async function twoDead(settings: SettingsChange) {
  world = await createWorld();
  const { code, clients } = await seatPeople(world, 3, { seats: 4, ...settings });
  const [host, dead, living] = clients as [MemoryClient, MemoryClient, MemoryClient];
  await ask(world, host, { type: 'start', fill: 'rookie' });
  await world.clock.pass(10, world.settle);
  const { table } = await world.live(code);
  const game = table.game;
  if (game === null) throw new Error('the match has not begun');
  Object.assign(game.match.publicState, { alive: 0b0101 });
  Object.assign(game.match, { publicHolds: false });
  // A row that is no move makes the server compare everything that it has sent.
  await ask(world, host, { type: 'mute', person: 1, on: true });
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

test('R-11: whoever sits down during the match never sees all hands', async () => {
  const { code } = await twoDead({});
  const late = world.connect();
  const join = { type: 'join', code, name: 'Late', character: 'toad', seat: 3 } as const;
  expect(await ask(world, late, join)).toBe(code);
  const { table } = await world.live(code);
  table.settings = { ...table.settings, deadSeeHands: true };
  await ask(world, late, { type: 'resume', code, token: tokenOf(late) });
  expect(tableOf(late).you.seat).toBe(3);
  expect(tableOf(late).hands).toBeNull();
});

test('once somebody sees all hands, no bot’s seat can be taken, not even after they left', async () => {
  const { code, dead } = await twoDead({ deadSeeHands: true });
  const join = { type: 'join', code, name: 'Late', character: 'toad' } as const;
  expect(await ask(world, world.connect(), { ...join, seat: 3 })).toBe('alreadyStarted');
  await ask(world, dead, { type: 'leave' });
  expect(await ask(world, world.connect(), { ...join, seat: 1 })).toBe('alreadyStarted');
});

test('the dead bet on the living; others learn of it only at the end', async () => {
  const { host, dead, living } = await twoDead({});
  const seqs = () => [host, living].map((client) => client.frames.length);
  const before = seqs();
  expect(await ask(world, dead, { type: 'bet', seat: 0 })).toBe('ok');
  expect(await ask(world, dead, { type: 'bet', seat: 2 })).toBe('ok');
  expect(await ask(world, dead, { type: 'bet', seat: 2 })).toBe('ok');
  expect(tableOf(dead).you.bet).toEqual({ seat: 1, on: 2, round: 1 });
  expect(tableOf(dead).table.bets).toEqual([]);
  expect(seqs()).toEqual(before);
  expect(await ask(world, dead, { type: 'bet', seat: 1 })).toBe('notAllowed');
  expect(await ask(world, dead, { type: 'bet', seat: 7 })).toBe('notAllowed');
  expect(await ask(world, host, { type: 'bet', seat: 2 })).toBe('notAllowed');
});

test('the dead guess who gets shot, in the count of courage only, and nobody learns it before the end', async () => {
  const { dead, living, host } = await twoDead({ pace: 'untimed' });
  const guess = (client: MemoryClient, seat: 0 | 1 | 2) =>
    ask(world, client, {
      type: 'guess',
      question: tableOf(client).clock?.question ?? -1,
      seat,
    });
  expect(await guess(dead, 0)).toBe('notAsked');
  expect(await ask(world, dead, { type: 'guess', question: 0, seat: 0 })).toBe('tooLate');
  // The question was open before they died, so all three answer it.
  const all = [host, dead, living];
  const play = (client: MemoryClient, move: Move) =>
    ask(world, client, { type: 'play', question: tableOf(client).clock?.question ?? -1, move });
  for (const client of all) await play(client, { move: 'load', bullet: 'bang' });
  await world.clock.pass(20_000, world.settle);
  for (const [client, target] of [
    [host, 2],
    [living, 0],
  ] as const)
    await play(client, { move: 'aim', target });
  await world.clock.pass(20_000, world.settle);
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
});

test('spectators react for a moment; players, people at the door and floods do not', async () => {
  world = await createWorld();
  const { code, clients } = await seatPeople(world, 2);
  const [ana] = clients as [MemoryClient];
  const cheer = { type: 'cheer', reaction: 'clap' } as const;
  const fans = Array.from({ length: LIMITS.cheersPerSecond + 2 }, () => world.connect());
  for (const fan of fans) await ask(world, fan, { type: 'watch', code });
  const door = world.connect();
  await ask(world, door, { type: 'watch', code, door: true });
  expect(await ask(world, door, cheer)).toBe('notAllowed');
  expect(await ask(world, ana, cheer)).toBe('notAllowed');
  const { seq } = tableOf(ana);
  for (const fan of fans) expect(await ask(world, fan, cheer)).toBe('ok');
  const cheers = ana.frames.filter((frame) => frame.includes('"cheer"'));
  expect(cheers).toHaveLength(LIMITS.cheersPerSecond);
  expect(JSON.parse(cheers[0] ?? '')).toEqual({ type: 'cheer', reaction: 'clap' });
  expect(tableOf(ana).seq).toBe(seq);
  expect(JSON.stringify(await world.store.readLog(code))).not.toContain('clap');
});
