/** Bots think here, off the event loop that serves the players. */
import { parentPort } from 'node:worker_threads';
import { readNet } from '@holdup/bots/node';
import { createThinker, type Question } from './thinker.ts';

export type BotRequest = Question;

const think = createThinker(readNet());

parentPort?.on('message', (question: BotRequest) => parentPort?.postMessage(think(question)));
