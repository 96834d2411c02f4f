import type { ArenaPlan, ArenaReport, BotReport, Fault } from '@holdup/bots';
import { grouped, money, percent } from '../terminal/number.ts';

const milliseconds = (ms: number): string =>
  ms < 1 ? `${(1000 * ms).toFixed(0)} µs` : `${ms.toFixed(1)} ms`;

const HEAD = [
  'bot',
  'seats played',
  'win rate (95 %)',
  'average money',
  'deaths',
  'decision p50',
  'p99',
  'OpenSkill',
];

const row = (own: BotReport): string[] => [
  own.bot,
  grouped(own.seats),
  `${percent(own.winRate)} ± ${(100 * own.margin).toFixed(1)}`,
  money(own.averageMoney),
  percent(own.deathRate),
  milliseconds(own.p50Ms),
  milliseconds(own.p99Ms),
  `${own.rating.mu.toFixed(1)} ± ${own.rating.sigma.toFixed(1)}`,
];

const FAULTS: { readonly [K in Fault['kind']]: string } = {
  threw: 'threw',
  illegal: 'made an illegal move',
  stalled: 'stalled',
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The report as a Markdown table, ready to be pasted into a document. */
export function markdown(plan: ArenaPlan, report: ArenaReport): string[] {
  const what = [
    `${plan.edition} edition`,
    `${plan.seats} seats`,
    JSON.stringify(plan.options),
    `seed "${plan.seed}"`,
    `${grouped(report.games)} games`,
    `fair share ${percent(1 / plan.seats)}`,
  ];
  return [
    `${plan.candidate} among ${plan.opponents.join(', ')}: ${what.join(', ')}`,
    '',
    line(HEAD),
    line(HEAD.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...report.bots.map((own) => line(row(own))),
    ...report.faults.map(
      ({ bot, kind, count }) =>
        `\n${bot} ${FAULTS[kind]} ${grouped(count)} times; the default move was played for it.`,
    ),
  ];
}
