import { expect, test } from 'vitest';
import { startTestServer } from '../server.ts';
import { fuzz } from './fuzz.ts';

test('thousands of hostile frames are refused by name, and the table is unchanged', async () => {
  const server = await startTestServer();
  const report = await fuzz(server.port, 5000, 'short');
  expect(report.changes).toEqual([]);
  for (const error of [
    'badMessage',
    'tooLate',
    'notSeated',
    'notHost',
    'tooManyRequests',
    'badToken',
  ])
    expect(report.answers.get(error) ?? 0, error).toBeGreaterThan(0);
  await server.stop();
});
