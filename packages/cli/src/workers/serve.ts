import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../commandLine/userError.ts';
import type { FromWorker } from './messages.ts';

/**
 * The worker's side of a pool: prepares with the data the pool gave it, then does one job after the other. A UserError
 * travels back as one; any other error ends the worker.
 */
export async function serve<Data, Job, Result>(
  prepare: (data: Data) => Promise<(job: Job) => Result>,
): Promise<void> {
  const send = (message: FromWorker<Result>): void => parentPort?.postMessage(message);
  const reporting = async (work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      send({ kind: 'userError', message: error.message });
    }
  };
  await reporting(async () => {
    const run = await prepare(workerData);
    parentPort?.on('message', (job: Job) =>
      reporting(() => send({ kind: 'done', result: run(job) })),
    );
    send({ kind: 'ready' });
  });
}
