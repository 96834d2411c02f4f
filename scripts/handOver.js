// Plain JavaScript for Node 18 and up: continues this process in another Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/**
 * Runs a script with another Node and ends as it does.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {readonly string[]} binFolders where its child processes find programs, beside Node's own folder
 */
export function handOver(node, args, binFolders = []) {
  const folders = [path.dirname(node), ...binFolders];
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) },
  });
  // A terminal sends Ctrl-C to the child as well; all other signals have to be forwarded.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', () => {
    process.stderr.write(
      `holdup: ${node} does not run on this system. Install Node 24 or newer from nodejs.org.\n`,
    );
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 1 : constants.signals[signal]));
  });
}
