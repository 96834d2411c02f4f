import type { Command } from './commandLine/command.ts';
import { loadCommand } from './load/command.ts';

/** Commands that need the test support of a checkout; the published command is built without them. */
export const WORKSHOP_COMMANDS: readonly Command[] = [loadCommand];
