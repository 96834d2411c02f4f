import type { TalkFigures } from '@holdup/bots';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { talkCommand } from './command.ts';

test('counts claims, how many are true, and how a believer fares, the same for the same seed', async () => {
  const talk = async (...args: string[]): Promise<string> => {
    const { terminal, printed } = recordingTerminal();
    await talkCommand.run(['--games', '12', ...args], terminal);
    return printed();
  };
  const { claims, linesPerGame, believer }: TalkFigures = JSON.parse(await talk('--json'));
  expect(linesPerGame).toBeGreaterThan(1);
  expect(believer.winRate).toBeLessThanOrEqual(1);
  // A claim says something, but not everything: liars are among those who make it.
  expect(claims.shot.said).toBeGreaterThan(0);
  expect(claims.shot.isTrue).toBeGreaterThan(claims.shot.ofOthers);
  expect(claims.shot.isTrue).toBeLessThan(1);
  const text = await talk();
  expect(text).toContain(`has a Bang loaded     ${claims.shot.said}  `);
  expect(await talk()).toBe(text);
});

test('refuses a level it does not know', async () => {
  await expect(
    talkCommand.run(['--level', 'genius'], recordingTerminal().terminal),
  ).rejects.toThrow('there is no level "genius"');
});
