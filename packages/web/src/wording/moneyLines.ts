import type { SeatResult } from '@holdup/engine';

/** What the money is counted from, in this order. */
const LINES = ['bills', 'diamonds', 'diamondBonus', 'paintings', 'wounds'] as const;
export type MoneyLine = (typeof LINES)[number];

const VALUES: Readonly<Record<MoneyLine, (seat: SeatResult) => number>> = {
  bills: ({ bills }) => bills,
  diamonds: ({ diamonds }) => diamonds,
  diamondBonus: ({ diamondBonus }) => diamondBonus,
  paintings: ({ paintingsValue }) => paintingsValue,
  wounds: ({ woundsCost }) => -woundsCost,
};

/** What a line is worth to a seat. The dead lose everything. */
export const lineValue = (seat: SeatResult, line: MoneyLine): number =>
  seat.alive ? VALUES[line](seat) : 0;

/** The lines that are worth something to anybody. */
export const linesOf = (seats: readonly SeatResult[]): readonly MoneyLine[] =>
  LINES.filter((line) => seats.some((seat) => lineValue(seat, line) !== 0));

export const sumOf = (seat: SeatResult, lines: readonly MoneyLine[]): number =>
  lines.reduce((sum, line) => sum + lineValue(seat, line), 0);

/** The seats by money counted so far; in table order if equal. */
export const bySum = (
  seats: readonly SeatResult[],
  lines: readonly MoneyLine[],
): readonly SeatResult[] =>
  lines.length === 0 ? seats : seats.toSorted((a, b) => sumOf(b, lines) - sumOf(a, lines));

/** The final order: by place. */
export const ranked = (seats: readonly SeatResult[]): readonly SeatResult[] =>
  seats.toSorted((a, b) => a.place - b.place);
