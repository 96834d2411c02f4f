import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArenaPlan } from '@holdup/bots';
import { readReplay, result, runReplay } from '@holdup/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { UserError } from '../commandLine/userError.ts';
import { parseBotName } from './botNames.ts';
import { arenaCommand } from './command.ts';
import { openLog } from './log.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function arena(...args: string[]): Promise<string> {
  const { terminal, printed } = recordingTerminal();
  await arenaCommand.run(args, terminal);
  return printed();
}

const EXAMPLE = fileURLToPath(new URL('../../../bots/examples/careful.ts', import.meta.url));

test('plays the worked example of the guide as a candidate', async () => {
  const report = JSON.parse(
    await arena('--bot', EXAMPLE, '--bots', 'rookie', '--games', '12', '--cores', '1', '--json'),
  );
  expect(report.games).toBe(12);
  expect(report.faults).toEqual([]);
  expect(report.bots.map(({ bot }: { bot: string }) => bot)).toEqual([EXAMPLE, 'rookie']);
});

test('plays the default move for a bot that throws, names it and completes the run', async () => {
  const file = path.join(folder, 'fragile.ts');
  writeFileSync(
    file,
    "export const createBot = () => ({ name: 'x', decide() { throw new Error('no'); } });\n",
  );
  const text = await arena('--bot', file, '--bots', 'random', '--games', '6', '--cores', '1');
  expect(text).toMatch(/fragile\.ts threw \d+ times; the default move was played for it/);
});

test('stops a bot that never returns, plays its default moves and names it', async () => {
  const file = path.join(folder, 'endless.ts');
  writeFileSync(file, "export const createBot = () => ({ name: 'x', decide() { for (;;); } });\n");
  const report = JSON.parse(
    await arena(
      ...['--bot', file, '--bots', 'random', '--games', '6', '--cores', '1'],
      ...['--budget', '1', '--json'],
    ),
  );
  expect(report.games).toBe(6);
  const [fault] = report.faults;
  expect(fault).toMatchObject({ bot: file, kind: 'stalled' });
  expect(fault.count).toBeGreaterThan(6);
});

test('ignores an answer that comes long after its time, and names the bot', async () => {
  const file = path.join(folder, 'slow.ts');
  writeFileSync(
    file,
    `let asked = 0;
export const createBot = () => ({
  name: 'x',
  decide({ view }) {
    const until = performance.now() + (asked++ === 0 ? 400 : 0);
    while (performance.now() < until);
    return { move: view.moves[0] };
  },
});
`,
  );
  const report = JSON.parse(
    await arena(
      ...['--bot', file, '--bots', 'random', '--games', '6', '--cores', '1'],
      ...['--budget', '20', '--timed', '--json'],
    ),
  );
  // On a busy machine the other bot may be late, too.
  expect(report.faults).toContainEqual(expect.objectContaining({ bot: file, kind: 'stalled' }));
});

test('resumes an interrupted run and gives the same report', async () => {
  const log = path.join(folder, 'run.log');
  const args = ['--bots', 'rookie,random', '--games', '24', '--cores', '1', '--json'];
  const whole = JSON.parse(await arena(...args));
  await arena('--bots', 'rookie,random', '--games', '12', '--cores', '1', '--log', log);
  const lines = readFileSync(log, 'utf8').split('\n');
  writeFileSync(log, `${lines.slice(0, 2).join('\n')}\n{"deal": cut off`);
  const resumed = JSON.parse(await arena(...args, '--log', log));
  expect(resumed.bots.map((bot: { winRate: number }) => bot.winRate)).toEqual(
    whole.bots.map((bot: { winRate: number }) => bot.winRate),
  );
});

test('saves any game of the plan as a complete replay', async () => {
  const file = path.join(folder, 'game.json');
  await arena('--bots', 'rookie,random', '--game', '4', '--save', file);
  const match = runReplay(readReplay(JSON.parse(readFileSync(file, 'utf8'))));
  expect(result(match)).not.toBeNull();
});

test('refuses the log of another run, and unknown bots', () => {
  const plan: ArenaPlan = {
    candidate: 'rookie',
    opponents: ['random'],
    edition: 'second',
    seats: 6,
    options: {},
    deals: 1,
    seed: 'a',
    budgetMs: 5,
    timed: false,
  };
  const file = path.join(folder, 'other.log');
  openLog(file, plan);
  expect(() => openLog(file, { ...plan, seed: 'b' })).toThrow(UserError);
  expect(() => parseBotName('roookie')).toThrow(/Did you mean rookie/);
  expect(() => parseBotName('./nowhere.ts')).toThrow(/no such file/);
  expect(() => parseBotName('rookie:nobody')).toThrow(/no personality/);
  expect(() => parseBotName('rookie:brutus:nobody')).toThrow(/no personality "brutus:nobody"/);
  expect(() => parseBotName('bangFirst+rookie+nobody')).toThrow(/no rule "rookie"/);
});
