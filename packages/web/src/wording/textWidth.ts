/** How wide letters are in bold type, in em and never less than in Rubik: the first group that has a letter counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u{10ffff}]/u, 1.3],
  [/[mœæŒÆ]/, 0.975],
  [/[MWw@%]/, 0.85],
  [/ /, 0.22],
  [/[iljI.,:;!'’|]/, 0.33],
  [/[łt()-]/, 0.48],
  [/[fr]/, 0.46],
  [/[…]/, 0.74],
  [/[aąceęéèêksśvxyzźż]/, 0.6],
  [/\p{Ll}/u, 0.66],
];
const OTHER_WIDTH = 0.75;

const widthOf = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;

/** About how wide a text is in bold type, in em. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
