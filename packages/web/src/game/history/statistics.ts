import { COMPANIES, type Company } from '@holdup/bots';
import type { EditionName } from '@holdup/engine';
import { companyOf } from '../company.ts';
import type { PlayedGame } from './playedGame.ts';

/** The opponents of a game: people only, or the bots that took part. */
export type Opponents = 'people' | Company;
export const ALL_OPPONENTS: readonly Opponents[] = ['people', ...COMPANIES];

export const opponentsOf = ({ levels }: PlayedGame): Opponents => companyOf(levels) ?? 'people';

/** Which games are counted; null: all. */
export type Filter = { readonly edition: EditionName | null; readonly opponents: Opponents | null };

export const filtered = (
  games: readonly PlayedGame[],
  { edition, opponents }: Filter,
): readonly PlayedGame[] =>
  games.filter(
    (game) =>
      (edition === null || game.edition === edition) &&
      (opponents === null || opponentsOf(game) === opponents),
  );

export type RivalCount = { readonly name: string; readonly count: number };

export type Statistics = {
  readonly games: number;
  readonly wins: number;
  /** How often each place was reached, from the first to the last anybody had. */
  readonly places: readonly number[];
  /** How many games were not survived. */
  readonly dead: number;
  /** Dollars a game, the dead having none. */
  readonly averageMoney: number;
  readonly bestMoney: number;
  readonly bluffs: number;
  readonly hits: number;
  readonly hitsTaken: number;
  readonly diedFirst: number;
  /** Who was hit most, and who hit most; null: nobody. */
  readonly victim: RivalCount | null;
  readonly enemy: RivalCount | null;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The rival with most hits of a kind; of several, the one met last. */
const topRival = (games: readonly PlayedGame[], kind: 'hits' | 'hitsTaken'): RivalCount | null => {
  const counts = new Map<string, number>();
  for (const { rivals } of games)
    for (const rival of rivals) counts.set(rival.name, (counts.get(rival.name) ?? 0) + rival[kind]);
  const most = Math.max(0, ...counts.values());
  const name = [...counts].find(([, count]) => count === most)?.[0];
  return most === 0 || name === undefined ? null : { name, count: most };
};

/** The statistics of a list of games, newest first. */
export const statisticsOf = (games: readonly PlayedGame[]): Statistics => {
  const lowest = Math.max(0, ...games.map(({ place }) => place ?? 0));
  const money = games.map((game) => game.money);
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    places: Array.from(
      { length: lowest },
      (_, index) => games.filter(({ place }) => place === index + 1).length,
    ),
    dead: games.filter(({ place }) => place === null).length,
    averageMoney: games.length === 0 ? 0 : Math.round(sum(money) / games.length),
    bestMoney: Math.max(0, ...money),
    bluffs: sum(games.map(({ bluffs }) => bluffs)),
    hits: sum(games.map(({ hits }) => hits)),
    hitsTaken: sum(games.map(({ hitsTaken }) => hitsTaken)),
    diedFirst: games.filter(({ diedFirst }) => diedFirst).length,
    victim: topRival(games, 'hits'),
    enemy: topRival(games, 'hitsTaken'),
  };
};
