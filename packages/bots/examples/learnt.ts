import { readFileSync } from 'node:fs';
import { type Bot, createNet, createNetBot } from '@holdup/bots';

/** The player that was trained by self-play (docs/learning.md). */

const WEIGHTS = new URL('../src/net/net.bin', import.meta.url);

export const createBot = (): Bot =>
  createNetBot({ name: 'learnt', net: createNet(readFileSync(WEIGHTS)) });
