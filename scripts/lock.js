// Plain JavaScript for Node 18 and up: a lock file, for work that two processes in one checkout must not do at once.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 300;

/**
 * @param {string} file
 * @param {string} reason what the holder of the lock is doing, for whoever has to wait
 * @param {() => Promise<void>} work
 */
export async function withLock(file, reason, work) {
  let announced = false;
  while (!tryLock(file)) {
    if (!announced) process.stderr.write(`${reason} (${file}); waiting …\n`);
    announced = true;
    await sleep(RETRY_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/**
 * A lock file holds the owner's process id and a number of its own, and appears with both.
 * @param {string} file
 * @returns {boolean} whether this process has the lock now
 */
function tryLock(file) {
  const owner = `${process.pid} ${randomUUID()}`;
  const prepared = `${file}.${owner.replace(' ', '-')}`;
  writeFileSync(prepared, owner);
  try {
    linkSync(prepared, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return takeOver(file, prepared);
  } finally {
    rmSync(prepared, { force: true });
  }
}

/**
 * Replaces the lock of a process that has died. Whoever wants to must first lock the name of that very lock: of several
 * processes that find it, one replaces it, and the others then find another lock in its place.
 * @param {string} file
 * @param {string} prepared
 * @returns {boolean}
 */
function takeOver(file, prepared) {
  const owner = ownerOf(file);
  if (owner === undefined || isAlive(owner)) return false;
  const guard = `${file}.after-${owner.replace(' ', '-')}`;
  if (!tryLock(guard)) return false;
  try {
    if (ownerOf(file) !== owner) return false;
    renameSync(prepared, file);
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined if it was released meanwhile
 */
function ownerOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} owner */
function isAlive(owner) {
  const pid = Number.parseInt(owner, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
