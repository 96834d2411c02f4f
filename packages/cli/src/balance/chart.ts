/** A bar chart of win rates as SVG, with the fair share as a line. Colours work on light and dark pages. */
export interface Bar {
  readonly name: string;
  readonly share: number;
  readonly margin: number;
}

const ROW = 22;
const LABEL = 120;
const WIDTH = 360;

export function barChart(title: string, bars: readonly Bar[], fair: number): string {
  const most = Math.max(fair, ...bars.map(({ share, margin }) => share + margin)) * 1.05;
  const x = (share: number): string => (LABEL + (WIDTH * share) / most).toFixed(1);
  const height = ROW * (bars.length + 1);
  const rows = bars.map(({ name, share, margin }, i) => {
    const y = ROW * (i + 1);
    const middle = y + ROW / 2 - 2;
    return `<text x="${LABEL - 6}" y="${y + 13}" text-anchor="end">${name}</text><rect x="${LABEL}" y="${y}" width="${((WIDTH * share) / most).toFixed(1)}" height="${ROW - 4}" fill="#c8553d"/><path d="M${x(Math.max(0, share - margin))} ${middle}H${x(share + margin)}" stroke="#777"/><text x="${LABEL + 4}" y="${y + 13}" fill="#fff">${(100 * share).toFixed(1)} %</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + WIDTH + 10} ${height}" font-family="sans-serif" font-size="12" fill="#777" role="img" aria-label="${title}"><text x="0" y="13">${title}</text>${rows.join('')}<path d="M${x(fair)} ${ROW}V${height}" stroke="#777" stroke-dasharray="3 3"/></svg>\n`;
}
