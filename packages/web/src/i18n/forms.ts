/** Somebody in a sentence: the reader, or another player by name. */
export type Person = { readonly you: boolean; readonly name: string };

/** Picks the sentence about the reader or the one about somebody else. */
export const by = (who: Person, you: string, other: string): string => (who.you ? you : other);

/** A sentence in which somebody does something to somebody else. Nobody in this game does anything to themselves. */
type Pair = {
  /** The reader does it. */
  readonly you: string;
  /** It is done to the reader. */
  readonly toYou: string;
  /** Two other players. */
  readonly other: string;
};

export const between = (who: Person, whom: Person, { you, toYou, other }: Pair): string => {
  if (who.you) return you;
  return whom.you ? toYou : other;
};

/** The name of a thing inside a sentence, in languages that write common nouns small: “Painting”, but “You take: painting”. */
export const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

/** Remarks as one text to be read aloud: each ends in a full stop unless it has an end of its own. */
export const sentences = (remarks: readonly string[]): string =>
  remarks.map((remark) => (/[.!?…]$/.test(remark) ? remark : `${remark}.`)).join(' ');
