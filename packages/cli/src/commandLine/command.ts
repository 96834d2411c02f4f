import type { Terminal } from '../terminal/terminal.ts';
import { type Input, parseInput } from './arguments.ts';
import type { OptionTable } from './options.ts';
import { UserError } from './userError.ts';

/** What the help says about a command. */
interface Description {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  readonly usage: readonly string[];
  readonly about: readonly string[];
  readonly examples: readonly string[];
}

export interface Command extends Description {
  readonly options: OptionTable;
  /** Parses the arguments and does the work; returns the exit code. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<number>;
}

interface Definition<O extends OptionTable> extends Description {
  readonly options: O;
  /** What the positional arguments are; without it, there are none. */
  readonly positionals?: string;
  readonly run: (input: Input<O>, terminal: Terminal) => Promise<number>;
}

/** Every argument is checked before `run` starts, so bad input changes nothing. */
export const defineCommand = <O extends OptionTable>({
  positionals: described,
  run,
  ...definition
}: Definition<O>): Command => ({
  ...definition,
  async run(args, terminal) {
    const input = parseInput(args, definition.options);
    const [first] = input.positionals;
    if (described === undefined && first !== undefined)
      throw new UserError(
        `${definition.name} takes only options, but got "${first}"; see holdup ${definition.name} --help`,
      );
    return run(input, terminal);
  },
});
