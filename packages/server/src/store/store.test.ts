import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { openStore } from './open.ts';
import type { LogRow } from './schema.ts';
import type { Store } from './store.ts';

const row = (code: string, seq: number, entries = '[]'): LogRow => ({ code, seq, at: 1, entries });
/** A server that is taken away says so on every connection that is just being closed. */
const noWarnings = () => {};

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'holdup-store-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const open = (): Promise<Store> =>
    openStore(kind === 'sqlite' ? path.join(folder, 'test.db') : postgres.url, noWarnings);

  test('a row survives reopening, and cannot be written twice', async () => {
    const store = await open();
    expect(await store.createTable('AAAAA', 1)).toBe(true);
    expect(await store.createTable('AAAAA', 1)).toBe(false);
    expect(await store.append(row('AAAAA', 1, '[1]'))).toBe('committed');
    expect(await store.append(row('AAAAA', 1, '[2]'))).toBe('conflict');
    await store.close();
    const again = await open();
    expect(await again.readLog('AAAAA')).toEqual([row('AAAAA', 1, '[1]')]);
    expect(await again.readLog('AAAAA', 1)).toEqual([]);
    await again.close();
  });

  test('of two nodes racing for one row, one wins and the other gets a conflict', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    const outcomes: string[][] = [];
    for (let seq = 1; seq <= 30; seq++)
      outcomes.push(
        await Promise.all([
          one.append(row('RACE', seq, '["one"]')),
          two.append(row('RACE', seq, '["two"]')),
        ]),
      );
    for (const pair of outcomes) expect(pair.toSorted()).toEqual(['committed', 'conflict']);
    const log = await one.readLog('RACE');
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    for (const [i, { entries }] of log.entries())
      expect(entries).toBe(outcomes[i]?.[0] === 'committed' ? '["one"]' : '["two"]');
    await Promise.all([one.close(), two.close()]);
  });

  test('appends of many tables at once all succeed, each with its own outcome', async () => {
    const store = await open();
    await store.append(row('M7', 1, '["first"]'));
    const codes = Array.from({ length: 2500 }, (_, i) => `M${i}`);
    const outcomes = await Promise.all(codes.map((code) => store.append(row(code, 1))));
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(1);
    expect(outcomes[7]).toBe('conflict');
    expect(await store.readLog('M2499')).toHaveLength(1);
    await store.close();
  });

  test('a gap in the pulse is an outage, once', async () => {
    const store = await open();
    expect(await store.pulse(1000, 500)).toBeNull();
    expect(await store.pulse(1400, 500)).toBeNull();
    expect(await store.pulse(9000, 500)).toEqual({ from: 1400, until: 9000 });
    expect(await store.pulse(9001, 500)).toBeNull();
    expect(await store.outagesSince(0)).toEqual([{ from: 1400, until: 9000 }]);
    await store.close();
  });

  test('abandoned tables are found and deleted; matches stay', async () => {
    const store = await open();
    for (const code of ['OLD', 'NEW']) await store.createTable(code, 10);
    await store.touch(['NEW'], 50);
    const left = await store.untouched(['lobby'], 40, 10);
    expect(left.map(({ code }) => code)).toContain('OLD');
    expect(left.map(({ code }) => code)).not.toContain('NEW');
    await store.append(row('OLD', 1));
    await store.saveMatch('match', 'OLD', 5, '{}');
    await store.saveMatch('match', 'OLD', 6, '{"other":1}');
    expect(await store.deleteTable('NEW', 40)).toBe(false);
    expect(await store.deleteTable('OLD', 40)).toBe(true);
    expect(await store.readLog('OLD')).toEqual([]);
    expect(await store.readMatch('match')).toBe('{}');
    expect(await store.readMatch('none')).toBeNull();
    await store.close();
  });
});

test('a password of any characters comes from the environment, outside the address', async () => {
  const url = new URL(postgres.url);
  url.password = '';
  vi.stubEnv('PGPASSWORD', 'holdup');
  const store = await openStore(url.href, noWarnings);
  expect(await store.lastPulse()).toBeGreaterThanOrEqual(0);
  await store.close();
  vi.unstubAllEnvs();
});

test('two nodes that write about the same tables in different orders never deadlock', async () => {
  const [one, two] = await Promise.all([
    openStore(postgres.url, noWarnings),
    openStore(postgres.url, noWarnings),
  ]);
  const codes = Array.from({ length: 200 }, (_, i) => `D${String(i).padStart(3, '0')}`);
  for (let seq = 1; seq <= 15; seq++) {
    const outcomes = await Promise.all([
      ...codes.map((code) => one.append(row(code, seq))),
      ...codes.toReversed().map((code) => two.append(row(code, seq))),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(codes.length);
  }
  await Promise.all([one.close(), two.close()]);
});

test('PostgreSQL notifies every node of a new row as part of the commit', async () => {
  const [one, two] = await Promise.all([
    openStore(postgres.url, noWarnings),
    openStore(postgres.url, noWarnings),
  ]);
  const heard = Promise.withResolvers<string>();
  two.channel.onRow((code, seq) => heard.resolve(`${code} ${seq}`));
  await one.append(row('NEWS', 1));
  expect(await heard.promise).toBe('NEWS 1');
  await Promise.all([one.close(), two.close()]);
});

test('a node can announce all its tables at once, in order', async () => {
  const [one, two] = await Promise.all([
    openStore(postgres.url, noWarnings),
    openStore(postgres.url, noWarnings),
  ]);
  const messages = Array.from({ length: 20_000 }, (_, i) => `table ${i}`);
  const heard: string[] = [];
  const last = Promise.withResolvers<void>();
  two.channel.onMessage((text) => {
    heard.push(text);
    if (text === messages.at(-1)) last.resolve();
  });
  for (const message of messages) one.channel.send(message);
  await last.promise;
  expect(heard).toEqual(messages);
  await Promise.all([one.close(), two.close()]);
});
