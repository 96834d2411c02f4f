/** Bots think here, off the event loop that serves the players. */
import { parentPort } from 'node:worker_threads';
import { createThinker, type Question } from './thinker.ts';

export type BotRequest = Question & { readonly id: number };

const think = createThinker();

parentPort?.on('message', ({ id, ...question }: BotRequest) =>
  parentPort?.postMessage({ id, move: think(question) }),
);
