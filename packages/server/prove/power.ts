import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crashRepeatedly } from '../test/crash/killing.ts';
import { startPostgres } from '../test/postgres.ts';
import { type CuttableDisk, cuttableDisk } from './cuttableDisk.ts';
import { crashFigures } from './kill.ts';
import { option, type ServerPromise } from './promise.ts';

const CANARY = 'written, but never synced';

/**
 * Shows that the disk really loses unsynced data: a file that is never synced must be gone after each cut. It is a new file each
 * time, because ext4 syncs a file that replaces its own contents.
 */
function createCanaries(disk: CuttableDisk) {
  let written = 0;
  let lost = 0;
  const newest = () => path.join(disk.folder, `canary-${written}`);
  return {
    write() {
      written++;
      writeFileSync(newest(), CANARY);
    },
    check() {
      if (!existsSync(newest()) || readFileSync(newest(), 'utf8') !== CANARY) lost++;
    },
    lost: () => lost,
  };
}

export const powerPromise: ServerPromise = {
  promise: 'power loss (unsynced writes are dropped): no acknowledged move is lost',
  options: { times: 5, tables: 10 },
  async run(options, progress) {
    const [crashes, tables] = [option(options, 'times'), option(options, 'tables')];
    const disk = cuttableDisk();
    const canaries = createCanaries(disk);
    const cut = async () => {
      canaries.write();
      disk.cut();
    };
    const restore = () => {
      disk.restore();
      canaries.check();
    };
    try {
      const sqlite = await crashRepeatedly({
        database: path.join(disk.folder, 'power.db'),
        tables,
        crashes,
        seed: 'power sqlite',
        beforeKill: cut,
        whileDown: async () => restore(),
        progress: (done) => progress(`sqlite: ${done} of ${crashes}`),
      });
      const postgres = await startPostgres(disk.folder);
      const onPostgres = await crashRepeatedly({
        database: postgres.url,
        tables,
        crashes,
        seed: 'power postgres',
        beforeKill: cut,
        async whileDown() {
          await postgres.kill();
          restore();
          await postgres.start();
        },
        progress: (done) => progress(`postgres: ${done} of ${crashes}`),
      });
      await postgres.remove();
      const unproven = canaries.lost() < 2 * crashes;
      return {
        figures: {
          sqlite: crashFigures(sqlite),
          postgres: crashFigures(onPostgres),
          unsyncedFilesLost: `${canaries.lost()} of ${2 * crashes}`,
        },
        broken: [
          ...sqlite.problems,
          ...onPostgres.problems,
          ...(unproven ? ['the disk kept what was not synced: this proves nothing'] : []),
        ],
      };
    } finally {
      disk.remove();
    }
  },
};
