import { RULES_VERSION } from '@holdup/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../test/manualClock.ts';
import { ask, seatPeople, tableOf, tokenOf } from '../../test/people.ts';
import { type TestFolder, testFolder } from '../../test/server.ts';
import { createTestNode, type MemoryClient } from '../../test/testNode.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

test('a match that began under other rules is ended with a notice, and the table plays on', async () => {
  const clock = manualClock();
  const database = folder.file('rules.db');
  const before = await createTestNode({
    database,
    clock,
    // The log as a server with other rules would have written it.
    wrapStore: (store) => ({
      ...store,
      append: (row) =>
        store.append({
          ...row,
          entries: row.entries.replace(`"rules":${RULES_VERSION}`, `"rules":${RULES_VERSION + 1}`),
        }),
    }),
  });
  const { code, clients } = await seatPeople(before, 3, { seats: 4 });
  const [ana, ben] = clients as [MemoryClient, MemoryClient];
  await ask(before, ana, { type: 'start' });
  await clock.pass(60_000, before.settle);
  expect(tableOf(ana).table.stage).toBe('playing');
  await ask(before, ben, { type: 'leave' });
  await before.close();

  const after = await createTestNode({ database, clock });
  const back = after.connect();
  expect(await ask(after, back, { type: 'resume', code, token: tokenOf(ana) })).toBe(code);
  await clock.pass(100, after.settle);
  const { table, view } = tableOf(back);
  expect(table).toMatchObject({ stage: 'lobby', notice: 'rulesChanged', match: null });
  expect(view).toBeNull();
  expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'open']);
  // The old secret may be known by now.
  expect(table.commitment).not.toBe(tableOf(ana).table.commitment);
  expect(await ask(after, back, { type: 'start', fill: 'rookie' })).toBe('ok');
  await clock.pass(5000, after.settle);
  expect(tableOf(back).table).toMatchObject({ stage: 'playing', notice: null });
  expect(tableOf(back).view?.public.rulesVersion).toBe(RULES_VERSION);
  expect(after.faults).toEqual([]);
  await after.close();
});
