/**
 * The server with a clock that runs faster, SPEED times as fast since SINCE. With REAL_TIME_STARTS it runs at normal speed
 * while a match starts: clients then reveal their part of the shuffle, and a busy machine needs the whole time for it.
 */

import { type RunningServer, startServer } from '../src/server.ts';
import { readConfig } from '../src/start/config.ts';
import { fastClock } from './fastClock.ts';

let server: RunningServer | undefined;
const isStarting = (): boolean =>
  server?.tables.all().some(({ table }) => table.stage === 'starting') ?? false;

const { SPEED, SINCE, REAL_TIME_STARTS } = process.env;
const clock = fastClock(
  Number(SPEED),
  Number(SINCE),
  REAL_TIME_STARTS === undefined ? undefined : isStarting,
);
server = await startServer(readConfig(process.env), { clock, botDelay: () => 300 });
process.on('SIGTERM', () => void server?.stop().then(() => process.exit(0)));
