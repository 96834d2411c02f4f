// Usage: node scripts/withBrowser.ts SCRIPT [ARGS…]   Runs a script that needs Chromium, and installs that first if it is missing.
import { browserEnvironment } from './browser.ts';
import { terminal } from './output.ts';
import { runProgram } from './runners.ts';

const [script = '', ...args] = process.argv.slice(2);
const environment = await browserEnvironment(terminal, 'chromium');
const { failed } = await runProgram(`../${script}`, args, environment);
process.exitCode = failed;
