import type { Fault } from '../bot/safeDecide.ts';
import { addDurations, type Durations, percentile } from './durations.ts';
import type { DealRecord } from './playDeal.ts';
import { NEW_RATING, type Rating, rateByName } from './ratings.ts';

/** An arena's result for one bot. */
export interface BotReport {
  readonly bot: string;
  readonly seats: number;
  readonly winRate: number;
  /** Half the width of the 95 % interval around the win rate. */
  readonly margin: number;
  readonly averageMoney: number;
  readonly deathRate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rating: Rating;
}

export interface ArenaReport {
  readonly games: number;
  readonly bots: readonly BotReport[];
  readonly faults: readonly {
    readonly bot: string;
    readonly kind: Fault['kind'];
    readonly count: number;
  }[];
}

const Z95 = 1.96;

interface Sum {
  seats: number;
  wins: number;
  money: number;
  deaths: number;
  /** The win rate within each deal. Games of a deal share their cards, so only deals are independent. */
  readonly perDeal: number[];
}

/** Half the width of the 95 % interval of a mean over independent deals. */
export function marginOf(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 1;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return Z95 * Math.sqrt(variance / n);
}

function sumsOf(records: readonly DealRecord[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { games } of records) {
    const inDeal = new Map<string, { wins: number; seats: number }>();
    for (const { seats } of games)
      for (const { bot, won, money, alive } of seats) {
        const sum = sums.get(bot) ?? { seats: 0, wins: 0, money: 0, deaths: 0, perDeal: [] };
        sums.set(bot, sum);
        sum.seats++;
        sum.wins += won;
        sum.money += money;
        sum.deaths += alive ? 0 : 1;
        const own = inDeal.get(bot) ?? { wins: 0, seats: 0 };
        inDeal.set(bot, { wins: own.wins + won, seats: own.seats + 1 });
      }
    for (const [bot, { wins, seats }] of inDeal) sums.get(bot)?.perDeal.push(wins / seats);
  }
  return sums;
}

/** The report of all deals played, in whatever order they finished. */
export function reportOf(played: readonly DealRecord[]): ArenaReport {
  const records = [...played].sort((a, b) => a.deal - b.deal);
  const sums = sumsOf(records);
  const ratings = new Map<string, Rating>();
  const durations = new Map<string, Durations>();
  const faults = new Map<string, { bot: string; kind: Fault['kind']; count: number }>();
  let games = 0;
  for (const record of records) {
    games += record.games.length;
    for (const { seats } of record.games)
      rateByName(
        ratings,
        seats.map(({ bot }) => bot),
        seats.map(({ place }) => place),
      );
    for (const [bot, own] of Object.entries(record.durations)) {
      const all = durations.get(bot) ?? {};
      durations.set(bot, all);
      addDurations(all, own);
    }
    for (const { bot, kind } of record.faults) {
      const fault = faults.get(`${bot} ${kind}`) ?? { bot, kind, count: 0 };
      faults.set(`${bot} ${kind}`, { ...fault, count: fault.count + 1 });
    }
  }
  const bots = [...sums].map(([bot, sum]): BotReport => {
    const own = durations.get(bot) ?? {};
    return {
      bot,
      seats: sum.seats,
      winRate: sum.wins / sum.seats,
      margin: marginOf(sum.perDeal),
      averageMoney: sum.money / sum.seats,
      deathRate: sum.deaths / sum.seats,
      p50Ms: percentile(own, 0.5),
      p99Ms: percentile(own, 0.99),
      rating: ratings.get(bot) ?? NEW_RATING,
    };
  });
  return { games, bots, faults: [...faults.values()] };
}
