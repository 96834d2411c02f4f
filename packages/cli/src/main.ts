import { runCommandLine } from './cli.ts';
import { processTerminal } from './terminal/terminal.ts';

// A reader that has seen enough (`holdup … | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
