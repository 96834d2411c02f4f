import {
  createBot,
  type Level,
  type Net,
  type NetBot,
  OPTIONAL_POWERS,
  type Shares,
  type TableFigures,
  tableFigures,
  winsSparing,
} from '@holdup/bots';
import { type Options, RULES_VERSION } from '@holdup/engine';
import { grouped, money, percent } from '../terminal/number.ts';
import { CHARACTER_TABLES, charactersIntro, charactersTable } from './characters.ts';
import { type Bar, barChart } from './chart.ts';

const SEATS = 6;
const HOUSE_RULES: readonly (readonly [string, Partial<Options>])[] = [
  ['standard rules', {}],
  ['powers', { powers: 'random' }],
  ['open loot', { openLoot: true }],
  ['leftovers are discarded', { leftovers: 'discard' }],
  ['powers, Junk Dealer trades with players', { powers: 'random', junkDealer: 'players' }],
];

interface BalancePlan {
  readonly levels: readonly Level[];
  readonly games: number;
  readonly seed: string;
}

interface BalanceReport {
  readonly text: string;
  /** SVG charts by file name. */
  readonly charts: ReadonlyMap<string, string>;
}

/** Half the width of the 95 % interval of a share. */
const marginOf = (share: number, of: number): number =>
  1.96 * Math.sqrt((share * (1 - share)) / of);

const barsOf = (shares: Shares): Bar[] =>
  [...shares].map(([name, { won, of }]) => {
    const share = won / of;
    return { name, share, margin: marginOf(share, of) };
  });

const rateOf = ({ share, margin }: Bar): string =>
  `${percent(share)} ± ${(100 * margin).toFixed(1)}`;

const dealsOf = ({ games }: BalancePlan): number => Math.ceil(games / SEATS);

/** How many games the whole report takes. */
export const totalGames = (plan: BalancePlan): number =>
  plan.levels.length * (HOUSE_RULES.length + OPTIONAL_POWERS.length) * plan.games +
  CHARACTER_TABLES * dealsOf(plan) * SEATS;

const winRates = (title: string, bars: readonly Bar[]): string[] => [
  '',
  `| ${title} | win rate |`,
  '| --- | ---: |',
  ...bars.map((bar) => `| ${bar.name} | ${rateOf(bar)} |`),
];

/** How often a player wins who never uses its power, by power, where using it is optional. */
const sparingIn = (
  { games, seed }: BalancePlan,
  makeBot: () => NetBot,
  onGame: () => void,
): Shares =>
  new Map(
    OPTIONAL_POWERS.map((power) => [
      power,
      winsSparing(power, makeBot, SEATS, games, seed, onGame),
    ]),
  );

const usedOf = (figures: TableFigures | undefined, power: string): string => {
  const { used, declined } = figures?.uses.get(power) ?? { used: 0, declined: 0 };
  const chances = used + declined;
  return chances === 0 ? '' : `${percent(used / chances)} of ${grouped(chances)}`;
};

const powerRates = (
  bars: readonly Bar[],
  figures: TableFigures | undefined,
  sparing: readonly Bar[],
): string[] => [
  '',
  '| power | win rate | used, where there is a choice | wins without it |',
  '| --- | ---: | ---: | ---: |',
  ...bars.map((bar) => {
    const without = sparing.find(({ name }) => name === bar.name);
    const cells = [
      bar.name,
      rateOf(bar),
      usedOf(figures, bar.name),
      without === undefined ? '' : rateOf(without),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
];

const houseRules = (figures: readonly (readonly [string, TableFigures])[]): string[] => [
  '',
  '| house rules | deaths per game | the winner’s money | shared or no victory |',
  '| --- | ---: | ---: | ---: |',
  ...figures.map(([name, { games, deaths, winnersMoney, sharedOrNone }]) => {
    const cells = [
      name,
      (deaths / games).toFixed(2),
      money(winnersMoney / games),
      percent(sharedOrNone / games),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
];

interface LevelSection {
  readonly lines: readonly string[];
  readonly chart: string;
}

function levelSection(plan: BalancePlan, net: Net, level: Level, onGame: () => void): LevelSection {
  const { games, seed } = plan;
  const makeBot = (): NetBot => createBot({ level, net });
  const figures = HOUSE_RULES.map(([name, options]): readonly [string, TableFigures] => [
    name,
    tableFigures(makeBot, SEATS, options, games, seed, onGame),
  ]);
  const [standard, withPowers] = figures.map(([, each]) => each);
  const sparing = barsOf(sparingIn(plan, makeBot, onGame));
  const powers = barsOf(withPowers?.powers ?? new Map()).sort((a, b) => b.share - a.share);
  const fromGodfather = barsOf(standard?.seatsFromGodfather ?? new Map());
  return {
    chart: barChart(`win rate by power, ${level}`, powers, 1 / SEATS),
    lines: [
      '',
      `## Among players of level \`${level}\``,
      '',
      `${grouped(games)} games for each table.`,
      '',
      `![win rate by power](balance/powers-${level}.svg)`,
      ...powerRates(powers, withPowers, sparing),
      ...winRates(
        'seats after the first Godfather',
        fromGodfather.sort((a, b) => Number(a.name) - Number(b.name)),
      ),
      ...houseRules(figures),
    ],
  };
}

/** Plays all games of the plan and writes the report as Markdown. */
export function balanceReport(plan: BalancePlan, net: Net, onGame: () => void): BalanceReport {
  const { levels, games, seed } = plan;
  const command = `npx holdup balance --games ${games} --levels ${levels.join(',')} --seed ${seed}`;
  const charts = new Map<string, string>();
  const lines = [
    `<!-- ${command} -->`,
    '# Balance',
    '',
    `Generated by \`${command}\`: six players of the same level at every table, so a fair share is ${percent(1 / SEATS)}; intervals are 95 %. Measured under version ${RULES_VERSION} of the rules.`,
  ];
  for (const level of levels) {
    const section = levelSection(plan, net, level, onGame);
    charts.set(`powers-${level}.svg`, section.chart);
    lines.push(...section.lines);
  }
  const deals = dealsOf(plan);
  const characters = charactersTable(net, deals, seed, () => {
    for (let i = 0; i < SEATS; i++) onGame();
  });
  lines.push('', '## Characters', '', charactersIntro(deals * SEATS), '', ...characters);
  return { text: `${lines.join('\n')}\n`, charts };
}
