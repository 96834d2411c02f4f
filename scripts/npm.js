// Plain JavaScript for Node 18 and up: runs npm and reports failures in one line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// Override the user's settings: report errors, and give up soon when there is no network.
const SETTINGS = [
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

const MOST_TRIES = 3;
const CHECK_MS = 250;

/**
 * Runs npm, which waits for ever for a download that stalls. Without progress it is killed and started again, and given
 * twice as long: what it has fetched so far is in its cache.
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {{ progress: () => number, cleanUp: () => void }} work a number that changes while npm gets on; removes what it
 *   has left half done
 * @param {number} patienceMs how long the number may stay the same
 * @returns {Promise<{ code: number, errors: string }>}
 */
export async function runNpmPatiently(args, cwd, work, patienceMs, tries = MOST_TRIES) {
  const { progress, cleanUp } = work;
  const stalled = new AbortController();
  let [last, changedAt] = [progress(), Date.now()];
  const timer = setInterval(() => {
    const current = progress();
    if (current !== last) [last, changedAt] = [current, Date.now()];
    else if (Date.now() - changedAt > patienceMs) stalled.abort();
  }, CHECK_MS);
  const outcome = await runNpm(args, cwd, stalled.signal);
  clearInterval(timer);
  if (!stalled.signal.aborted) return outcome;
  cleanUp();
  if (tries > 1) return runNpmPatiently(args, cwd, work, 2 * patienceMs, tries - 1);
  return { code: 1, errors: 'npm error code ETIMEDOUT' };
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {AbortSignal} [signal] kills it
 * @returns {Promise<{ code: number, errors: string }>}
 */
export function runNpm(args, cwd, signal) {
  const cli = npmCli();
  const [command, first] = cli === undefined ? ['npm', []] : [process.execPath, [cli]];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args, ...SETTINGS], {
      cwd,
      signal,
      // Asked to end, npm first waits for its downloads, then removes what the next npm has installed meanwhile.
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'pipe'],
      // On Windows npm is a command file, which only a shell can start.
      shell: cli === undefined && process.platform === 'win32',
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.on('error', (error) => {
      if (!signal?.aborted) resolve({ code: 1, errors: `npm error ${error.message}` });
    });
    child.on('exit', () => {
      if (signal?.aborted) resolve({ code: 1, errors });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, errors }));
  });
}

/** The path of npm's own script, which npm and npx pass to the scripts they run. */
function npmCli() {
  const told = process.env.npm_execpath;
  if (told === undefined || !/np[mx]-cli\.js$/.test(told)) return undefined;
  const cli = path.join(path.dirname(told), 'npm-cli.js');
  return existsSync(cli) ? cli : undefined;
}

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** @param {string} errors what npm wrote to stderr */
export function npmProblem(errors) {
  const lines = errors.split(/\r?\n/).filter((line) => /^npm (error|ERR!)/.test(line));
  const network = NETWORK.exec(lines.join('\n'))?.[1];
  if (network !== undefined) {
    return `cannot reach the npm registry (${network}). Connect to the network, then try again; it is needed once.`;
  }
  const said = lines
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .filter((line) => line !== '' && !/^(code|errno|syscall|path) |A complete log/.test(line));
  return `npm could not install the dependencies: ${(said[0] ?? 'no reason given').replace(/\.$/, '')}. Run “npm install” to see all it says.`;
}
