import { spawn } from 'node:child_process';
import { root } from './install.js';
import type { Output } from './output.ts';

/** Runs a command in the root of the repository; resolves to its exit code. */
export function runCommand(
  output: Output,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: output.stdio, env });
    output.follow(child.stdout, child.stderr);
    child
      .on('error', ({ message }) => {
        output.write(`${message}\n`);
        resolve(1);
      })
      .on('close', (code) => resolve(code ?? 1));
  });
}
