/** How wide letters are in bold type, in em: the first group that has a letter counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[WMŒÆ…@%]/, 1],
  [/[mwœæ]/, 0.92],
  [/\p{Lu}/u, 0.74],
  [/[iljtfr.,:;!'’|() -]/, 0.4],
];
const OTHER_WIDTH = 0.64;

const widthOf = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;

/** About how wide a text is in bold type, in em. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** A name of at most this width in em; a longer one ends in an ellipsis. */
export const fitName = (name: string, em: number): string => {
  if (textWidth(name) <= em) return name;
  const letters = [...name];
  let room = em - widthOf('…');
  const kept = letters.findIndex((letter) => {
    room -= widthOf(letter);
    return room < 0;
  });
  return `${letters.slice(0, Math.max(1, kept)).join('').trimEnd()}…`;
};
