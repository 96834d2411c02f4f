import type { SeatResult } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Character, characterInfo, Sign } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { moneyMs } from '../../motion/timings.ts';
import { lessMotion, settings } from '../../settings/settings.ts';
import { play } from '../../sound/player.ts';
import type { Names } from '../../wording/names.ts';

type Part = { readonly label: string; readonly money: number };

/** The lines of a player's bill; lines of $0 are left out. */
const partsOf = (seat: SeatResult): readonly Part[] => {
  const { end } = words();
  return [
    { label: end.bills, money: seat.bills },
    { label: end.diamonds, money: seat.diamonds },
    { label: end.diamondBonus, money: seat.diamondBonus },
    { label: end.paintings(seat.paintings), money: seat.paintingsValue },
    { label: end.wounds, money: -seat.woundsCost },
  ].filter(({ money }) => money !== 0);
};

/** How many lines have been counted so far; all at once with reduced motion. */
const useCounting = (lines: number): number => {
  const counted = useSignal(lessMotion.peek() ? lines : 0);
  useEffect(() => {
    if (counted.peek() >= lines) return;
    const timer = setInterval(() => {
      counted.value = counted.peek() + 1;
      play('coins');
      if (counted.peek() >= lines) clearInterval(timer);
    }, moneyMs(settings.peek().speed));
    return () => clearInterval(timer);
  }, [lines, counted]);
  return counted.value;
};

type RowProps = {
  row: SeatResult;
  winner: boolean;
  sitter: Sitter;
  names: Names;
  counted: number;
  most: number;
};

const Row = ({ row, winner, sitter, names, counted, most }: RowProps) => {
  const { end, game } = words();
  const { color, symbol } = characterInfo(sitter.character);
  const parts = row.alive ? partsOf(row) : [];
  const shown = parts.slice(0, counted);
  const sum = shown.reduce((total, { money }) => total + money, 0);
  const done = shown.length === parts.length;
  return (
    <li class="money-row" data-winner={winner && done} data-dead={!row.alive}>
      <Character
        id={sitter.character}
        expression={row.alive ? (winner && done ? 'smug' : 'neutral') : 'dead'}
        size={64}
      />
      <div class="money-body">
        <p class="money-head">
          <span class="money-name">
            <Sign symbol={symbol} color={color} size={22} />
            {names.label(row.seat)}
          </span>
          <strong class="money-sum">{row.alive ? game.money(sum) : end.dead}</strong>
        </p>
        <div class="money-bar" aria-hidden="true">
          <span
            style={{
              width: `${most > 0 ? Math.max(0, (sum / most) * 100) : 0}%`,
              background: color,
            }}
          />
        </div>
        <ul class="money-parts">
          {shown.map(({ label, money }) => (
            <li key={label}>
              {label} <b>{game.money(money)}</b>
            </li>
          ))}
          {row.alive && row.shame > 0 && <li>{game.counts.shames(row.shame)}</li>}
        </ul>
      </div>
    </li>
  );
};

type MoneyProps = {
  rows: readonly SeatResult[];
  winners: readonly number[];
  sitters: readonly Sitter[];
  names: Names;
};

export const Money = ({ rows, winners, sitters, names }: MoneyProps) => {
  const lines = Math.max(0, ...rows.map((row) => (row.alive ? partsOf(row).length : 0)));
  const counted = useCounting(lines);
  const most = Math.max(1, ...rows.map(({ alive, total }) => (alive ? total : 0)));
  return (
    <ol class="money" aria-label={words().end.title}>
      {rows.map((row) => {
        const sitter = sitters[row.seat];
        return (
          sitter && (
            <Row
              key={row.seat}
              row={row}
              winner={winners.includes(row.seat)}
              {...{ sitter, names, counted, most }}
            />
          )
        );
      })}
    </ol>
  );
};
