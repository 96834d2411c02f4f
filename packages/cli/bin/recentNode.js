// Plain JavaScript for Node 18 and up: a Node that is recent enough for the server.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import repository from '../../../package.json' with { type: 'json' };
import { npmProblem, runNpm } from '../../../scripts/npm.js';
import { showProgress } from '../../../scripts/progress.js';

/** The first with SQLite built in and ready to use. */
const OLDEST = { major: 22, minor: 13 };

export function hostIsRecent() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** The user's cache folder. */
function cacheFolder() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return path.join(XDG_CACHE_HOME ?? LOCALAPPDATA ?? path.join(homedir(), '.cache'), 'holdup');
}

/** The npm package that holds Node for this machine, with its version. */
function nodePackage() {
  const here = `${process.platform.replace(/^win32$/, 'win')}-${process.arch}`;
  return Object.entries(repository.optionalDependencies).find(([name]) =>
    [`node-${here}`, `node-bin-${here}`].includes(name),
  );
}

/**
 * The path of a recent Node; the first time, npm fetches it.
 * @returns {Promise<string>}
 */
export async function fetchNode() {
  const needed = `Node ${OLDEST.major}.${OLDEST.minor} or newer is needed and this is ${process.version}`;
  const found = nodePackage();
  if (found === undefined)
    throw new Error(`${needed}. Install one from nodejs.org, then try again.`);
  const [name, version] = found;
  const folder = path.join(cacheFolder(), `node-${version}`);
  const exe = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = path.join(folder, 'node_modules', name, 'bin', exe);
  if (existsSync(node)) return node;
  mkdirSync(cacheFolder(), { recursive: true });
  const building = mkdtempSync(path.join(cacheFolder(), 'fetch-'));
  writeFileSync(path.join(building, 'package.json'), '{ "private": true }\n');
  const stopProgress = showProgress(`${needed}; fetching Node ${version} (once)`, () => name);
  const { code, errors } = await runNpm(
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', `${name}@${version}`],
    building,
  );
  stopProgress();
  if (code === 0 && !existsSync(node)) moveInto(folder, building);
  rmSync(building, { recursive: true, force: true });
  if (!existsSync(node)) throw new Error(npmProblem(errors));
  return node;
}

/**
 * Two first starts at once may both get here: whoever is second keeps what the first has put there.
 * @param {string} folder
 * @param {string} building
 */
function moveInto(folder, building) {
  try {
    renameSync(building, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
