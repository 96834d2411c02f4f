/**
 * Usage: node backup/main.ts export [CODE | MATCH] > FILE   ·   node backup/main.ts import < FILE
 * Works on the database of HOLDUP_DATABASE.
 */
import { createInterface } from 'node:readline';
import { readConfig } from '../start/config.ts';
import { openStore } from '../store/open.ts';
import { exportLines, importLines } from './backup.ts';

const [command, what] = process.argv.slice(2);
const fail = (message: string): never => {
  process.stderr.write(`holdup: ${message}\n`);
  process.exit(1);
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config.database, (message) => process.stderr.write(`${message}\n`));
  try {
    if (command === 'export') {
      const selection =
        what === undefined ? {} : what.length === 32 ? { match: what } : { code: what };
      for await (const line of exportLines(store, selection)) process.stdout.write(`${line}\n`);
    } else if (command === 'import') {
      const result = await importLines(store, createInterface({ input: process.stdin }));
      process.stderr.write(
        `${result.tables} tables with ${result.rows} rows and ${result.matches} matches are in.${result.taken.length > 0 ? ` Left alone, since their codes are taken: ${result.taken.join(', ')}.` : ''}\n`,
      );
    } else fail('say export or import: backup export > FILE, backup import < FILE');
  } finally {
    await store.close();
  }
}

main().catch((error: Error) => fail(error.message));
