import { type RunningServer, startServer } from './server.ts';
import { greeting, lanAddress } from './start/addresses.ts';
import { buildPageIfNeeded } from './start/buildPage.ts';
import { readConfig } from './start/config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs the server in this process until it is asked to stop, with the settings of an environment. */
export async function serve(environment: Environment): Promise<RunningServer> {
  // A person at a terminal sees where to go, not a log.
  const quiet = process.stdout.isTTY ? { HOLDUP_LOG_LEVEL: 'warn' } : {};
  const config = readConfig({ ...quiet, ...environment });
  await buildPageIfNeeded(config.webRoot);
  const server = await startServer(config).catch((error: Error) => {
    throw 'code' in error && error.code === 'EADDRINUSE'
      ? new Error(`another program uses port ${config.port}; choose one with HOLDUP_PORT.`)
      : error;
  });
  if (process.stdout.isTTY) process.stdout.write(greeting(config, server.port, lanAddress()));
  // Each part handles its own errors; anything that slips through must not crash the server.
  process.on('uncaughtException', (error) => server.report('process', error));
  process.on('unhandledRejection', (error) => server.report('process', error));
  let asked = false;
  const stop = () => {
    if (asked) process.exit(1);
    asked = true;
    server.stop().then(() => process.exit(0), failStart);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return server;
}

/** Ends the process with the reason in one line. */
export function failStart(error: Error): never {
  process.stderr.write(`holdup: ${error.message}\n`);
  process.exit(1);
}
