import { useSignal } from '@preact/signals';
import { characterInfo, SignShape } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { mapSeats } from '../../game/seats.ts';
import { spread } from '../../geometry/spread.ts';
import { words } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = { left: 84, right: 38, top: 16, bottom: 38 } as const;
const STEPS = [10_000, 20_000, 50_000, 100_000, 200_000];
const MOST_LINES = 5;
/** How far apart the signs at the ends of the lines stay. */
const SIGN_GAP = 22;

/** wealth[round][seat], in dollars. */
type Wealth = readonly (readonly number[])[];

/** Places rounds and money on the chart. */
const scaleOf = (wealth: Wealth) => {
  const most = Math.max(20_000, ...wealth.flat());
  return {
    most,
    x: (round: number) =>
      EDGE.left + (round / Math.max(1, wealth.length - 1)) * (WIDTH - EDGE.left - EDGE.right),
    y: (money: number) => HEIGHT - EDGE.bottom - (money / most) * (HEIGHT - EDGE.top - EDGE.bottom),
  };
};

const Grid = ({ wealth }: { wealth: Wealth }) => {
  const { game } = words();
  const { most, x, y } = scaleOf(wealth);
  const step = STEPS.find((each) => most / each <= MOST_LINES) ?? 200_000;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return (
    <>
      {lines.map((money) => (
        <g key={money}>
          <path d={`M${EDGE.left} ${y(money)}H${WIDTH - EDGE.right}`} class="chart-grid" />
          <text
            x={EDGE.left - 8}
            y={y(money)}
            text-anchor="end"
            dominant-baseline="central"
            class="chart-text"
          >
            {game.money(money)}
          </text>
        </g>
      ))}
      {wealth.map((_, round) => (
        <text key={round} x={x(round)} y={HEIGHT - 8} text-anchor="middle" class="chart-text">
          {round}
        </text>
      ))}
    </>
  );
};

const Lines = ({ wealth, sitters, names }: ChartProps) => {
  const { x, y } = scaleOf(wealth);
  // The reader's line lies above those that it meets.
  const drawn = mapSeats(sitters, ({ character }, seat) => ({ character, seat })).toSorted(
    (a, b) => Number(names.you(a.seat)) - Number(names.you(b.seat)),
  );
  const ends = spread((wealth.at(-1) ?? []).map(y), SIGN_GAP);
  return (
    <>
      {drawn.map(({ character, seat }) => {
        const points = wealth.map((row, round) => `${x(round)} ${y(row[seat] ?? 0)}`).join('L');
        return (
          <g key={seat}>
            <path d={`M${points}`} class="chart-line-ink" />
            <path d={`M${points}`} class="chart-line" stroke={characterInfo(character).color} />
          </g>
        );
      })}
      {drawn.map(({ character, seat }) => {
        const { color, symbol } = characterInfo(character);
        return (
          <g
            key={seat}
            transform={`translate(${WIDTH - EDGE.right + 18} ${ends[seat] ?? 0}) scale(.75)`}
            stroke="#140F0C"
            stroke-width="3"
          >
            <SignShape symbol={symbol} color={color} />
          </g>
        );
      })}
    </>
  );
};

type ChartProps = {
  wealth: Wealth;
  sitters: readonly Sitter[];
  names: Names;
  /** Shows the replay from a round on; rounds count from 1. */
  onRound?: ((round: number) => void) | undefined;
};

const between = (round: number, wealth: Wealth): number =>
  Math.min(wealth.length - 1, Math.max(1, round));

/** The round under the pointer: between its start and its end. */
const roundAt = (clientX: number, chart: Element, wealth: Wealth): number => {
  const { left, width } = chart.getBoundingClientRect();
  const x = ((clientX - left) / width) * WIDTH;
  const part = (x - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
  return between(Math.ceil(part * (wealth.length - 1)), wealth);
};

/** How far each key moves through the rounds. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The round that a tap or Enter would show. */
const Marked = ({ wealth, round }: { wealth: Wealth; round: number }) => {
  const { x } = scaleOf(wealth);
  const from = x(round - 1);
  return (
    <rect
      class="chart-marked"
      x={from}
      y={EDGE.top}
      width={x(round) - from}
      height={HEIGHT - EDGE.top - EDGE.bottom}
    />
  );
};

/** The chart in numbers, for screen readers. */
const WealthTable = ({ wealth, sitters, names }: ChartProps) => {
  const { end, game } = words();
  return (
    <table>
      <caption>{end.chart}</caption>
      <thead>
        <tr>
          <td />
          {mapSeats(sitters, (_, seat) => (
            <th key={seat} scope="col">
              {names.label(seat)}
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
  );
};

/** Wealth by round, one line per player. The round under the pointer is marked; arrow keys choose it, too. */
export const WealthChart = (props: ChartProps) => {
  const { wealth, onRound } = props;
  const { end, guide } = words();
  const marked = useSignal<number | null>(null);
  const move = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    marked.value = between((marked.peek() ?? (by > 0 ? 0 : wealth.length)) + by, wealth);
    announce(end.chartRound(marked.value));
  };
  return (
    <div class="chart">
      <button
        type="button"
        class="chart-button"
        onKeyDown={move}
        onBlur={() => {
          marked.value = null;
        }}
        onPointerMove={({ clientX, currentTarget }) => {
          marked.value = roundAt(clientX, currentTarget, wealth);
        }}
        onPointerLeave={() => {
          marked.value = null;
        }}
        onClick={({ clientX, currentTarget, detail }) =>
          // A key press has no position.
          onRound?.(detail === 0 ? (marked.value ?? 1) : roundAt(clientX, currentTarget, wealth))
        }
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {marked.value !== null && <Marked wealth={wealth} round={marked.value} />}
          <Grid wealth={wealth} />
          <Lines {...props} />
        </svg>
        <span class="field-hint">{guide.coach.chartHint}</span>
      </button>
      <div class="unseen">
        <WealthTable {...props} />
      </div>
    </div>
  );
};
