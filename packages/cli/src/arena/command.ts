import {
  type ArenaPlan,
  candidateSeat,
  dealOf,
  NEWCOMERS,
  playGame,
  reportOf,
  seating,
  setupOf,
} from '@holdup/bots';
import { replayOf, resolveSetup } from '@holdup/engine';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import {
  flag,
  JSON_FLAG,
  number,
  optionalWhole,
  text,
  type Values,
  wholeNumber,
} from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { checkWritable, writeOutput } from '../files/outputFile.ts';
import { setupFrom, setupOptions } from '../setup/options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { CORES_OPTION } from '../workers/pool.ts';
import { loadBots } from './botNames.ts';
import { playDeals } from './playDeals.ts';
import { markdown } from './report.ts';

const MAX_GAMES = 100_000_000;

const OPTIONS = {
  bots: text('A,B,…', 'who plays; the first is the candidate'),
  bot: text('FILE', 'a candidate of your own'),
  games: wholeNumber('N', 'how many games, rounded up to whole deals', {
    min: 1,
    max: MAX_GAMES,
    fallback: 1200,
  }),
  ...setupOptions('arena'),
  budget: number('MS', 'how long a bot may think, in milliseconds', {
    min: 0.1,
    max: 60_000,
    fallback: 50,
  }),
  timed: flag('discard answers that come far too late'),
  log: text('FILE', 'keep what was played, to resume it later'),
  cores: CORES_OPTION,
  game: optionalWhole('N', 'which game --save plays (0)', { min: 0, max: MAX_GAMES }),
  save: text('FILE', 'play one game of the plan and save it as a replay'),
  json: JSON_FLAG,
};
type ArenaOptions = Values<typeof OPTIONS>;

function namesFrom({ bots = '', bot }: ArenaOptions): Pick<ArenaPlan, 'candidate' | 'opponents'> {
  const listed = bots.split(',').filter((name) => name !== '');
  const [candidate, ...rest] = bot === undefined ? listed : [bot, ...listed];
  if (candidate === undefined)
    throw new UserError('say who plays: holdup arena --bots regular,rookie');
  return { candidate, opponents: rest.length === 0 ? [candidate] : rest };
}

function planFrom(options: ArenaOptions): ArenaPlan {
  return {
    ...namesFrom(options),
    ...setupFrom(options),
    deals: Math.ceil(options.games / options.players),
    budgetMs: options.budget,
    timed: options.timed,
  };
}

async function saveGame(plan: ArenaPlan, game: number, file: string): Promise<void> {
  if (game >= plan.deals * plan.seats)
    throw new UserError(
      `--game must be below ${plan.deals * plan.seats}, the number of games, not "${game}"`,
    );
  checkWritable(file);
  const deal = dealOf(plan, game);
  const setup = resolveSetup(setupOf(plan, deal));
  const names = seating(plan, deal, candidateSeat(plan, game));
  const makeBot = await loadBots(names);
  const { moves } = playGame(setup, names.map(makeBot), { budgetMs: plan.budgetMs });
  writeOutput(file, `${JSON.stringify(replayOf(setup, moves, names))}\n`);
}

async function run(
  { options }: { readonly options: ArenaOptions },
  terminal: Terminal,
): Promise<number> {
  const { save: file, game } = options;
  if (file === undefined && game !== undefined)
    throw new UserError('--game needs --save FILE: it chooses the game to save');
  const plan = planFrom(options);
  if (file !== undefined) {
    await saveGame(plan, game ?? 0, file);
    terminal.note(`game ${game ?? 0} is saved in ${file}\n`);
    return EXIT.ok;
  }
  const { deals, interrupted } = await playDeals(plan, options, terminal);
  const report = reportOf(deals);
  if (options.json) terminal.print(JSON.stringify({ plan, ...report }, null, 2));
  else for (const line of markdown(plan, report)) terminal.print(line);
  return interrupted ? EXIT.interrupted : EXIT.ok;
}

export const arenaCommand = defineCommand({
  name: 'arena',
  summary: 'let bots play each other and see who wins',
  usage: [
    '--bots CANDIDATE,OTHER,… [--games N] [--players N] [--powers] [--log FILE] [--json]',
    '--bot ./mine.ts --bots OTHER,… [--games N]',
    '--bots … --game N --save FILE',
  ],
  about: [
    'Every deal (cards, powers, randomness) is played once with the candidate, who is named first, in every seat; the others fill the remaining seats in turn. So everybody gets the same cards, and the 95 % interval counts deals, which are independent.',
    `Bots are random, hints (a player who takes every hint), a newcomer (${Object.keys(NEWCOMERS).join(', ')}), a level, level:personality, or a file that exports createBot(). A run can be repeated exactly; with --timed answers that come far too late are discarded, as at a live table.`,
    'With --log a run can be stopped with Ctrl-C and resumed by the same command.',
  ],
  options: OPTIONS,
  examples: [
    'arena --bots regular,rookie --games 3000',
    'arena --bots hustler,regular --powers --log hustler.log',
    'arena --bot ./mine.ts --bots regular --games 600',
  ],
  run,
});
