// Plain JavaScript for Node 18 and up: makes node_modules what package-lock.json says.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withInstallLock } from './install-lock.js';
import { fitsHere, readLock } from './lockfile.js';
import { npmProblem, runNpm } from './npm.js';
import { showProgress } from './progress.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = 24;
const lockFile = path.join(root, 'package-lock.json');
// npm writes this one last, so it lists what is completely there.
const installedFile = path.join(root, 'node_modules', '.package-lock.json');

export async function installIfNeeded() {
  if (isInstalled()) return;
  await withInstallLock(path.join(root, '.install.lock'), async () => {
    if (!isInstalled()) await install();
  });
}

/** The Node that runs this if it is new enough, else the one that npm has put into node_modules. */
export function findModernNode() {
  if (hostIsModern()) return process.execPath;
  const node = bundledNode();
  if (node !== undefined && existsSync(node)) return node;
  throw new Error(
    `Node ${OLDEST_NODE} or newer is needed and this is ${process.version}; npm has none for ` +
      `${process.platform}-${process.arch}. Install it from nodejs.org, then try again.`,
  );
}

function hostIsModern() {
  return Number(process.versions.node.split('.')[0]) >= OLDEST_NODE;
}

function bundledNode() {
  const place = Object.entries(readLock(lockFile)).find(
    ([name, entry]) => /^node_modules\/node-(bin-)?\w+-\w+$/.test(name) && fitsHere(entry),
  )?.[0];
  if (place === undefined) return undefined;
  return path.join(root, place, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function isInstalled() {
  const installed = readLock(installedFile);
  const node = hostIsModern() ? undefined : bundledNode();
  return (
    (node === undefined || existsSync(node)) &&
    wantedPackages().every(([place, { version, optional }]) => {
      const found = installed[place];
      return found === undefined ? optional === true : found.version === version;
    })
  );
}

function wantedPackages() {
  return Object.entries(readLock(lockFile)).filter(
    ([place, entry]) => place.includes('node_modules/') && fitsHere(entry),
  );
}

async function install() {
  const places = wantedPackages().map(([place]) => path.join(root, place, 'package.json'));
  const stopProgress = showProgress(
    hostIsModern()
      ? 'Installing the dependencies (once)'
      : `Installing the dependencies and Node ${OLDEST_NODE} (once; this is ${process.version})`,
    () => `${places.filter((file) => existsSync(file)).length} of ${places.length} packages`,
  );
  // Not “npm ci”: that would empty node_modules under the feet of a start that still runs.
  const { code, errors } = await runNpm(
    ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    root,
  );
  stopProgress();
  if (code !== 0) throw new Error(npmProblem(errors));
  if (!isInstalled()) {
    throw new Error('npm left packages out. Check the connection, then try again.');
  }
}
