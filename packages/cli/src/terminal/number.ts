/** Numbers formatted for display, the same on every machine. */

export const grouped = (value: number): string =>
  Math.round(value)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',');

export const money = (dollars: number): string =>
  dollars < 0 ? `−$${grouped(-dollars)}` : `$${grouped(dollars)}`;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A count and its noun: "1 game", "2,000 games". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
