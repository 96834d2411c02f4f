// Plain JavaScript for Node 18 and up: installs Node 24 and the dependencies if needed, then runs a script with them.
// Usage: node scripts/bootstrap.js SCRIPT [ARGS…]   (SCRIPT is relative to the repository root)
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './handOver.js';
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
    handOver(findModernNode(), [target, ...args], [path.join(root, 'node_modules', '.bin')]);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
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
