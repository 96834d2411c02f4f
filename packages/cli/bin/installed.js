#!/usr/bin/env node
// Plain JavaScript for Node 18 and up: the command as it is published. Where Node is too old for the server, it runs
// everything with a newer one from the npm registry.
import { handOver } from '../../../scripts/handOver.js';
import { fetchNode, hostIsRecent } from './recentNode.js';

try {
  if (hostIsRecent()) await import('../src/main.ts');
  else handOver(await fetchNode(), process.argv.slice(1));
} catch (error) {
  process.stderr.write(`holdup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
