export { runCommandLine } from './cli.ts';
export { processTerminal, type Terminal } from './terminal/terminal.ts';
