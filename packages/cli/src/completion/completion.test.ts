import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { COMMANDS, runCommandLine } from '../cli.ts';

const script = async (shell: string): Promise<string> => {
  const { terminal, printed } = recordingTerminal();
  expect(await runCommandLine(['completion', shell], terminal)).toBe(0);
  return printed();
};

/** What bash offers after these words, with the last one half written. */
const completed = (bashScript: string, ...words: readonly string[]): string[] => {
  const line = ['holdup', ...words].map((word) => `'${word}'`).join(' ');
  const asked = `COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _holdup; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${bashScript}\n${asked}`], { encoding: 'utf8' })
    .trim()
    .split(' ');
};

test('bash completes commands and their options', async () => {
  const bash = await script('bash');
  expect(completed(bash, 'se')).toEqual(['serve']);
  expect(completed(bash, '')).toEqual([...COMMANDS.map(({ name }) => name), '--help']);
  expect(completed(bash, 'serve', '--po')).toEqual(['--port']);
  expect(completed(bash, 'replay', '--se')).toEqual(['--seat']);
});

test('fish knows every command and option', async () => {
  const fish = await script('fish');
  for (const { name, options } of COMMANDS) {
    expect(fish).toContain(` -a ${name} -d '`);
    for (const option of Object.keys(options)) expect(fish).toContain(` -l ${option} `);
  }
});

test('an unknown shell is refused in one line', async () => {
  const { terminal, noted } = recordingTerminal();
  expect(await runCommandLine(['completion', 'dos'], terminal)).toBe(2);
  expect(noted()).toBe('holdup: name your shell: holdup completion bash|zsh|fish\n');
});
