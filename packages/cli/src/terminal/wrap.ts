import { stripVTControlCharacters } from 'node:util';

/** Columns a text takes, colours not counted. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Breaks a line between words; what follows the first line is indented. Leading blanks and blanks within a line stay. */
export function wrap(text: string, width: number, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=\S)(?=\s+\S)/)) {
    if (line !== '' && widthOf(line) + widthOf(piece) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + piece.trimStart();
    } else line += piece;
  }
  lines.push(line);
  return lines;
}
