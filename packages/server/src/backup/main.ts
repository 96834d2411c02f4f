/**
 * Usage: node backup/main.ts export [CODE | MATCH] > FILE   ·   import < FILE
 *        node backup/main.ts faults   ·   readmit CODE   ·   forget-names MATCH
 * Works on the database of HOLDUP_DATABASE.
 */
import { createInterface } from 'node:readline';
import { messageOf } from '../faults/faults.ts';
import { readConfig } from '../start/config.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { exportLines } from './backup.ts';
import { forgetNames } from './forgetNames.ts';
import { importLines } from './restore.ts';

const MATCH_ID_LENGTH = 32;
const USAGE =
  'say what to do: export [CODE | MATCH] > FILE, import < FILE, faults, readmit CODE, or forget-names MATCH.';

const print = (text: string) => process.stdout.write(`${text}\n`);
const note = (text: string) => process.stderr.write(`${text}\n`);

async function exportTo(store: Store, what: string | undefined): Promise<void> {
  const selection =
    what === undefined ? {} : what.length === MATCH_ID_LENGTH ? { match: what } : { code: what };
  for await (const line of exportLines(store, selection)) print(line);
}

async function importFrom(store: Store): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  const { tables, rows, matches, taken, broken } = await importLines(store, lines);
  note(`${tables} tables with ${rows} rows and ${matches} matches were imported.`);
  if (taken.length > 0) note(`Left alone, since their codes are taken: ${taken.join(', ')}.`);
  if (broken.length > 0) note(`Cannot be played on, and were only kept: ${broken.join(', ')}.`);
}

async function listFaults(store: Store): Promise<void> {
  for (const { code, at, seq, message } of await store.faults())
    print(`${code}  ${new Date(at).toISOString()}  row ${seq}  ${message}`);
}

async function run(store: Store, command: string, what: string | undefined): Promise<void> {
  if (command === 'export') return exportTo(store, what);
  if (command === 'import') return importFrom(store);
  if (command === 'faults') return listFaults(store);
  if (command === 'readmit' && what !== undefined) {
    if (!(await store.readmit(what))) throw new Error(`no table ${what} was set aside.`);
    return;
  }
  if (command === 'forget-names' && what !== undefined) {
    if (!(await forgetNames(store, what))) throw new Error(`there is no finished match ${what}.`);
    return;
  }
  throw new Error(USAGE);
}

async function main([command = '', what]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config.database, note);
  try {
    await run(store, command, what);
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  note(`holdup: ${messageOf(error)}`);
  process.exitCode = 1;
});
