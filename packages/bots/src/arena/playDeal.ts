import type { Seat } from '@holdup/engine';
import type { Bot, Clock } from '../bot/bot.ts';
import type { Fault } from '../bot/safeDecide.ts';
import { addDuration, type Durations } from './durations.ts';
import { type ArenaPlan, seating, setupOf } from './plan.ts';
import { playGame } from './playGame.ts';

/** The outcome of one seat in one game. */
export interface SeatOutcome {
  readonly bot: string;
  /** Its share of the victory. */
  readonly won: number;
  readonly money: number;
  readonly alive: boolean;
  readonly place: number;
}

export interface GameRecord {
  readonly game: number;
  readonly candidate: number;
  readonly seats: readonly SeatOutcome[];
}

/** One deal, played with the candidate in every seat. */
export interface DealRecord {
  readonly deal: number;
  readonly games: readonly GameRecord[];
  readonly durations: Readonly<Record<string, Durations>>;
  readonly faults: readonly (Fault & { readonly game: number })[];
}

export interface Watch {
  /** Called before every decision, so that another thread can tell which bot hangs. */
  readonly thinking?: (game: number, decision: number, bot: string) => void;
  /** Whether to play the default there without asking. */
  readonly skips?: (game: number, decision: number, bot: string) => boolean;
}

export function playDeal(
  plan: ArenaPlan,
  deal: number,
  makeBot: (name: string) => Bot,
  clock: Clock,
  watch: Watch = {},
): DealRecord {
  const durations: Record<string, Durations> = {};
  const faults: (Fault & { game: number })[] = [];
  const games: GameRecord[] = [];
  for (let seat = 0; seat < plan.seats; seat++) {
    const game = deal * plan.seats + seat;
    const names = seating(plan, deal, seat);
    const nameOf = (asked: Seat): string => names[asked] ?? plan.candidate;
    const { result, faults: found } = playGame(setupOf(plan, deal), names.map(makeBot), {
      budgetMs: plan.budgetMs,
      clock,
      strict: plan.timed,
      asking: (decision, asked) => watch.thinking?.(game, decision, nameOf(asked)),
      skips: (decision, asked) => watch.skips?.(game, decision, nameOf(asked)) ?? false,
      before: (_, asked, __, ms) => {
        const name = nameOf(asked);
        durations[name] ??= {};
        addDuration(durations[name], ms);
      },
    });
    for (const fault of found) faults.push({ ...fault, game });
    games.push({
      game,
      candidate: seat,
      seats: result.seats.map((own) => ({
        bot: nameOf(own.seat),
        won: result.winners.includes(own.seat) ? 1 / result.winners.length : 0,
        money: own.alive ? own.total : 0,
        alive: own.alive,
        place: own.place,
      })),
    });
  }
  return { deal, games, durations, faults };
}
