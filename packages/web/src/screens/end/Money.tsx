import type { SeatResult } from '@holdup/engine';
import { Character, characterInfo, Sign } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { partsOf } from '../../wording/ending.ts';
import { type MoneyLine, sumOf } from '../../wording/moneyLines.ts';
import type { Names } from '../../wording/names.ts';
import { rollMs } from './useCeremony.ts';
import { useReorder } from './useReorder.ts';
import { useRolling } from './useRolling.ts';

type RowProps = {
  row: SeatResult;
  winner: boolean;
  sitter: Sitter;
  names: Names;
  /** The lines counted so far. */
  lines: readonly MoneyLine[];
  /** How many of them have stopped rolling. */
  settled: number;
  most: number;
  /** Everything has been counted: places may be shown. */
  done: boolean;
};

const Row = ({ row, winner, sitter, names, lines, settled, most, done }: RowProps) => {
  const { end, game } = words();
  const { color, symbol } = characterInfo(sitter.character);
  const sum = sumOf(row, lines);
  const ms = rollMs(done);
  const shown = useRolling(sum, ms);
  return (
    <li
      class="money-row"
      data-winner={winner}
      data-dead={!row.alive}
      data-you={names.you(row.seat)}
    >
      <Character
        id={sitter.character}
        expression={row.alive ? (winner ? 'smug' : 'neutral') : 'dead'}
        size={64}
      />
      <div class="money-body">
        <p class="money-head">
          <span class="money-name">
            <Sign symbol={symbol} color={color} size={22} />
            {done && <span>{end.rank(row.place)}</span>}
            <span class="money-label">{names.label(row.seat)}</span>
          </span>
          <strong key={sumOf(row, lines.slice(0, settled))} class="money-sum">
            {row.alive ? game.money(shown) : end.dead}
          </strong>
        </p>
        <div class="money-bar" aria-hidden="true">
          <span
            style={{
              width: `${most > 0 ? Math.max(0, (sum / most) * 100) : 0}%`,
              background: color,
              transitionDuration: `${ms}ms`,
            }}
          />
        </div>
        <ul class="money-parts">
          {partsOf(row, lines).map(({ line, name, money }) => (
            <li key={line}>
              {name} <b>{money}</b>
            </li>
          ))}
          {row.alive && row.shame > 0 && <li>{game.counts.shames(row.shame)}</li>}
          {row.tieBreak && done && <li>{end.tieBreak[row.tieBreak]}</li>}
        </ul>
      </div>
    </li>
  );
};

type MoneyProps = {
  rows: readonly SeatResult[];
  /** Empty until they are named. */
  winners: readonly number[];
  sitters: readonly Sitter[];
  names: Names;
  lines: readonly MoneyLine[];
  settled: number;
  done: boolean;
};

/** Everybody's money, as far as it has been counted. */
export const Money = ({ rows, winners, sitters, names, lines, settled, done }: MoneyProps) => {
  const ref = useReorder<HTMLOListElement>();
  const most = Math.max(1, ...rows.map(({ alive, total }) => (alive ? total : 0)));
  return (
    <ol ref={ref} class="money" aria-label={words().end.title}>
      {rows.map((row) => {
        const sitter = sitters[row.seat];
        return (
          sitter && (
            <Row
              key={row.seat}
              row={row}
              winner={winners.includes(row.seat)}
              {...{ sitter, names, lines, settled, most, done }}
            />
          )
        );
      })}
    </ol>
  );
};
