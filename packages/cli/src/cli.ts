import { SetupError } from '@holdup/engine';
import { arenaCommand } from './arena/command.ts';
import { flagged, parseInput } from './arguments.ts';
import { balanceCommand } from './balance/command.ts';
import { benchCommand } from './bench/command.ts';
import { coachCommand } from './coach/command.ts';
import type { Command } from './command.ts';
import { Complaint, EXIT, oneLine } from './complaint.ts';
import { commandHelp, overallHelp } from './help.ts';
import { learnCommand } from './learn/command.ts';
import { loadCommand } from './load/command.ts';
import { replayCommand } from './replay/command.ts';
import { scenarioCommand } from './scenario/command.ts';
import { simulateCommand } from './simulate/command.ts';
import { didYouMean } from './terminal/nearest.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Every command there is. */
const COMMANDS: readonly Command[] = [
  scenarioCommand,
  simulateCommand,
  replayCommand,
  benchCommand,
  arenaCommand,
  balanceCommand,
  coachCommand,
  learnCommand,
  loadCommand,
];

/** Runs the command line; the answer is the exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    const message = oneLine(error instanceof Error ? error.message : String(error));
    const theirs = error instanceof Complaint || error instanceof SetupError;
    terminal.note(`holdup: ${theirs ? '' : 'this should not happen: '}${message}\n`);
    return theirs ? EXIT.complaint : EXIT.fault;
  }
}

const HELP = ['help', '--help', '-h'];

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = args;
  const asksForHelp = first === undefined || HELP.includes(first);
  const name = asksForHelp ? rest[0] : first;
  if (name === undefined) {
    terminal.print(overallHelp(COMMANDS, terminal).trimEnd());
    return EXIT.fine;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) throw new Complaint(unknown(name));
  const input = parseInput(asksForHelp ? [] : rest, command.options);
  if (asksForHelp || flagged(input, 'help')) {
    terminal.print(commandHelp(command, terminal).trimEnd());
    return EXIT.fine;
  }
  return command.run(input, terminal);
}

function unknown(name: string): string {
  const names = COMMANDS.map((command) => command.name);
  const what = name.startsWith('-') ? 'option' : 'command';
  return `there is no ${what} "${name}".${didYouMean(name, names) || ` There are ${names.join(', ')}; see holdup --help.`}`;
}
