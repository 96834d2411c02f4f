import { PLAIN, type Traits } from '../personalities.ts';

/** The few numbers that a player of the `regular` kind is made of. Utilities are chances to win, from 0 to 1. */
export interface Style {
  readonly traits: Traits;
  /** How sharply the better of two choices is preferred: the difference in chance that makes it e times as likely. */
  readonly loadHeat: number;
  readonly aimHeat: number;
  readonly courageHeat: number;
  /** Added to the utility of a shot in the gun. */
  readonly loadBias: number;
  /** Added to the utility of standing. */
  readonly courageBias: number;
  /** How much of a share's worth to the next player counts for taking it away from them. */
  readonly denial: number;
  /** A shot, or a click, is loaded at least this often, so that no gun can be read. */
  readonly mixing: number;
}

export const REGULAR_STYLE: Style = {
  traits: PLAIN,
  loadHeat: 0.01,
  aimHeat: 0.006,
  courageHeat: 0.008,
  loadBias: 0,
  courageBias: 0,
  denial: 0.5,
  mixing: 0.12,
};

/** The style of a character: traits shift the choices without making them foolish. */
export const styleOf = (traits: Traits, base: Style = REGULAR_STYLE): Style => ({
  ...base,
  traits,
  loadBias: base.loadBias + 0.008 * traits.aggression - 0.006 * traits.bluff,
  courageBias: base.courageBias + 0.008 * traits.aggression + 0.006 * traits.greed,
  denial: Math.max(0, base.denial - 0.4 * traits.greed),
});
