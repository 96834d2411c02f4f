// Plain JavaScript for Node 18 and up: two starts at the same time must not install at the same time.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export async function withInstallLock(file, work) {
  let told = false;
  while (!take(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) process.stderr.write('Another start is installing the dependencies; waiting …\n');
    told = true;
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
    // The other start may have made the file and not yet written its number.
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
