import {
  CLAIMS,
  type Claim,
  LEVELS,
  type Level,
  type TalkFigures,
  talkFigures,
} from '@holdup/bots';
import { loadNet } from '../bots/loadNet.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { JSON_FLAG, type Option, textOr, wholeNumber } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { grouped, percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const SEATS = 6;

const level: Option<Level> = {
  value: 'LEVEL',
  about: `at which level: ${LEVELS.join(', ')} (regular)`,
  read: (name, given) => {
    const found = LEVELS.find((known) => known === (given ?? 'regular'));
    if (found === undefined)
      throw new UserError(
        `--${name}: there is no level "${given}"; there are ${LEVELS.join(', ')}`,
      );
    return found;
  },
};

const OPTIONS = {
  level,
  games: wholeNumber('N', 'how many games, rounded up to whole deals', {
    min: 1,
    max: 10_000_000,
    fallback: 600,
  }),
  seed: textOr('talk', 'TEXT', 'any text; the same seed gives the same games'),
  json: JSON_FLAG,
};

const WORDS: Readonly<Record<Claim, string>> = {
  shot: 'has a Bang loaded',
  noShot: 'has no Bang loaded',
  ducks: 'is going to duck',
};

function linesOf({ linesPerGame, claims, believer, deaf }: TalkFigures): string[] {
  const rows = CLAIMS.map((claim) => [
    WORDS[claim],
    grouped(claims[claim].said),
    percent(claims[claim].isTrue),
    percent(claims[claim].ofOthers),
  ]);
  const wins = ({ winRate, margin }: TalkFigures['deaf']): string =>
    `${percent(winRate)} ± ${(100 * margin).toFixed(1)}`;
  return [
    ...table(
      [['claim', 'said', 'true', 'true of those who say nothing of the kind'], ...rows],
      ['left', 'right', 'right', 'right'],
    ),
    '',
    `${linesPerGame.toFixed(1)} lines a game. The fair share is ${percent(1 / SEATS)}.`,
    `Who believes every claim of those who aim wins ${wins(believer)}, who does not listen ${wins(deaf)}.`,
  ];
}

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const { games, seed } = options;
  const deals = Math.ceil(games / (2 * SEATS));
  const progress = startProgress(terminal, 'deals', deals);
  let done = 0;
  const figures = talkFigures(options.level, loadNet(), SEATS, deals, seed, () =>
    progress.update(++done),
  );
  progress.end();
  if (options.json) terminal.print(JSON.stringify(figures, null, 2));
  else for (const line of linesOf(figures)) terminal.print(line);
  return EXIT.ok;
}

export const talkCommand = defineCommand({
  name: 'talk',
  summary: 'see whether what bots say before the count of courage is worth believing',
  usage: ['[--level LEVEL] [--games N] [--seed TEXT] [--json]'],
  about: [
    'Seats one player without a character among five characters that talk, and counts how often what they claim about their bullet or their courage is true, and how often the same is true of those who claim nothing. Every deal is played in every seat twice: once the player believes every claim of those who aim at it, once it does not listen.',
  ],
  options: OPTIONS,
  examples: ['talk --level shark --games 2400'],
  run,
});
