import { SetupError } from '@holdup/engine';
import { adminCommand } from './admin/command.ts';
import { arenaCommand } from './arena/command.ts';
import { balanceCommand } from './balance/command.ts';
import { benchCommand } from './bench/command.ts';
import { calibrateCommand } from './calibrate/command.ts';
import { coachCommand } from './coach/command.ts';
import type { Command } from './commandLine/command.ts';
import { EXIT } from './commandLine/exitCodes.ts';
import { commandHelp, overallHelp } from './commandLine/help.ts';
import { UserError } from './commandLine/userError.ts';
import { completionCommand } from './completion/command.ts';
import { doctorCommand } from './doctor/command.ts';
import { exploitCommand } from './exploit/command.ts';
import { playCommand } from './play/command.ts';
import { replayCommand } from './replay/command.ts';
import { scenarioCommand } from './scenario/command.ts';
import { serveCommand } from './serve/command.ts';
import { simulateCommand } from './simulate/command.ts';
import { talkCommand } from './talk/command.ts';
import { didYouMean } from './terminal/nearest.ts';
import { messageOf } from './terminal/oneLine.ts';
import type { Terminal } from './terminal/terminal.ts';
import { WORKSHOP_COMMANDS } from './workshop.ts';

export const COMMANDS: readonly Command[] = [
  serveCommand,
  playCommand,
  scenarioCommand,
  simulateCommand,
  replayCommand,
  benchCommand,
  arenaCommand,
  balanceCommand,
  exploitCommand,
  calibrateCommand,
  talkCommand,
  coachCommand,
  ...WORKSHOP_COMMANDS,
  adminCommand,
  doctorCommand,
  completionCommand(() => COMMANDS),
];

/** Runs a command line and returns its exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    const isUserError = error instanceof UserError || error instanceof SetupError;
    terminal.note(`holdup: ${isUserError ? '' : 'internal error: '}${messageOf(error)}\n`);
    return isUserError ? EXIT.badInput : EXIT.internalError;
  }
}

const HELP_FLAGS = ['--help', '-h'];

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = args;
  const asksForHelp = first === undefined || first === 'help' || HELP_FLAGS.includes(first);
  const name = asksForHelp ? rest[0] : first;
  if (name === undefined) {
    terminal.print(overallHelp(COMMANDS, terminal).trimEnd());
    return EXIT.ok;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) throw new UserError(unknownCommand(name));
  if (asksForHelp || rest.some((arg) => HELP_FLAGS.includes(arg))) {
    terminal.print(commandHelp(command, terminal).trimEnd());
    return EXIT.ok;
  }
  return command.run(rest, terminal);
}

function unknownCommand(name: string): string {
  const names = COMMANDS.map((command) => command.name);
  const what = name.startsWith('-') ? 'option' : 'command';
  return `there is no ${what} "${name}".${didYouMean(name, names) || ` There are ${names.join(', ')}; see holdup --help.`}`;
}
