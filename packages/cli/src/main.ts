import { enableCompileCache } from 'node:module';

// Halves the time to the first output: compiled code is kept for the next run.
enableCompileCache();

// A reader that closes the pipe early (`holdup … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const { processTerminal, runCommandLine } = await import('./index.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
