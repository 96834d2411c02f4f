import { createMatch, type Options, type Setup } from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';
import { playGame } from './playGame.ts';

/** Wins out of games, by name. */
export type Shares = Map<string, { won: number; of: number }>;

export interface TableFigures {
  /** By power, where powers were dealt. */
  readonly powers: Shares;
  /** By the number of seats clockwise from the first Godfather. */
  readonly places: Shares;
  readonly games: number;
  readonly deaths: number;
  readonly winnersMoney: number;
  readonly sharedOrNone: number;
}

function count(shares: Shares, name: string, won: number): void {
  const share = shares.get(name) ?? { won: 0, of: 0 };
  shares.set(name, { won: share.won + won, of: share.of + 1 });
}

/** Plays games among equal bots and counts wins by power and place. */
export function tableFigures(
  makeBot: () => Bot,
  seats: number,
  options: Partial<Options>,
  games: number,
  seed: string,
  onGame: () => void,
): TableFigures {
  const powers: Shares = new Map();
  const places: Shares = new Map();
  let deaths = 0;
  let winnersMoney = 0;
  let sharedOrNone = 0;
  for (let game = 0; game < games; game++) {
    const setup: Setup = { edition: 'second', seats, seed: `${seed} ${game}`, options };
    const first = createMatch(setup).publicState.godfather;
    const bots = Array.from({ length: seats }, makeBot);
    const { match, result } = playGame(setup, bots, { budgetMs: 50 });
    if (result.winners.length !== 1) sharedOrNone++;
    for (const { seat, alive, total } of result.seats) {
      const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      const power = match.rules.powers[seat];
      if (power) count(powers, power.name, won);
      count(places, `${(seat - first + seats) % seats}`, won);
      if (!alive) deaths++;
      winnersMoney += won * total;
    }
    onGame();
  }
  return { powers, places, games, deaths, winnersMoney, sharedOrNone };
}
