import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { UserError } from '../commandLine/userError.ts';
import { learnCommand } from './command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'learn-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const learn = async (...args: string[]): Promise<number> =>
  learnCommand.run(args, recordingTerminal().terminal);

test.each(['values', 'regularLeaf', 'hustlerLeaf', 'hits'])(
  '%s: the same command gives the same bytes',
  async (stage) => {
    const files = ['one.ts', 'two.ts'].map((name) => path.join(folder, `${stage}-${name}`));
    for (const out of files) await learn(stage, '--games', '30', '--seed', 'again', '--out', out);
    const [one, two] = files.map((file) => readFileSync(file, 'utf8'));
    expect(one).toContain(`npx holdup learn ${stage} --games 30 --seed 'again'`);
    expect(two).toBe(one);
  },
);

test('refuses an unknown stage', async () => {
  await expect(learn('everything')).rejects.toThrow(UserError);
});
