import {
  createMatch,
  type Match,
  type Move,
  type Options,
  type Seat,
  type Setup,
  viewOf,
} from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';
import { type PlannedGame, playTogether } from './playTogether.ts';
import { usesPower } from './powerUse.ts';

/** Wins out of games, by name. */
export type Shares = Map<string, { won: number; of: number }>;

/** How often players used or declined a power whose use is optional. */
export interface PowerUse {
  used: number;
  declined: number;
}

export interface TableFigures {
  /** By power, where powers were dealt. */
  readonly powers: Shares;
  /** By power, for those whose use is optional. */
  readonly uses: ReadonlyMap<string, PowerUse>;
  /** By the number of seats clockwise from the first Godfather. */
  readonly seatsFromGodfather: Shares;
  readonly games: number;
  readonly deaths: number;
  readonly winnersMoney: number;
  readonly sharedOrNone: number;
}

function count(shares: Shares, name: string, won: number): void {
  const share = shares.get(name) ?? { won: 0, of: 0 };
  shares.set(name, { won: share.won + won, of: share.of + 1 });
}

const powerOf = (match: Match, seat: Seat): string | undefined => match.rules.powers[seat]?.name;

function countUse(uses: Map<string, PowerUse>, power: string, used: boolean): void {
  const use = uses.get(power) ?? { used: 0, declined: 0 };
  uses.set(power, use);
  if (used) use.used++;
  else use.declined++;
}

/** Plays games among equal bots and counts wins by power and by distance from the first Godfather. */
export function tableFigures(
  makeBot: () => Bot,
  seats: number,
  options: Partial<Options>,
  games: number,
  seed: string,
  onGame: () => void,
): TableFigures {
  const powers: Shares = new Map();
  const uses = new Map<string, PowerUse>();
  const seatsFromGodfather: Shares = new Map();
  let deaths = 0;
  let winnersMoney = 0;
  let sharedOrNone = 0;
  const setupOf = (game: number): Setup => ({
    edition: 'second',
    seats,
    seed: `${seed} ${game}`,
    options,
  });
  const before = (now: Match, seat: Seat, move: Move | null): void => {
    const power = powerOf(now, seat);
    const used = power && move ? usesPower(viewOf(now, seat), move) : null;
    if (power && used !== null) countUse(uses, power, used);
  };
  function* planned(): Generator<PlannedGame> {
    for (let game = 0; game < games; game++)
      yield {
        setup: setupOf(game),
        bots: Array.from({ length: seats }, makeBot),
        options: { budgetMs: 50, before },
      };
  }
  for (const { nth, match, result } of playTogether(planned())) {
    const first = createMatch(setupOf(nth)).publicState.godfather;
    if (result.winners.length !== 1) sharedOrNone++;
    for (const { seat, alive, total } of result.seats) {
      const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      const power = powerOf(match, seat);
      if (power) count(powers, power, won);
      count(seatsFromGodfather, `${(seat - first + seats) % seats}`, won);
      if (!alive) deaths++;
      winnersMoney += won * total;
    }
    onGame();
  }
  return { powers, uses, seatsFromGodfather, games, deaths, winnersMoney, sharedOrNone };
}
