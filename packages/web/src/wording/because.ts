/** What speaks for a move. The type ensures that every move has a sentence, the first or the last. */
export type Because = readonly [string, ...string[]] | readonly [...string[], string];
