import type { Decision, Phase } from './flow.ts';
import type { PerLoot } from './lootCards.ts';
import type { EditionName, PerBullet } from './names.ts';
import type { Hook } from './power.ts';
import type { MatchResult } from './result.ts';
import type { ReadonlyPublicState, Rules } from './state.ts';

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
  /** One round: its phases, and the moments at which powers may answer. The first phase turns up the loot. */
  readonly round: readonly (Phase | Hook)[];
  readonly decisions: readonly Decision[];
  /** The money of everyone who has this loot, and who has won. */
  readonly score: (
    rules: Rules,
    publicState: ReadonlyPublicState,
    loot: readonly Readonly<PerLoot>[],
  ) => MatchResult;
}
