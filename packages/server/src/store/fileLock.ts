import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a database file for one server, until the process ends in any way. SQLite itself holds the
 * lock, on a file next to the database, so that backups still work.
 */
export function lockFile(file: string): () => void {
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    const busy = error instanceof Error && error.message.includes('locked');
    throw busy ? new Error(`another server has ${file} open; stop it first.`) : error;
  }
  return () => lock.close();
}
