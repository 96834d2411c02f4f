// Plain JavaScript for Node 18 and up: reads npm's lock files.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[]
 * }} LockEntry
 */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>} place (such as `node_modules/ws`) → what is there
 */
export function readLock(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    throw new Error(`${file} is damaged. Restore it (git checkout) or delete node_modules.`);
  }
}

/**
 * Packages for one C library only are left to npm: they come and go with their parent package.
 * @param {LockEntry} entry
 */
export function fitsHere({ os, cpu, libc }) {
  return libc === undefined && allows(os, process.platform) && allows(cpu, process.arch);
}

/**
 * @param {string | string[] | undefined} list
 * @param {string} here
 */
function allows(list, here) {
  if (list === undefined) return true;
  const names = [list].flat();
  if (names.includes(`!${here}`)) return false;
  return names.includes(here) || names.every((name) => name.startsWith('!'));
}
