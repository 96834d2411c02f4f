import type { Match } from './en/match.ts';
import type { Shell } from './en/shell.ts';
import type { Terminal } from './en/terminal.ts';

/** The words of a match in one language. */
export type MatchMessages = Pick<Shell, 'common'> & Match;
/** All that a terminal says in one language. */
export type TerminalMessages = MatchMessages & { readonly terminal: Terminal };

let read = (): MatchMessages => {
  throw new Error('no language is spoken yet');
};

/** The words of a match in the language in use, on a screen or in a terminal. */
export const matchWords = (): MatchMessages => read();

/** Says where these words come from. Screens read them from a signal, so that they follow every switch. */
export const readMatchWords = (reader: () => MatchMessages): void => {
  read = reader;
};
