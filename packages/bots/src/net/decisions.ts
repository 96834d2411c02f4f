/**
 * Every decision the net answers: those the engine asks for, and `second`, by which Greedy picks the second share of a
 * double take after the first. The order does not matter; files name them.
 */
export const DECISIONS = [
  'load',
  'aim',
  'aimAfterOthers',
  'reload',
  'privilege',
  'reaim',
  'courage',
  'discardInstead',
  'take',
  'second',
  'clip',
  'regain',
  'hustle',
  'give',
  'forbid',
  'trade',
] as const;
export type Decision = (typeof DECISIONS)[number];
