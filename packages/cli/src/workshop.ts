import type { Command } from './commandLine/command.ts';
import { learnCommand } from './learn/command.ts';
import { loadCommand } from './load/command.ts';

/** Commands that need the sources or the test support of a checkout; the published command is built without them. */
export const WORKSHOP_COMMANDS: readonly Command[] = [learnCommand, loadCommand];
