/** Runs SQL on the database file, off the event loop that serves the players. */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../faults/faults.ts';
import { openSqliteFile, type SqlResult } from './sqliteFile.ts';

export interface SqlRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqlAnswer =
  | ({ readonly id: number } & SqlResult)
  | { readonly id: number; readonly error: string };

const { file }: { file: string } = workerData;
const database = openSqliteFile(file);

function answer({ id, sql, parameters }: SqlRequest): SqlAnswer {
  try {
    return { id, ...database.run(sql, parameters) };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}

parentPort?.on('message', (request: SqlRequest | 'close') => {
  if (request === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(request));
});
