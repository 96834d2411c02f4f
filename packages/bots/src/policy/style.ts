import { PLAIN, type Traits } from '../characters/personalities.ts';
import type { ValueWeights } from '../learnt/valueTable.ts';
import { REGULAR } from '../value/tables.ts';

/** The parameters of the policy that `regular` plays by. Options are compared by the logarithm of the chance to win. */
export interface Style {
  readonly traits: Traits;
  /** The values by which it judges how everybody stands. */
  readonly values: ValueWeights;
  /** How sharply the better of two options is preferred: the difference that makes it e times as likely. */
  readonly loadHeat: number;
  readonly aimHeat: number;
  readonly courageHeat: number;
  /** Added to the worth of a shot in the gun. */
  readonly loadBias: number;
  /** Added to the worth of standing. */
  readonly courageBias: number;
  /** How much of a share's worth to the next player counts for taking it away from them. */
  readonly denial: number;
  /** Takes cards by their own worth, whoever is ahead: faster. */
  readonly hastySharing: boolean;
  /** Shots and clicks are both loaded at least this often, so that no gun can be read. */
  readonly mixing: number;
}

export const REGULAR_STYLE: Style = {
  traits: PLAIN,
  values: REGULAR,
  loadHeat: 0.2,
  aimHeat: 0.05,
  courageHeat: 0.08,
  loadBias: 0.08,
  courageBias: -0.08,
  denial: 0.7,
  hastySharing: false,
  mixing: 0.12,
};

/** The same player in a hurry: for simulated games. */
export const IMAGINED_STYLE: Style = { ...REGULAR_STYLE, hastySharing: true };

/** The style of a character: traits shift its choices without making them foolish. */
export const styleOf = (traits: Traits, base: Style = REGULAR_STYLE): Style => ({
  ...base,
  traits,
  loadBias: base.loadBias + 0.1 * traits.aggression - 0.08 * traits.bluff,
  courageBias: base.courageBias + 0.08 * traits.aggression + 0.06 * traits.greed,
  denial: Math.max(0, base.denial - 0.4 * traits.greed),
});
