import { DEFAULT_OPTIONS } from '@holdup/engine';
import { counted, grouped, money, percent } from '../terminal/number.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Distribution, Share } from './statistics.ts';
import type { Summary } from './summary.ts';

const interval = ({ low, high }: Share): string => `${percent(low)} – ${percent(high)}`;

/** The options that differ from their defaults. */
function options(summary: Summary): string {
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_OPTIONS));
  const named = Object.entries(summary.options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
  );
  return named
    .map(
      ([name, value]) => `, ${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
    .join('');
}

const COLUMNS = ['mean', 'median', '5 %', '95 %'] as const;

function distributions(
  title: string,
  rows: readonly (readonly [string, Distribution, (value: number) => string])[],
): string[] {
  const cells = rows.map(([name, { mean, median, p5, p95 }, show]) => [
    `  ${name}`,
    ...[mean, median, p5, p95].map((value) => (value === null ? '–' : show(value))),
  ]);
  return table([[title, ...COLUMNS], ...cells], ['left', 'right', 'right', 'right', 'right']);
}

/** Whole numbers as they are, others with two decimals. */
const plain = (value: number): string =>
  Number.isInteger(value) ? grouped(value) : value.toFixed(2);

/** The summary as text. */
export function report(summary: Summary, { paint }: Terminal): string[] {
  const { winners, endings, run } = summary;
  const title = (text: string): string => paint('bold', text);
  const head = `${counted(summary.games, 'game')}, ${summary.edition} edition, ${summary.players} players (${summary.player})`;
  const winnerRows = winners.seats.map((seat) => [
    `  Seat ${seat.seat + 1}`,
    grouped(seat.wins),
    percent(seat.share),
    interval(seat),
  ]);
  const powerRows = summary.powers.map((power) => [
    `  ${power.power}`,
    grouped(power.games),
    percent(power.share),
    interval(power),
    percent(power.deaths / power.games),
  ]);
  const right = 'right' as const;
  return [
    title(summary.interrupted ? `${head}, stopped early` : head),
    paint('dim', `seed ${JSON.stringify(summary.seed)}${options(summary)}`),
    '',
    ...table(
      [[title('Winners'), 'wins', 'share', '95 % interval'], ...winnerRows],
      ['left', right, right, right],
    ),
    `  ${counted(winners.shared, 'shared victory', 'shared victories')}, ${counted(winners.withoutWinner, 'game')} without a winner`,
    '',
    ...distributions(title('Money'), [
      ['winners', summary.money.winners, money],
      ['all survivors', summary.money.survivors, money],
    ]),
    '',
    ...distributions(title('A game'), [
      ['deaths', summary.deathsPerGame, plain],
      ['rounds', summary.rounds, plain],
      ['decisions', summary.decisions, plain],
    ]),
    `  ended after the last round ${grouped(endings.rounds)}, with one alive ${grouped(endings.lastAlive)}, with nobody alive ${grouped(endings.nobodyAlive)}`,
    ...(powerRows.length === 0
      ? []
      : [
          '',
          ...table(
            [[title('Powers'), 'games', 'wins', '95 % interval', 'dies'], ...powerRows],
            ['left', right, right, right, right],
          ),
        ]),
    '',
    paint(
      'dim',
      `${run.seconds.toFixed(1)} s on ${counted(run.cores, 'core')}: ${grouped(run.gamesPerSecond)} games a second`,
    ),
  ];
}
