import { stripVTControlCharacters } from 'node:util';

/** The width of a text in columns, without colour codes. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Breaks a line at spaces, not at no-break spaces, and indents all lines but the first. Leading and inner blanks stay. */
export function wrap(text: string, width: number, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=[^ ])(?= +[^ ])/)) {
    if (line !== '' && widthOf(line) + widthOf(piece) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + piece.trimStart();
    } else line += piece;
  }
  lines.push(line);
  return lines;
}
