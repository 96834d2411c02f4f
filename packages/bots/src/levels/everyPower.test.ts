import {
  deciding,
  defaultMove,
  legalMoves,
  type Match,
  POWER_NAMES,
  type PowerName,
  type Setup,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from '../arena/playGame.ts';
import type { Bot } from '../bot/bot.ts';
import { LEVELS } from '../names/names.ts';
import { createNewcomer } from '../newcomers/newcomers.ts';
import { readNet } from '../node.ts';
import { createBot } from './createBot.ts';
import { randomBot } from './random.ts';

/** More games test one power more closely: `GAMES_PER_POWER=1000 vitest run everyPower -t fence`. */
const GAMES = Number(process.env.GAMES_PER_POWER ?? 10);

/** Explaining every decision takes longer. */
const EXPLAINED_GAMES = Math.max(2, Math.round(GAMES / 50));

/**
 * How far apart the rates of standing may be: the effect of a power, plus chance, which shrinks
 * with the square root.
 */
const tolerance = (choices: number): number => 0.05 + 2 / Math.sqrt(choices);

const net = readNet();
const QUICK = [randomBot, createNewcomer('casual'), createNewcomer('bold')];
const BY_NET = LEVELS.map((level) => createBot({ level, net }));
const ALL = [...QUICK, ...BY_NET];

/** Reasons must consist of finite numbers. */
const explaining = (bot: Bot): Bot => ({
  name: bot.name,
  decide(input) {
    const { move, reasons } = bot.decide({ ...input, explain: true });
    for (const { weight, win } of reasons?.options ?? [])
      if (!Number.isFinite(weight) || !Number.isFinite(win ?? 0))
        throw new Error(`${bot.name} weighs ${JSON.stringify(move)} at ${weight}, win ${win}`);
    return { move };
  },
});

type Courage = Record<string, { chosen: number; stood: number }>;

function checkDecision(match: Match): void {
  for (const seat of deciding(match)) {
    const fallback = defaultMove(match, seat);
    // only a player who is too slow aims at nobody.
    if (fallback?.move === 'aim' && fallback.target === null) continue;
    if (fallback === null || !legalMoves(match, seat).includes(fallback))
      throw new Error(`the default ${JSON.stringify(fallback)} is not legal`);
  }
}

interface Plan {
  readonly games: number;
  readonly seats: number;
  readonly bots: readonly Bot[];
}

/** Plays games in which each seat in turn has the power, and counts how often each bot stands. */
function playGames(power: PowerName | null, { games, seats, bots }: Plan): Courage {
  const courage: Courage = {};
  for (let game = 0; game < games; game++) {
    const setup: Setup = { edition: 'second', seats, seed: `every power ${game}` };
    const powers = Array.from({ length: seats }, (_, seat) =>
      seat === game % seats ? power : null,
    );
    const seated = powers.flatMap((_, seat) => bots[(seat + game) % bots.length] ?? []);
    const { faults } = playGame({ ...setup, options: { powers } }, seated, {
      budgetMs: 1,
      before(match, seat, move) {
        checkDecision(match);
        if (move?.move !== 'stand' && move?.move !== 'duck') return;
        const bot = seated[seat]?.name ?? '';
        courage[bot] ??= { chosen: 0, stood: 0 };
        courage[bot].chosen++;
        if (move.move === 'stand') courage[bot].stood++;
      },
    });
    expect(faults).toEqual([]);
  }
  return courage;
}

const PLAN: Plan = { games: GAMES, seats: 6, bots: ALL };
const without = playGames(null, PLAN);

/** How often the simple bots stand at tables without powers. */
const USUAL: Readonly<Record<string, number>> = { random: 0.5, casual: 0.75, bold: 1 };

test(`bots without powers play ${GAMES} games to their end, and stand as often as ever`, () => {
  for (const { name } of QUICK) {
    const { chosen, stood } = without[name] ?? { chosen: 0, stood: 0 };
    expect(chosen).toBeGreaterThan(4 * GAMES);
    expect(Math.abs(stood / chosen - (USUAL[name] ?? 0)), name).toBeLessThan(tolerance(chosen));
  }
});

describe.each(POWER_NAMES)('bots with P-%s at the table', (power) => {
  test(`play ${GAMES} games to their end with legal defaults, and stand about as often as without it`, () => {
    const courage = playGames(power, PLAN);
    for (const { name } of ALL) {
      const { chosen, stood } = courage[name] ?? { chosen: 0, stood: 0 };
      const usual = without[name] ?? { chosen: 0, stood: 0 };
      expect(chosen).toBeGreaterThan(4 * GAMES);
      const difference = Math.abs(stood / chosen - usual.stood / usual.chosen);
      expect(difference, `${name} stands`).toBeLessThan(tolerance(chosen));
    }
  });

  test('explain themselves in numbers on every level', () => {
    playGames(power, { games: EXPLAINED_GAMES, seats: 4, bots: BY_NET.map(explaining) });
  });
});
