import { type MatchResult, type Options, POWER_NAMES, type PowerName } from '@holdup/engine';
import type { Plan } from './plan.ts';
import { type Distribution, distributionOf, type Share, shareOf } from './statistics.ts';
import type { Tally } from './tally.ts';

/** The result of a simulation, as `--json` prints it. Only `run` differs from one run to the next. */
export interface Summary {
  readonly edition: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly player: string;
  readonly games: number;
  readonly interrupted: boolean;
  readonly winners: {
    readonly seats: readonly (Share & { readonly seat: number; readonly wins: number })[];
    readonly shared: number;
    readonly withoutWinner: number;
  };
  readonly endings: { readonly [R in MatchResult['reason']]: number };
  readonly money: { readonly winners: Distribution; readonly survivors: Distribution };
  readonly deathsPerGame: Distribution;
  readonly rounds: Distribution;
  readonly decisions: Distribution;
  readonly powers: readonly PowerSummary[];
  readonly run: Run;
}

type PowerSummary = Share & {
  readonly power: PowerName;
  readonly games: number;
  readonly wins: number;
  readonly deaths: number;
};

interface Run {
  readonly cores: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

const NO_SHARE: Share = { share: 0, low: 0, high: 1 };

export function summarise(plan: Plan, tally: Tally, run: Omit<Run, 'gamesPerSecond'>): Summary {
  const { setup, player } = plan;
  return {
    edition: setup.edition,
    players: setup.seats,
    options: setup.options,
    seed: setup.seed,
    player,
    games: tally.games,
    interrupted: tally.games < plan.games,
    winners: {
      seats: tally.wins.map((wins, seat) => ({
        seat,
        wins,
        ...(shareOf(wins, tally.games) ?? NO_SHARE),
      })),
      shared: tally.shared,
      withoutWinner: tally.withoutWinner,
    },
    endings: tally.endings,
    money: {
      winners: distributionOf(tally.winnerMoney),
      survivors: distributionOf(tally.survivorMoney),
    },
    deathsPerGame: distributionOf(tally.deaths),
    rounds: distributionOf(tally.rounds),
    decisions: distributionOf(tally.decisions),
    powers: POWER_NAMES.flatMap((power) => {
      const dealt = tally.powers.get(power);
      if (dealt === undefined) return [];
      const { dealt: games, wins, deaths } = dealt;
      return [{ power, games, wins, deaths, ...(shareOf(wins, games) ?? NO_SHARE) }];
    }),
    run: { ...run, gamesPerSecond: run.seconds > 0 ? tally.games / run.seconds : 0 },
  };
}
