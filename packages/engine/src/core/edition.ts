import type { Decision, Phase } from './flow.ts';
import type { EditionName, PerBullet, PerLoot } from './names.ts';
import type { Power } from './power.ts';
import type { MatchResult } from './result.ts';
import type { Match } from './state.ts';

/** An edition is data and its own steps. */
export interface Edition {
  readonly name: EditionName;
  /** F-1: how many may play officially. */
  readonly officialSeats: readonly [number, number];
  readonly rounds: number;
  readonly startHand: Readonly<PerBullet>;
  readonly loot: Readonly<PerLoot>;
  readonly pileSize: number;
  readonly fatalWounds: number;
  /** The phases of one round, with those of the powers in play. The first one turns up the loot. */
  program(powers: readonly (Power | null)[]): Phase[];
  readonly decisions: readonly Decision[];
  /** The money of everyone and who has won. */
  score(match: Match): MatchResult;
}
