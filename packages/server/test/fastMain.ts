/** The server with a clock that runs faster, for tests that kill it: SPEED times as fast since SINCE. */

import { startServer } from '../src/server.ts';
import { readConfig } from '../src/start/config.ts';
import { fastClock } from './fastClock.ts';

const clock = fastClock(Number(process.env.SPEED), Number(process.env.SINCE));
const server = await startServer(readConfig(process.env), { clock, botDelay: () => 300 });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
