import { startServer } from './server.ts';
import { greeting, lanAddress } from './start/addresses.ts';
import { buildPageIfNeeded } from './start/buildPage.ts';
import { readConfig } from './start/config.ts';

async function main(): Promise<void> {
  // A person at a terminal sees where to go, not a log.
  const quiet = process.stdout.isTTY ? { HOLDUP_LOG_LEVEL: 'warn' } : {};
  const config = readConfig({ ...quiet, ...process.env });
  await buildPageIfNeeded(config.webRoot);
  const server = await startServer(config);
  if (process.stdout.isTTY) process.stdout.write(greeting(config.host, server.port, lanAddress()));
  // Every error has a border of its own; what slips through them all must not end the game for everybody.
  process.on('uncaughtException', (error) => server.report('process', error));
  process.on('unhandledRejection', (error) => server.report('process', error));
  let asked = false;
  const stop = () => {
    if (asked) process.exit(1);
    asked = true;
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: Error): never {
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  const hint = inUse ? ' Another program uses this port: choose one with HOLDUP_PORT.' : '';
  process.stderr.write(`holdup: ${error.message}${hint}\n`);
  process.exit(1);
}

main().catch(fail);
