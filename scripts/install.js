// Plain JavaScript for Node 18 and up: installs what package-lock.json names into node_modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.js';
import { fitsHere, readLock } from './lockfile.js';
import { npmProblem, runNpmPatiently } from './npm.js';
import { showProgress } from './progress.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = 24;
/** Long enough for the largest package, Node itself, at 3 Mbit/s. */
const PATIENCE_MS = 120_000;
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.holdup-installed');

export async function installIfNeeded() {
  if (isInstalled()) return;
  await withLock(
    path.join(root, '.install.lock'),
    'Another start is installing the dependencies',
    async () => {
      if (!isInstalled()) await install();
    },
  );
}

/** The Node that runs this if it is new enough, else the one that npm has put into node_modules. */
export function findModernNode() {
  if (hostIsModern()) return process.execPath;
  const node = bundledNode();
  if (node !== undefined) return node;
  throw new Error(
    `Node ${OLDEST_NODE} or newer is needed and this is ${process.version}; npm brought none for ` +
      `${process.platform}-${process.arch}. Check the connection, or install Node from nodejs.org, then try again.`,
  );
}

function hostIsModern() {
  return Number(process.versions.node.split('.')[0]) >= OLDEST_NODE;
}

function bundledNode() {
  const exe = process.platform === 'win32' ? 'node.exe' : 'node';
  return packagesForHere()
    .filter((place) => /^node_modules\/node-(bin-)?\w+-\w+$/.test(place))
    .map((place) => path.join(root, place, 'bin', exe))
    .find((file) => existsSync(file));
}

function packagesForHere() {
  return Object.entries(readLock(lockFile))
    .filter(([place, entry]) => place.includes('node_modules/') && fitsHere(entry))
    .map(([place]) => place);
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

/** What was installed, and for which machine: the folder may be shared or copied. */
function stamp() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${process.platform}-${process.arch} ${lock}\n`;
}

async function install() {
  const files = packagesForHere().map((place) => path.join(root, place, 'package.json'));
  const countInstalled = () => files.filter((file) => existsSync(file)).length;
  const stopProgress = showProgress(
    hostIsModern()
      ? 'Installing the dependencies (once)'
      : `Installing the dependencies and Node ${OLDEST_NODE} (once; this is ${process.version})`,
    () => `${countInstalled()} of ${files.length} packages`,
  );
  // Not “npm ci”, which would empty node_modules while another process still runs from it.
  const { code, errors } = await runNpmPatiently(
    ['install', '--no-save', '--include=dev', '--include=optional', '--prefer-offline'],
    root,
    {
      progress: countInstalled,
      // A package of which half is there would count as installed.
      cleanUp: () => rmSync(path.join(root, 'node_modules'), { recursive: true, force: true }),
    },
    PATIENCE_MS,
  );
  stopProgress();
  if (code !== 0) throw new Error(npmProblem(errors));
  // npm succeeds even if an optional package could not be installed, and Node is one of these.
  findModernNode();
  writeFileSync(stampFile, stamp());
}
