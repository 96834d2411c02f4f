import { enableCompileCache } from 'node:module';

// Halves the time to the first line: what was read and compiled once is kept for the next run.
enableCompileCache();

// A reader that has seen enough (`holdup … | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const { processTerminal, runCommandLine } = await import('./index.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
