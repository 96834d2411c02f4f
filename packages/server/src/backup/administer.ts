import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { MATCH_ID } from '../live/secrets.ts';
import type { Config } from '../start/config.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { ADMIN_ACTIONS, ADMIN_USAGES, type AdminActionName } from './actions.ts';
import { AdminError, type AdminIo } from './adminIo.ts';
import { exportLines } from './backup.ts';
import { forgetNames } from './forgetNames.ts';
import { printReports } from './printReports.ts';
import { importLines } from './restore.ts';

export { AdminError, type AdminIo };

type Run = (store: Store, what: string, io: AdminIo) => Promise<void>;

const IS_MATCH_ID = new RegExp(`^${MATCH_ID}$`);

async function printTables(store: Store, _: string, { print }: AdminIo): Promise<void> {
  for await (const { code, stage, touched_at } of store.everyTable())
    print(`${code}  ${stage.padEnd(8)}  last used ${new Date(touched_at).toISOString()}`);
}

async function exportTo(store: Store, what: string, { print }: AdminIo): Promise<void> {
  const selection = what === '' ? {} : IS_MATCH_ID.test(what) ? { match: what } : { code: what };
  for await (const line of exportLines(store, selection)) print(line);
}

/** Starts reading only when the first line is requested: lines that arrive earlier would be lost. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  yield* createInterface({ input });
}

async function importFrom(store: Store, _: string, { input, note }: AdminIo): Promise<void> {
  const { tables, rows, matches, reports, taken, broken } = await importLines(
    store,
    linesOf(input),
  );
  note(
    `${tables} tables with ${rows} rows, ${matches} matches and ${reports} reports were imported.`,
  );
  if (taken.length > 0) note(`Skipped, because their codes are taken: ${taken.join(', ')}.`);
  if (broken.length > 0) note(`Imported, but cannot be played: ${broken.join(', ')}.`);
}

async function listFaults(store: Store, _: string, { print }: AdminIo): Promise<void> {
  for (const { code, at, seq, message } of await store.faults())
    print(`${code}  ${new Date(at).toISOString()}  row ${seq}  ${message}`);
}

async function required(done: Promise<boolean>, otherwise: string): Promise<void> {
  if (!(await done)) throw new AdminError(otherwise);
}

const RUN: Readonly<Record<AdminActionName, Run>> = {
  tables: printTables,
  export: exportTo,
  import: importFrom,
  'forget-names': (store, match) =>
    required(forgetNames(store, match), `there is no finished match ${match}.`),
  close: (store, code) =>
    required(store.deleteTable(code, Number.MAX_SAFE_INTEGER), `there is no table ${code}.`),
  erase: (store, match) =>
    required(store.deleteMatch(match), `there is no finished match ${match}.`),
  faults: listFaults,
  reports: printReports,
  'erase-report': (store, id) => required(store.deleteReport(id), `there is no report ${id}.`),
  readmit: (store, code) => required(store.readmit(code), `no table ${code} was set aside.`),
};

const isAction = (name: string): name is AdminActionName => Object.hasOwn(ADMIN_ACTIONS, name);

/** Whether the action got exactly the arguments it needs. */
function isComplete(name: AdminActionName, what: string | undefined): boolean {
  const { argument } = ADMIN_ACTIONS[name];
  if (argument?.startsWith('[')) return true;
  return (argument === null) === (what === undefined);
}

/** Carries out an action on the database of a configuration; throws an AdminError if it can't. */
export async function administer(
  config: Config,
  [name = '', what, ...rest]: readonly string[],
  io: AdminIo,
): Promise<void> {
  if (!isAction(name) || !isComplete(name, what) || rest.length > 0)
    throw new AdminError(`say what to do: ${ADMIN_USAGES.join(', ')}.`);
  const store = await openStore(config.database, io.note);
  try {
    await RUN[name](store, what ?? '', io);
  } finally {
    await store.close();
  }
}
