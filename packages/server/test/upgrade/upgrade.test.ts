import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { RULES_VERSION } from '@holdup/engine';
import { verifyFairness } from '@holdup/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../manualClock.ts';
import { ask, tableOf } from '../people.ts';
import { type TestFolder, testFolder } from '../server.ts';
import { createTestNode, type TestNode } from '../testNode.ts';

/**
 * rules1.db.gz was written by the server of commit 368e08e: the first schema, protocol 1, rules 1. In it are a finished
 * match, a match in its third round and a lobby; rules1.json has their codes, the tokens of their hosts, and the time.
 */
const old = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
const {
  at,
  match,
  running,
  lobby,
}: {
  at: number;
  match: string;
  running: { code: string; token: string };
  lobby: { code: string; token: string };
} = JSON.parse(old('rules1.json').toString());
const HOUR = 3_600_000;

let folder: TestFolder;
let node: TestNode;
beforeAll(async () => {
  folder = testFolder();
  const database = folder.file('old.db');
  writeFileSync(database, gunzipSync(old('rules1.db.gz')));
  node = await createTestNode({ database, clock: manualClock(at + HOUR) });
  await node.clock.pass(30_000, node.settle);
});
afterAll(async () => {
  await node.close();
  folder.remove();
});

test('a match under older rules is ended with a notice, everybody keeps their seat, and the table plays on', async () => {
  const host = node.connect();
  expect(await ask(node, host, { type: 'resume', ...running })).toBe(running.code);
  const { table, view } = tableOf(host);
  expect(table).toMatchObject({ stage: 'lobby', notice: 'rulesChanged', match: null });
  expect(view).toBeNull();
  expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'bot']);
  expect(await ask(node, host, { type: 'start' })).toBe('ok');
  await node.clock.pass(20_000, node.settle);
  expect(tableOf(host).table).toMatchObject({ stage: 'playing', notice: null });
  expect(tableOf(host).view?.public.rulesVersion).toBe(RULES_VERSION);
});

test('a lobby is as it was left, and starts', async () => {
  const host = node.connect();
  expect(await ask(node, host, { type: 'resume', ...lobby })).toBe(lobby.code);
  const { table } = tableOf(host);
  expect(table).toMatchObject({ stage: 'lobby', notice: null });
  expect(table.settings).toMatchObject({ edition: 'first', seats: 5 });
  expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'open', 'open', 'open']);
  expect(await ask(node, host, { type: 'start', fill: 'rookie' })).toBe('ok');
  await node.clock.pass(20_000, node.settle);
  expect(tableOf(host).table.stage).toBe('playing');
});

test('a finished match is kept: its shuffle is proven, and it says that its moves follow other rules', async () => {
  const record = JSON.parse((await node.store.readMatch(match)) ?? 'null');
  expect(record.replay.names.slice(0, 2)).toEqual(['P0', 'P1']);
  expect(verifyFairness(record)).toEqual({ fair: null, rulesVersion: 1 });
});

test('nothing is a fault', async () => {
  expect(node.faults).toEqual([]);
  expect(await node.store.faults()).toEqual([]);
});
