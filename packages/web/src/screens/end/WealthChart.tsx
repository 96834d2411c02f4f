import type { Seat } from '@holdup/engine';
import { characterInfo, SignShape } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { spread } from '../../geometry/spread.ts';
import { words } from '../../i18n/index.ts';
import type { Names } from '../../wording/names.ts';

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = { left: 64, right: 38, top: 16, bottom: 30 } as const;
const STEPS = [10_000, 20_000, 50_000, 100_000, 200_000];
const MOST_LINES = 5;

type ChartProps = {
  wealth: readonly (readonly number[])[];
  sitters: readonly Sitter[];
  names: Names;
};

/** Wealth by round, a line for everyone; the table beneath says the same in numbers. */
export const WealthChart = ({ wealth, sitters, names }: ChartProps) => {
  const { end, game } = words();
  const most = Math.max(20_000, ...wealth.flat());
  const step = STEPS.find((each) => most / each <= MOST_LINES) ?? 200_000;
  const x = (round: number) =>
    EDGE.left + (round / Math.max(1, wealth.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (money: number) =>
    HEIGHT - EDGE.bottom - (money / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const last = wealth.at(-1) ?? [];
  const ends = spread(
    last.map((money) => y(money)),
    22,
  );
  const name = (seat: number) => names.label(seat as Seat);
  return (
    <div class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {grid.map((money) => (
          <g key={money}>
            <path d={`M${EDGE.left} ${y(money)}H${WIDTH - EDGE.right}`} class="chart-grid" />
            <text x={EDGE.left - 8} y={y(money) + 5} text-anchor="end" class="chart-text">
              {money / 1000}K
            </text>
          </g>
        ))}
        {wealth.map((_, round) => (
          <text key={round} x={x(round)} y={HEIGHT - 8} text-anchor="middle" class="chart-text">
            {round}
          </text>
        ))}
        {sitters.map(({ character }, seat) => {
          const { color } = characterInfo(character);
          const points = wealth.map((row, round) => `${x(round)} ${y(row[seat] ?? 0)}`);
          return (
            <g key={character}>
              <path d={`M${points.join('L')}`} class="chart-line-ink" />
              <path d={`M${points.join('L')}`} class="chart-line" stroke={color} />
            </g>
          );
        })}
        {sitters.map(({ character }, seat) => {
          const { color, symbol } = characterInfo(character);
          return (
            <g
              key={character}
              transform={`translate(${WIDTH - EDGE.right + 18} ${ends[seat] ?? 0}) scale(.75)`}
              stroke="#140F0C"
              stroke-width="3"
            >
              <SignShape symbol={symbol} color={color} />
            </g>
          );
        })}
      </svg>
      <div class="unseen">
        <table>
          <caption>{end.chart}</caption>
          <thead>
            <tr>
              <td />
              {sitters.map((_, seat) => (
                <th key={seat} scope="col">
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wealth.map((row, round) => (
              <tr key={round}>
                <th scope="row">{round === 0 ? end.chartStart : end.chartRound(round)}</th>
                {row.map((money, seat) => (
                  <td key={seat}>{game.money(money)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
