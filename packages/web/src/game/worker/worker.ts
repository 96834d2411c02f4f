/** Engine and bots, off the main thread: a running game, and questions to the rules. */

import { createLessonTable } from './lessonTable.ts';
import type { FromWorker, QueryName, ToWorker } from './messages.ts';
import { loadNet } from './net.ts';
import { RULES_QUERIES } from './rulesQueries.ts';
import { createTable } from './table.ts';

const post = (message: FromWorker): void => self.postMessage(message);

type Progress = (done: number, total: number) => void;

let table: ReturnType<typeof createTable | typeof createLessonTable> | undefined;

const answerQuery = async (id: number, name: QueryName, argument: unknown): Promise<void> => {
  try {
    const query: (argument: never, progress: Progress) => unknown = RULES_QUERIES[name];
    const progress: Progress = (done, total) => post({ type: 'progress', id, done, total });
    // The page's `ask` checked the argument's type; messages between threads lose it.
    post({ type: 'answered', id, value: await query(argument as never, progress) });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};

const hear = async (data: ToWorker): Promise<void> => {
  switch (data.type) {
    case 'play':
      table = createTable(data.match, loadNet, data.thinking, post);
      table.begin();
      return;
    case 'lesson':
      table = createLessonTable(data.file, data.from, data.thinking, post);
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
    case 'query':
      await answerQuery(data.id, data.name, data.argument);
      return;
  }
};

/** One message after the other. */
let heard: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  heard = heard.then(() => hear(data));
});
