/** Engine and bots, away from the thread that draws. One file for both uses: a running game, and questions to the rules. */

import type { ClerkCalls, FromWorker, ToWorker } from './messages.ts';
import { CLERK } from './rulesQueries.ts';
import { createTable } from './table.ts';

const post = (message: FromWorker): void => self.postMessage(message);

type Progress = (done: number, total: number) => void;

let table: ReturnType<typeof createTable> | undefined;

const call = (id: number, name: keyof ClerkCalls, argument: unknown): void => {
  try {
    const answer: (argument: never, progress: Progress) => unknown = CLERK[name];
    const progress: Progress = (done, total) => post({ type: 'progress', id, done, total });
    post({ type: 'answered', id, value: answer(argument as never, progress) });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'play':
      table = createTable(data.match, data.thinking, post);
      table.begin();
      return;
    case 'thinking':
      table?.think(data.thinking);
      return;
    case 'answer':
      table?.answer(data.move);
      return;
    case 'shown':
      table?.shown(data.id);
      return;
    case 'hurry':
      table?.hurry();
      return;
    case 'call':
      call(data.id, data.name, data.argument);
      return;
  }
});
