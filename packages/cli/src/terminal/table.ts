import { widthOf } from './wrap.ts';

type Alignment = 'left' | 'right';

const GAP = '  ';

/** Rows of cells as aligned lines. Columns are left-aligned by default. */
export function table(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[] = [],
): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        const blanks = ' '.repeat(width - widthOf(cell));
        return alignments[column] === 'right' ? blanks + cell : cell + blanks;
      })
      .join(GAP)
      .trimEnd(),
  );
}
