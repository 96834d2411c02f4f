import type { Terminal } from './terminal/terminal.ts';

/** One option of a command: what the parser needs to know of it and what the help says. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly about: string;
}

export type OptionTable = { readonly [name: string]: Option };

/** The words behind a command's name, parsed. */
export interface Input {
  readonly options: { readonly [name: string]: string | boolean | undefined };
  readonly words: readonly string[];
}

export interface Command {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  readonly usage: readonly string[];
  readonly about: readonly string[];
  readonly options: OptionTable;
  readonly examples: readonly string[];
  /** Does the work; the answer is the exit code. */
  readonly run: (input: Input, terminal: Terminal) => Promise<number>;
}

export const JSON_OPTION: Option = {
  type: 'boolean',
  about: 'print one JSON document for a program to read',
};
