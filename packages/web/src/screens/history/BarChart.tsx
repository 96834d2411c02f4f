/** One bar. */
type Bar = {
  /** Names the bar in the table. */
  readonly name: string;
  readonly value: number;
  /** Stands under the bar, where there is room for it. */
  readonly label?: string;
  readonly gold?: boolean;
};

type BarChartProps = {
  title: string;
  /** Heads the two columns of the table. */
  columns: readonly [string, string];
  bars: readonly Bar[];
  format: (value: number) => string;
};

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = { top: 18, bottom: 22 } as const;
const MOST_LABELLED = 10;
const WIDEST = 48;

/** Bars from a common ground, and the same as a table for screen readers. */
export const BarChart = ({ title, columns, bars, format }: BarChartProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.min(WIDEST, step * 0.78);
  const ground = HEIGHT - EDGE.bottom;
  const labelled = bars.length <= MOST_LABELLED;
  return (
    <div class="bars">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {!labelled && (
          <>
            <path d={`M0 ${EDGE.top}H${WIDTH}`} class="bar-most" />
            <text x={0} y={EDGE.top - 5} class="bar-value">
              {format(most)}
            </text>
          </>
        )}
        {bars.map(({ value, label, gold = false }, index) => {
          const middle = step * (index + 0.5);
          const height = (Math.max(0, value) / most) * (ground - EDGE.top);
          return (
            <g key={index}>
              <rect
                x={middle - width / 2}
                y={ground - height}
                width={width}
                height={height}
                rx={Math.min(4, width / 4)}
                class={gold ? 'bar bar-gold' : 'bar'}
              />
              {labelled && value > 0 && (
                <text x={middle} y={ground - height - 5} text-anchor="middle" class="bar-value">
                  {format(value)}
                </text>
              )}
              {label !== undefined && (
                <text x={middle} y={HEIGHT - 5} text-anchor="middle" class="bar-value">
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${ground}H${WIDTH}`} class="bar-ground" />
      </svg>
      <div class="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
