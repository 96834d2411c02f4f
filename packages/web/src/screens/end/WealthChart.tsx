import { useSignal } from '@preact/signals';
import { Bust, type CharacterId, characterInfo, Inked, SignShape } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { mapSeats } from '../../game/seats.ts';
import { spread } from '../../geometry/spread.ts';
import { words } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';

const WIDTH = 640;
const EDGE = { left: 84, top: 16, bottom: 38 } as const;
const STEPS = [10_000, 20_000, 50_000, 100_000, 200_000];
const MOST_LINES = 5;

/** How high a chart is, what is kept free at its right for the ends of the lines, and how far apart these stay. */
type Sheet = { readonly height: number; readonly right: number; readonly gap: number };
const PAGE: Sheet = { height: 320, right: 38, gap: 22 };
/** A big screen has the room to end lines in faces, which are known from across a room. */
const PARTY: Sheet = { height: 500, right: 72, gap: 55 };
/** A face's radius is 46 before it is scaled. */
const FACE_SCALE = 0.5;

/** wealth[round][seat], in dollars. */
type Wealth = readonly (readonly number[])[];

/** Places rounds and money on the chart. */
const scaleOf = (wealth: Wealth, { height, right }: Sheet) => {
  const most = Math.max(20_000, ...wealth.flat());
  return {
    most,
    x: (round: number) =>
      EDGE.left + (round / Math.max(1, wealth.length - 1)) * (WIDTH - EDGE.left - right),
    y: (money: number) => height - EDGE.bottom - (money / most) * (height - EDGE.top - EDGE.bottom),
  };
};

type SheetProps = { wealth: Wealth; sheet: Sheet };

const Grid = ({ wealth, sheet }: SheetProps) => {
  const { game } = words();
  const { most, x, y } = scaleOf(wealth, sheet);
  const step = STEPS.find((each) => most / each <= MOST_LINES) ?? 200_000;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return (
    <>
      {lines.map((money) => (
        <g key={money}>
          <path d={`M${EDGE.left} ${y(money)}H${WIDTH - sheet.right}`} class="chart-grid" />
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
        <text key={round} x={x(round)} y={sheet.height - 8} text-anchor="middle" class="chart-text">
          {round}
        </text>
      ))}
    </>
  );
};

/** Where the lines end, far enough apart for what says whose they are. */
const endsOf = (wealth: Wealth, sheet: Sheet): readonly number[] => {
  const { most, y } = scaleOf(wealth, sheet);
  const middle = y(most / 2);
  const wishes = (wealth.at(-1) ?? []).map((money) => y(money) - middle);
  return spread(wishes, sheet.gap, y(0) - middle).map((end) => middle + end);
};

type EndMarkProps = { character: CharacterId; at: number; sheet: Sheet };

const EndMark = ({ character, at, sheet }: EndMarkProps) => {
  if (sheet === PARTY)
    return (
      <g transform={`translate(${WIDTH - sheet.right / 2} ${at}) scale(${FACE_SCALE})`}>
        <Inked>
          <Bust id={character} />
        </Inked>
      </g>
    );
  const { color, symbol } = characterInfo(character);
  return (
    <g
      transform={`translate(${WIDTH - sheet.right + 18} ${at}) scale(.75)`}
      stroke="#140F0C"
      stroke-width="3"
    >
      <SignShape symbol={symbol} color={color} />
    </g>
  );
};

const Lines = ({ wealth, sitters, names, sheet }: ChartProps & { sheet: Sheet }) => {
  const { x, y } = scaleOf(wealth, sheet);
  // The reader's line lies above those that it meets.
  const drawn = mapSeats(sitters, ({ character }, seat) => ({ character, seat })).toSorted(
    (a, b) => Number(names.you(a.seat)) - Number(names.you(b.seat)),
  );
  const ends = endsOf(wealth, sheet);
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
      {drawn.map(({ character, seat }) => (
        <EndMark key={seat} at={ends[seat] ?? 0} {...{ character, sheet }} />
      ))}
    </>
  );
};

type ChartProps = {
  wealth: Wealth;
  sitters: readonly Sitter[];
  names: Names;
  /** On a big screen. */
  party?: boolean;
  /** Shows the replay from a round on; rounds count from 1. */
  onRound?: ((round: number) => void) | undefined;
};

const between = (round: number, wealth: Wealth): number =>
  Math.min(wealth.length - 1, Math.max(1, round));

/** The round under the pointer: between its start and its end. */
const roundAt = (clientX: number, chart: Element, { wealth, sheet }: SheetProps): number => {
  const { left, width } = chart.getBoundingClientRect();
  const x = ((clientX - left) / width) * WIDTH;
  const part = (x - EDGE.left) / (WIDTH - EDGE.left - sheet.right);
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
const Marked = ({ wealth, sheet, round }: SheetProps & { round: number }) => {
  const { x } = scaleOf(wealth, sheet);
  const from = x(round - 1);
  return (
    <rect
      class="chart-marked"
      x={from}
      y={EDGE.top}
      width={x(round) - from}
      height={sheet.height - EDGE.top - EDGE.bottom}
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
  const { wealth, party = false, onRound } = props;
  const sheet = party ? PARTY : PAGE;
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
          marked.value = roundAt(clientX, currentTarget, { wealth, sheet });
        }}
        onPointerLeave={() => {
          marked.value = null;
        }}
        onClick={({ clientX, currentTarget, detail }) =>
          // A key press has no position.
          onRound?.(
            detail === 0 ? (marked.value ?? 1) : roundAt(clientX, currentTarget, { wealth, sheet }),
          )
        }
      >
        <svg viewBox={`0 0 ${WIDTH} ${sheet.height}`} aria-hidden="true">
          {marked.value !== null && <Marked {...{ wealth, sheet }} round={marked.value} />}
          <Grid {...{ wealth, sheet }} />
          <Lines {...props} sheet={sheet} />
        </svg>
        <span class="field-hint">{guide.coach.chartHint}</span>
      </button>
      <div class="unseen">
        <WealthTable {...props} />
      </div>
    </div>
  );
};
