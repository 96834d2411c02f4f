// Plain JavaScript for Node 18 and up: a lock file, for work that two processes in one checkout must not do at once.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @param {string} file
 * @param {string} reason what the holder of the lock is doing, for whoever has to wait
 * @param {() => Promise<void>} work
 */
export async function withLock(file, reason, work) {
  let announced = false;
  while (!take(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!announced) process.stderr.write(`${reason}; waiting …\n`);
    announced = true;
    await sleep(300);
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

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // The holder may have created the file and not written its pid yet.
    if (pid === 0) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
