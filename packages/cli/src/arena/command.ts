import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  type ArenaPlan,
  candidateSeat,
  type DealRecord,
  dealOf,
  playGame,
  reportOf,
  seating,
  setupOf,
} from '@holdup/bots';
import { EDITIONS, MAX_SEATS, MIN_SEATS, replayOf, resolveSetup } from '@holdup/engine';
import { choiceOption, flagged, numberOption, textOption, wholeOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { fileTrouble } from '../files/readJson.ts';
import { percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { checkBotName, loadBots } from './botNames.ts';
import { openLog } from './log.ts';
import { startArena } from './pool.ts';
import { markdown } from './report.ts';

const MOST_GAMES = 100_000_000;

function namesOf(input: Input): { candidate: string; opponents: readonly string[] } {
  const listed = (textOption(input, 'bots') ?? '').split(',').filter((name) => name !== '');
  const own = textOption(input, 'bot');
  const names = own === undefined ? listed : [own, ...listed];
  const [candidate, ...rest] = names.map(checkBotName);
  if (candidate === undefined)
    throw new Complaint('say who plays: holdup arena --bots regular,rookie');
  return { candidate, opponents: rest.length === 0 ? [candidate] : rest };
}

function planOf(input: Input): ArenaPlan {
  const seats = wholeOption(input, 'seats', { min: MIN_SEATS, max: MAX_SEATS, fallback: 6 });
  const games = wholeOption(input, 'games', { min: 1, max: MOST_GAMES, fallback: 1200 });
  const options = {
    ...(JSON.parse(textOption(input, 'options') ?? '{}') as object),
    ...(flagged(input, 'powers') ? { powers: 'random' } : {}),
  };
  const {
    edition,
    seed,
    options: checked,
  } = resolveSetup({
    edition: choiceOption(input, 'edition', EDITIONS) ?? 'second',
    seats,
    seed: textOption(input, 'seed') ?? 'arena',
    options,
  });
  return {
    ...namesOf(input),
    edition,
    seats,
    options: checked,
    deals: Math.ceil(games / seats),
    seed,
    budgetMs: numberOption(input, 'budget', { min: 0.1, max: 60_000, fallback: 50 }),
    timed: flagged(input, 'timed'),
  };
}

async function saveGame(plan: ArenaPlan, game: number, file: string): Promise<void> {
  const deal = dealOf(plan, game);
  const setup = setupOf(plan, deal);
  const names = seating(plan, deal, candidateSeat(plan, game));
  const makeBot = await loadBots(names, undefined);
  const { moves } = playGame(setup, names.map(makeBot), { budgetMs: plan.budgetMs });
  const replay = replayOf(resolveSetup(setup), moves, names);
  try {
    writeFileSync(file, `${JSON.stringify(replay)}\n`);
  } catch (error) {
    throw new Complaint(`${file}: ${fileTrouble(error)}`);
  }
}

async function run(input: Input, terminal: Terminal): Promise<number> {
  if (input.words.length > 0)
    throw new Complaint(
      `arena takes no word, but got "${input.words[0]}"; see holdup arena --help`,
    );
  const plan = planOf(input);
  const file = textOption(input, 'save');
  if (file !== undefined) {
    const most = plan.deals * plan.seats - 1;
    const game = wholeOption(input, 'game', { min: 0, max: most, fallback: 0 });
    await saveGame(plan, game, file);
    terminal.note(`game ${game} is in ${file}\n`);
    return EXIT.fine;
  }
  const cores = wholeOption(input, 'cores', {
    min: 1,
    max: 256,
    fallback: availableParallelism(),
  });
  const log = openLog(textOption(input, 'log'), plan);
  const played: DealRecord[] = [...log.played];
  const done = new Set(played.map(({ deal }) => deal));
  const open = Array.from({ length: plan.deals }, (_, deal) => deal).filter(
    (deal) => !done.has(deal),
  );
  const progress = startProgress(terminal, 'deals', plan.deals);
  let interrupted = false;
  let wins = played.reduce((sum, record) => sum + winsOf(record), 0);
  const arena = startArena(plan, open, cores, (record) => {
    played.push(record);
    log.add(record);
    wins += winsOf(record);
    progress.update(
      played.length,
      `${plan.candidate} wins ${percent(wins / played.length / plan.seats)}`,
    );
  });
  const stop = (): void => {
    interrupted = true;
    arena.stop();
  };
  process.once('SIGINT', stop);
  try {
    await arena.finished;
  } finally {
    process.removeListener('SIGINT', stop);
    progress.end();
  }
  const report = reportOf(played);
  if (flagged(input, 'json')) terminal.print(JSON.stringify({ plan, ...report }, null, 2));
  else for (const line of markdown(plan, report)) terminal.print(line);
  return interrupted ? EXIT.interrupted : EXIT.fine;
}

const winsOf = ({ games }: DealRecord): number =>
  games.reduce((sum, { seats, candidate }) => sum + (seats[candidate]?.won ?? 0), 0);

export const arenaCommand: Command = {
  name: 'arena',
  summary: 'let bots play each other and see who wins',
  usage: [
    '--bots CANDIDATE,OTHER,… [--games N] [--seats N] [--powers] [--log FILE] [--json]',
    '--bot ./mine.ts --bots OTHER,… [--games N]',
    '--bots … --game N --save FILE',
  ],
  about: [
    'Every deal (cards, powers, chance) is played once with the candidate, who is named first, in every seat; the others fill the seats left in turn. So luck of the cards is the same for all, and what is independent are deals: the 95 % interval counts them.',
    'Bots are random, a level, level:personality, or a file that exports createBot(). Bots that search do a fixed amount of work for their budget, so that a run can be repeated exactly; with --timed they go by the clock as they do at a live table.',
    'With --log a run can be broken off with Ctrl-C and gone on with by the same command.',
  ],
  options: {
    bots: { type: 'string', value: 'A,B,…', about: 'who plays; the first is the candidate' },
    bot: { type: 'string', value: 'FILE', about: 'a candidate of your own' },
    games: {
      type: 'string',
      value: 'N',
      about: 'how many games, rounded up to whole deals (1200)',
    },
    seats: { type: 'string', value: 'N', about: 'how many sit at the table (6)' },
    edition: { type: 'string', value: 'NAME', about: 'second or first (second)' },
    powers: { type: 'boolean', about: 'deal everybody a power' },
    options: { type: 'string', value: 'JSON', about: 'house rules, like {"openLoot":true}' },
    seed: { type: 'string', value: 'TEXT', about: 'all deals come from it ("arena")' },
    budget: {
      type: 'string',
      value: 'MS',
      about: 'how long a bot may think, in milliseconds (50)',
    },
    timed: { type: 'boolean', about: 'let bots that search go by the clock' },
    log: { type: 'string', value: 'FILE', about: 'keep what was played, to go on with later' },
    cores: { type: 'string', value: 'N', about: 'on how many cores (all)' },
    game: { type: 'string', value: 'N', about: 'which game --save plays (0)' },
    save: {
      type: 'string',
      value: 'FILE',
      about: 'play one game of the plan and save it as a replay',
    },
    json: JSON_OPTION,
  },
  examples: [
    'arena --bots regular,rookie --games 3000',
    'arena --bots hustler,regular --powers --log hustler.log',
    'arena --bot ./mine.ts --bots regular --games 600',
  ],
  run,
};
