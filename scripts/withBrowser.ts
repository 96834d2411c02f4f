// Usage: node scripts/withBrowser.ts SCRIPT [ARGS…]   Runs a script that needs Chromium, and installs that first if it is missing.
import { browserEnvironment } from './browser.ts';
import { terminal } from './output.ts';
import { runProgram } from './runners.ts';

const [script, ...args] = process.argv.slice(2);

async function run(): Promise<number> {
  if (script === undefined) {
    process.stderr.write('holdup: name the script to run: scripts/withBrowser.ts SCRIPT [ARGS…]\n');
    return 2;
  }
  try {
    const environment = await browserEnvironment(terminal, 'chromium');
    return (await runProgram(`../${script}`, args, environment)).failed;
  } catch (error) {
    process.stderr.write(`holdup: ${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

process.exitCode = await run();
