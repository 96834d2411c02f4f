import type { MatchResult, PowerName } from '@holdup/engine';
import type { PlayedGame } from './game.ts';
import { type Counts, count } from './statistics.ts';

/** Counts over many games. Whole numbers only, so tallies add up to the same sum in any order. */
export interface Tally {
  games: number;
  /** Games with several winners, and with none. */
  shared: number;
  withoutWinner: number;
  readonly endings: { [R in MatchResult['reason']]: number };
  /** How often each seat was among the winners. */
  readonly wins: number[];
  readonly winnerMoney: Counts;
  readonly survivorMoney: Counts;
  readonly deaths: Counts;
  readonly rounds: Counts;
  readonly decisions: Counts;
  readonly powers: Map<PowerName, PowerTally>;
}

interface PowerTally {
  dealt: number;
  wins: number;
  deaths: number;
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  shared: 0,
  withoutWinner: 0,
  endings: { rounds: 0, lastAlive: 0, nobodyAlive: 0 },
  wins: new Array<number>(seats).fill(0),
  winnerMoney: new Map(),
  survivorMoney: new Map(),
  deaths: new Map(),
  rounds: new Map(),
  decisions: new Map(),
  powers: new Map(),
});

export function addGame(tally: Tally, game: PlayedGame): void {
  const { winners, reason, seats } = game.result;
  tally.games++;
  tally.endings[reason]++;
  if (winners.length > 1) tally.shared++;
  if (winners.length === 0) tally.withoutWinner++;
  count(tally.deaths, seats.filter(({ alive }) => !alive).length);
  count(tally.rounds, game.rounds);
  count(tally.decisions, game.decisions);
  for (const { seat, alive, total } of seats) {
    const won = winners.includes(seat);
    if (alive) count(tally.survivorMoney, total);
    if (won) {
      count(tally.winnerMoney, total);
      tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
    }
    const power = game.powers[seat];
    if (power != null) addPower(tally, power, { dealt: 1, wins: +won, deaths: +!alive });
  }
}

function addPower(tally: Tally, power: PowerName, { dealt, wins, deaths }: PowerTally): void {
  const sum = tally.powers.get(power) ?? { dealt: 0, wins: 0, deaths: 0 };
  sum.dealt += dealt;
  sum.wins += wins;
  sum.deaths += deaths;
  tally.powers.set(power, sum);
}

const COUNTED = ['winnerMoney', 'survivorMoney', 'deaths', 'rounds', 'decisions'] as const;

/** Adds another tally to this one. */
export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.shared += more.shared;
  tally.withoutWinner += more.withoutWinner;
  tally.endings.rounds += more.endings.rounds;
  tally.endings.lastAlive += more.endings.lastAlive;
  tally.endings.nobodyAlive += more.endings.nobodyAlive;
  for (const [seat, wins] of more.wins.entries()) tally.wins[seat] = (tally.wins[seat] ?? 0) + wins;
  for (const field of COUNTED)
    for (const [value, times] of more[field]) count(tally[field], value, times);
  for (const [power, powerTally] of more.powers) addPower(tally, power, powerTally);
}
