import type { EditionName, MatchResult, SeatResult, TieBreak } from '@holdup/engine';
import { money } from '../terminal/number.ts';
import { table } from '../terminal/table.ts';
import { listed, type NameOf } from './words.ts';

interface Column {
  readonly title: string;
  readonly cell: (seat: SeatResult) => string;
}

/** Zero is shown as a dash, so that what counts stands out. */
const amount = (dollars: number): string => (dollars === 0 ? '–' : money(dollars));

const COLUMNS: { readonly [E in EditionName]: readonly Column[] } = {
  second: [
    { title: 'bills', cell: ({ bills }) => amount(bills) },
    { title: 'diamonds', cell: ({ diamonds }) => amount(diamonds) },
    { title: 'most diamonds', cell: ({ diamondBonus }) => amount(diamondBonus) },
    {
      title: 'paintings',
      cell: ({ paintings, paintingsValue }) =>
        paintings === 0 ? '–' : `${paintings}: ${money(paintingsValue)}`,
    },
    { title: 'wounds', cell: ({ wounds }) => `${wounds}` },
  ],
  first: [
    { title: 'bills', cell: ({ bills }) => amount(bills) },
    {
      title: 'wounds',
      cell: ({ wounds, woundsCost }) => (wounds === 0 ? '–' : `${wounds}: ${money(-woundsCost)}`),
    },
    { title: 'shame', cell: ({ shame }) => `${shame}` },
  ],
};

const TIE_BREAK_NAMES: Readonly<Record<TieBreak, string>> = {
  wounds: 'more wounds',
  shame: 'fewer shame tokens',
};

/** How the game ended, in a sentence. */
export function endSentence({ winners, reason, seats }: MatchResult, name: NameOf): string {
  if (reason === 'nobodyAlive') return 'Nobody is left alive, and nobody wins.';
  const who = listed(winners.map(name));
  if (reason === 'lastAlive') return `${who} is the last one alive and wins.`;
  const total = money(seats.find(({ seat }) => seat === winners[0])?.total ?? 0);
  const tieBreak = seats.find(({ seat }) => seat === winners[0])?.tieBreak ?? null;
  const because = tieBreak === null ? '' : `, ahead by ${TIE_BREAK_NAMES[tieBreak]}`;
  return winners.length === 1
    ? `After the last round ${who} wins with ${total}${because}.`
    : `After the last round ${who} share the victory with ${total} each${because}.`;
}

/** Everyone's money in detail, by place. */
export function moneyTable(result: MatchResult, edition: EditionName, name: NameOf): string[] {
  const columns = COLUMNS[edition];
  const living = result.seats.filter(({ alive }) => alive).sort((a, b) => a.place - b.place);
  const dead = result.seats.filter(({ alive }) => !alive);
  return table(
    [
      ['', '', ...columns.map(({ title }) => title), 'total'],
      ...living.map((seat) => [
        `${seat.place}.`,
        name(seat.seat),
        ...columns.map(({ cell }) => cell(seat)),
        money(seat.total),
      ]),
      ...dead.map(({ seat, place }) => [`${place}.`, name(seat), ...columns.map(() => ''), 'dead']),
    ],
    ['right', 'left', ...columns.map(() => 'right' as const), 'right'],
  );
}
