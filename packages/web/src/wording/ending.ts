import type { MatchResult, SeatResult } from '@holdup/engine';
import { matchWords } from '../i18n/spoken.ts';
import { lineValue, type MoneyLine } from './moneyLines.ts';
import type { Names } from './names.ts';

/** Who has won. */
export const headline = ({ winners }: MatchResult, names: Names): string => {
  const { end } = matchWords();
  const [winner] = winners;
  if (winner === undefined) return end.nobody;
  if (winners.length > 1) return end.shared(names.list(winners));
  return names.you(winner) ? end.won : end.wonBy(names.name(winner));
};

export const lineName = (line: MoneyLine): string => {
  const { end } = matchWords();
  return line === 'paintings' ? end.paintingsLine : end[line];
};

const partName = (row: SeatResult, line: MoneyLine): string =>
  line === 'paintings' ? matchWords().end.paintings(row.paintings) : lineName(line);

/** One part of a player's money. */
type MoneyPart = { readonly line: MoneyLine; readonly name: string; readonly money: string };

/** What a player's money consists of, as far as it has been counted. */
export const partsOf = (row: SeatResult, lines: readonly MoneyLine[]): readonly MoneyPart[] =>
  lines
    .filter((line) => lineValue(row, line) !== 0)
    .map((line) => ({
      line,
      name: partName(row, line),
      money: matchWords().game.money(lineValue(row, line)),
    }));
