// Plain JavaScript for Node 18 and up: installs Node 24 and the dependencies if needed, then runs a script with them.
// Usage: node scripts/bootstrap.js SCRIPT [ARGS…]   (SCRIPT is relative to the repository root)
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findModernNode, installIfNeeded, root } from './install.js';

/**
 * @param {string} script
 * @param {readonly string[]} args
 */
export async function runUnderModernNode(script, args) {
  const target = path.join(root, script);
  try {
    await installIfNeeded();
    if (!existsSync(target)) throw new Error(`${script} is not part of this version.`);
    handOver(findModernNode(), [target, ...args]);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 */
function handOver(node, args) {
  const binFolders = [path.dirname(node), path.join(root, 'node_modules', '.bin')];
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [...binFolders, process.env.PATH].join(path.delimiter) },
  });
  // A terminal sends Ctrl-C to the child as well; all other signals have to be forwarded.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', () =>
    fail(`${node} does not run on this system. Install Node 24 or newer from nodejs.org.`),
  );
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 1 : constants.signals[signal]));
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`holdup: ${message}\n`);
  process.exit(1);
}

const invoked = process.argv[1];
if (invoked !== undefined && realpathSync(invoked) === fileURLToPath(import.meta.url)) {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) fail('usage: node scripts/bootstrap.js SCRIPT [ARGS…]');
  await runUnderModernNode(script, args);
}
