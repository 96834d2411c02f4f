import {
  createRandom,
  type Match,
  type Random,
  type Seat,
  type Setup,
  unit,
  type View,
  viewOf,
} from '@holdup/engine';
import { CLICK } from '@holdup/engine/codes';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot } from '../bot/bot.ts';
import { correctHit, correctWin } from '../chances/corrections.ts';
import type { Expectation } from '../chances/fitCorrection.ts';
import { HINT_WORLDS } from '../hints/hint.ts';
import { createBot } from '../levels/createBot.ts';
import { type Company, LEVELS } from '../names/names.ts';
import type { Net } from '../net/forward.ts';
import { hitChance, winChances } from '../net/lookAhead.ts';
import { playGame } from './playGame.ts';

/** A chance as predicted by the net and as shown by a hint, and what happened. */
export interface Observation extends Expectation {
  readonly game: number;
  readonly shown: number;
}

/** What hints would have shown in games among such players, and what happened. */
export interface CalibrationFigures {
  readonly hit: readonly Observation[];
  readonly win: readonly Observation[];
}

/** The share of decisions that are sampled; all of them would take too long. */
const HIT_SHARE = 0.7;
const WIN_SHARE = 0.05;

const SEATS = [6, 6, 4, 6, 5, 6, 8, 6, 3, 6, 7, 6] as const;

type Rules = Pick<Setup, 'edition' | 'options'>;
const BASE: Rules = { edition: 'second' };
const POWERS: Rules = { edition: 'second', options: { powers: 'random' } };
const FIRST: Rules = { edition: 'first' };
const RULES = [BASE, POWERS, BASE, FIRST, BASE, POWERS] as const;

const setupOf = (game: number, seed: string): Setup => ({
  ...(RULES[game % RULES.length] ?? BASE),
  seats: SEATS[game % SEATS.length] ?? 6,
  seed,
});

const levelIn = (company: Company, random: Random) =>
  company === 'mixed' ? (LEVELS[Math.floor(unit(random) * LEVELS.length)] ?? 'regular') : company;

/** The seats whose loaded guns point at a seat. */
const aimingAt = ({ public: { players } }: View, me: Seat): number[] =>
  players.flatMap(({ target, loaded }, seat) => (target === me && loaded ? [seat] : []));

interface Open {
  readonly seat: Seat;
  readonly expected: number;
}

/** Plays games and records what hints would have shown. */
export function calibrationFigures(
  company: Company,
  net: Net,
  games: number,
  seed: string,
  onGame: () => void,
): CalibrationFigures {
  const hit: Observation[] = [];
  const win: Observation[] = [];
  for (let game = 0; game < games; game++) {
    const name = `${seed} ${company} ${game}`;
    const random = createRandom(name);
    const wins: Open[] = [];
    let dangers: (Open & { readonly guns: readonly number[] })[] = [];
    let fires = new Set<number>();
    const watched = (bot: Bot): Bot => ({
      name: bot.name,
      decide(input) {
        const answer = bot.decide(input);
        const { view } = input;
        if (view.moves.length < 2) return answer;
        const seat = askedSeat(view);
        const guns = view.public.decision === 'courage' ? aimingAt(view, seat) : [];
        if (guns.length > 0 && unit(random) < HIT_SHARE)
          dangers.push({ seat, guns, expected: hitChance(view, seat, net, HINT_WORLDS, random) });
        if (unit(random) < WIN_SHARE) {
          const chances = winChances(view, seat, net, HINT_WORLDS, random);
          wins.push({ seat, expected: chances[view.moves.indexOf(answer.move)] ?? 0 });
        }
        return answer;
      },
    });
    const settle = (): void => {
      for (const { expected, guns } of dangers) {
        const happened = guns.some((gun) => fires.has(gun)) ? 1 : 0;
        hit.push({ game, expected, shown: correctHit(company, expected), happened });
      }
      dangers = [];
      fires = new Set();
    };
    const setup = setupOf(game, name);
    const bots = Array.from({ length: setup.seats }, () =>
      watched(createBot({ level: levelIn(company, random), net })),
    );
    const { result } = playGame(setup, bots, {
      budgetMs: 1000,
      before(match: Match, seat, move) {
        if (viewOf(match, seat).public.decision !== 'courage') settle();
        else if (move?.move === 'stand' && (match.seatStates[seat]?.bullet ?? CLICK) > CLICK)
          fires.add(seat);
      },
    });
    settle();
    for (const { seat, expected } of wins) {
      const happened = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      win.push({ game, expected, shown: correctWin(expected), happened });
    }
    onGame();
  }
  return { hit, win };
}
