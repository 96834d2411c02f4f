/**
 * The server with a clock that runs faster, SPEED times as fast since SINCE. With REAL_TIME_STARTS it runs at normal speed
 * while a match starts: clients then reveal their part of the shuffle, and a busy machine needs the whole time for it.
 * With LATE_TABLE it first writes such a table to its database, and prints the way back to its seats.
 */

import { type RunningServer, startServer } from '../src/server.ts';
import { readConfig } from '../src/start/config.ts';
import { fastClock } from './fastClock.ts';
import { writeLateTable } from './lateTable.ts';
import { isStarting } from './server.ts';

const HOUR = 3_600_000;

let server: RunningServer | undefined;
const { SPEED, SINCE, REAL_TIME_STARTS, LATE_TABLE } = process.env;
const clock = fastClock(
  Number(SPEED),
  Number(SINCE),
  REAL_TIME_STARTS === undefined ? undefined : () => isStarting(server),
);
const config = readConfig(process.env);
if (LATE_TABLE !== undefined) {
  // Some time ago: the match must not have been played in the future.
  const seats = await writeLateTable(config.database, clock.now() - HOUR, JSON.parse(LATE_TABLE));
  console.log(JSON.stringify({ late: seats }));
}
server = await startServer(config, { clock, botDelay: () => 300 });
process.on('SIGTERM', () => void server?.stop().then(() => process.exit(0)));
