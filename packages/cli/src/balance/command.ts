import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBot, LEVELS, type Level, type Shares, tableFigures } from '@holdup/bots';
import type { Options } from '@holdup/engine';
import { textOption, wholeOption } from '../arguments.ts';
import type { Command, Input } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { fileTrouble } from '../files/readJson.ts';
import { grouped, money, percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { CHARACTER_TABLES, charactersIntro, charactersTable } from './characters.ts';
import { type Bar, barChart } from './chart.ts';

const SEATS = 6;
const HOUSE_RULES: readonly (readonly [string, Partial<Options>])[] = [
  ['as the box says', {}],
  ['powers', { powers: 'random' }],
  ['open loot', { openLoot: true }],
  ['leftovers are discarded', { leftovers: 'discard' }],
  ['powers, Junk Dealer trades with players', { powers: 'random', junkDealer: 'players' }],
];

/** Half the width of the 95 % interval of a share. */
const marginOf = (share: number, of: number): number =>
  1.96 * Math.sqrt((share * (1 - share)) / of);

const barsOf = (shares: Shares): Bar[] =>
  [...shares].map(([name, { won, of }]) => {
    const share = won / of;
    return { name, share, margin: marginOf(share, of) };
  });

const rate = ({ share, margin }: Bar): string => `${percent(share)} ± ${(100 * margin).toFixed(1)}`;

function levelsOf(input: Input): Level[] {
  const names = (textOption(input, 'levels') ?? 'rookie,regular').split(',');
  return names.map((name) => {
    const level = LEVELS.find((known) => known === name);
    if (level === undefined)
      throw new Complaint(`there is no level "${name}"; there are ${LEVELS.join(', ')}`);
    return level;
  });
}

interface Balance {
  readonly levels: readonly Level[];
  readonly games: number;
  /** For levels that search, and so take a thousand times as long. */
  readonly slowGames: number;
  readonly seed: string;
}

const searches = (level: Level): boolean => level === 'hustler' || level === 'shark';
const gamesOf = ({ games, slowGames }: Balance, level: Level): number =>
  searches(level) ? slowGames : games;
const dealsOf = ({ games }: Balance): number => Math.ceil(games / SEATS);

function report(
  balance: Balance,
  onGame: () => void,
): { text: string; charts: Map<string, string> } {
  const { levels, seed } = balance;
  const charts = new Map<string, string>();
  const command = `npx holdup balance --games ${balance.games} --slow ${balance.slowGames} --levels ${levels.join(',')} --seed ${seed}`;
  const lines = [
    `<!-- ${command} -->`,
    '# Balance',
    '',
    `Made by \`${command}\`: six players of the same level at every table, fair share ${percent(1 / SEATS)}; intervals are 95 %.`,
  ];
  for (const level of levels) {
    const games = gamesOf(balance, level);
    const figures = HOUSE_RULES.map(([name, options]) => ({
      name,
      ...tableFigures(() => createBot({ level }), SEATS, options, games, seed, onGame),
    }));
    const [box, withPowers] = figures;
    const powers = barsOf(withPowers?.powers ?? new Map()).sort((a, b) => b.share - a.share);
    const places = barsOf(box?.places ?? new Map()).sort((a, b) => Number(a.name) - Number(b.name));
    charts.set(`powers-${level}.svg`, barChart(`win rate by power, ${level}`, powers, 1 / SEATS));
    lines.push(
      '',
      `## Among players of level \`${level}\``,
      '',
      `${grouped(games)} games for each of the tables.`,
      '',
      `![win rate by power](balance/powers-${level}.svg)`,
      '',
      '| power | win rate |',
      '| --- | ---: |',
      ...powers.map((bar) => `| ${bar.name} | ${rate(bar)} |`),
      '',
      '| seats after the first Godfather | win rate |',
      '| --- | ---: |',
      ...places.map((bar) => `| ${bar.name} | ${rate(bar)} |`),
      '',
      '| house rules | deaths a game | the winner’s money | shared or no victory |',
      '| --- | ---: | ---: | ---: |',
      ...figures.map(
        (each) =>
          `| ${each.name} | ${(each.deaths / each.games).toFixed(2)} | ${money(each.winnersMoney / each.games)} | ${percent(each.sharedOrNone / each.games)} |`,
      ),
    );
  }
  const deals = dealsOf(balance);
  lines.push('', '## Characters', '', charactersIntro(deals * SEATS), '');
  lines.push(
    ...charactersTable(deals, seed, () => {
      for (let i = 0; i < SEATS; i++) onGame();
    }),
  );
  return { text: `${lines.join('\n')}\n`, charts };
}

async function run(input: Input, terminal: Terminal): Promise<number> {
  if (input.words.length > 0)
    throw new Complaint(`balance takes no word, but got "${input.words[0]}"`);
  const levels = levelsOf(input);
  const balance: Balance = {
    levels,
    games: wholeOption(input, 'games', { min: 10, max: 10_000_000, fallback: 1000 }),
    slowGames: wholeOption(input, 'slow', { min: 2, max: 10_000_000, fallback: 60 }),
    seed: textOption(input, 'seed') ?? 'balance',
  };
  const out = textOption(input, 'out') ?? 'docs';
  const tables = levels.reduce(
    (sum, level) => sum + HOUSE_RULES.length * gamesOf(balance, level),
    0,
  );
  const total = tables + CHARACTER_TABLES * dealsOf(balance) * SEATS;
  const progress = startProgress(terminal, 'games', total);
  let done = 0;
  const { text, charts } = report(balance, () => progress.update(++done));
  progress.end();
  try {
    mkdirSync(path.join(out, 'balance'), { recursive: true });
    writeFileSync(path.join(out, 'balance.md'), text);
    for (const [file, svg] of charts) writeFileSync(path.join(out, 'balance', file), svg);
  } catch (error) {
    throw new Complaint(`${out}: ${fileTrouble(error)}`);
  }
  terminal.note(`${path.join(out, 'balance.md')} is written\n`);
  return EXIT.fine;
}

export const balanceCommand: Command = {
  name: 'balance',
  summary: 'see what powers, seats and house rules are worth',
  usage: ['[--games N] [--slow N] [--levels A,B] [--seed TEXT] [--out FOLDER]'],
  about: [
    'Lets players of the same level play each other and writes a report with charts: how often every power wins, how often every seat, what the house rules change, and what the characters do and cost.',
  ],
  options: {
    games: { type: 'string', value: 'N', about: 'games for each table of the report (1000)' },
    slow: {
      type: 'string',
      value: 'N',
      about: 'the same for hustler and shark, which take long (60)',
    },
    levels: { type: 'string', value: 'A,B', about: 'which levels play (rookie,regular)' },
    seed: { type: 'string', value: 'TEXT', about: 'where all chance comes from ("balance")' },
    out: { type: 'string', value: 'FOLDER', about: 'where the report goes (docs)' },
  },
  examples: ['balance --games 3000', 'balance --levels hustler --slow 200'],
  run,
};
