import type { ClerkCalls, FromWorker, ToWorker } from './messages.ts';

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'holdup' });

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

let clerk: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, Waiting>();

const clerkWorker = (): Worker => {
  if (clerk) return clerk;
  clerk = startWorker();
  clerk.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'answered' && data.type !== 'failed') return;
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answered') caller?.resolve(data.value as never);
    else caller?.reject(new Error(data.message));
  });
  return clerk;
};

/** Asks the rules something, in a worker that is kept for it. */
export const ask = <Name extends keyof ClerkCalls>(
  name: Name,
  argument: Parameters<ClerkCalls[Name]>[0],
): Promise<ReturnType<ClerkCalls[Name]>> =>
  new Promise((resolve, reject) => {
    const id = nextId++;
    waiting.set(id, { resolve, reject });
    const message: ToWorker = { type: 'call', id, name, argument };
    clerkWorker().postMessage(message);
  });

type LongQuestion<Name extends keyof ClerkCalls> = {
  readonly name: Name;
  readonly argument: Parameters<ClerkCalls[Name]>[0];
  readonly onProgress: (done: number, total: number) => void;
  readonly onAnswer: (value: ReturnType<ClerkCalls[Name]>) => void;
  readonly onFailure: () => void;
};

/** Asks something that takes its time, in a worker of its own; gives the way to stop it. */
export const askAtLength = <Name extends keyof ClerkCalls>({
  name,
  argument,
  onProgress,
  onAnswer,
  onFailure,
}: LongQuestion<Name>): (() => void) => {
  const worker = startWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'progress') onProgress(data.done, data.total);
    if (data.type !== 'answered' && data.type !== 'failed') return;
    worker.terminate();
    if (data.type === 'answered') onAnswer(data.value as ReturnType<ClerkCalls[Name]>);
    else onFailure();
  });
  worker.addEventListener('error', onFailure);
  const message: ToWorker = { type: 'call', id: 0, name, argument };
  worker.postMessage(message);
  return () => worker.terminate();
};
