import { afterEach, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../test/manualClock.ts';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { type TestFolder, testFolder } from '../../test/server.ts';
import { createTestNode, type MemoryClient } from '../../test/testNode.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

const tokenOf = ({ frames }: MemoryClient): string =>
  frames.map((text) => JSON.parse(text)).find(({ token }) => token !== undefined).token;

test.each([
  ['a moment', 3000],
  ['a minute', 60_000],
  ['a night', 9 * 3_600_000],
])('clocks resume with a fair remainder after the server was gone for %s', async (_, away) => {
  const clock = manualClock();
  const database = folder.file('remainder.db');
  const before = await createTestNode({ database, clock });
  const { code, clients } = await seatPeople(before, 3, { seats: 3 });
  const [ana] = clients as [MemoryClient];
  await ask(before, ana, { type: 'start' });
  await clock.pass(6000, before.settle);
  const { question, deadline } = tableOf(ana).clock ?? {};
  const left = (deadline ?? 0) - clock.now();
  expect(left).toBeGreaterThan(5000);
  await before.close();

  clock.sleepThrough(away);
  const after = await createTestNode({ database, clock });
  const back = after.connect();
  await ask(after, back, { type: 'resume', code, token: tokenOf(ana) });
  const now = tableOf(back).clock;
  expect(now?.question).toBe(question);
  // Nobody loses time, and everybody gets only a moment extra to reconnect.
  const leftNow = (now?.deadline ?? 0) - clock.now();
  expect(leftNow).toBeGreaterThanOrEqual(left);
  expect(leftNow).toBeLessThanOrEqual(left + 5000);
  await after.close();
});
