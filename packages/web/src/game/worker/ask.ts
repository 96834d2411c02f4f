import type { FromWorker, QueryName, RulesQueries, ToWorker } from './messages.ts';

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'holdup' });

type Argument<Name extends QueryName> = Parameters<RulesQueries[Name]>[0];
type Answer<Name extends QueryName> = Awaited<ReturnType<RulesQueries[Name]>>;

type Handlers<Name extends QueryName> = {
  readonly onProgress?: (done: number, total: number) => void;
  readonly onAnswer: (value: Answer<Name>) => void;
  readonly onFailure: (error: Error) => void;
};

let lastId = 0;

/** Sends a question; the answer has its number. */
const query = <Name extends QueryName>(
  worker: Worker,
  name: Name,
  argument: Argument<Name>,
  { onProgress, onAnswer, onFailure }: Handlers<Name>,
): void => {
  const id = ++lastId;
  const listening = new AbortController();
  const { signal } = listening;
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<FromWorker<Answer<Name>>>) => {
      if (!('id' in data) || data.id !== id || data.type === 'beat') return;
      if (data.type === 'progress') {
        onProgress?.(data.done, data.total);
        return;
      }
      listening.abort();
      if (data.type === 'answered') onAnswer(data.value);
      else onFailure(new Error(data.message));
    },
    { signal },
  );
  worker.addEventListener(
    'error',
    () => {
      listening.abort();
      onFailure(new Error('The worker failed.'));
    },
    { signal },
  );
  const message: ToWorker = { type: 'query', id, name, argument };
  worker.postMessage(message);
};

let rulesWorker: Worker | undefined;

const startRulesWorker = (): Worker => {
  const worker = startWorker();
  // The next question tries again, where the worker's file could not be loaded.
  worker.addEventListener('error', () => {
    rulesWorker = undefined;
  });
  return worker;
};

/** Asks the rules something, in a worker that is kept for it. */
export const ask = <Name extends QueryName>(
  name: Name,
  argument: Argument<Name>,
): Promise<Answer<Name>> =>
  new Promise((resolve, reject) => {
    rulesWorker ??= startRulesWorker();
    query(rulesWorker, name, argument, { onAnswer: resolve, onFailure: reject });
  });

/** Asks something that takes a while, in a worker of its own; returns the way to stop it. */
export const askAtLength = <Name extends QueryName>(
  name: Name,
  argument: Argument<Name>,
  { onProgress, onAnswer, onFailure }: Required<Handlers<Name>>,
): (() => void) => {
  const worker = startWorker();
  query(worker, name, argument, {
    onProgress,
    onAnswer: (value) => {
      worker.terminate();
      onAnswer(value);
    },
    onFailure: (error) => {
      worker.terminate();
      onFailure(error);
    },
  });
  return () => worker.terminate();
};
