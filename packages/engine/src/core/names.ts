import { type Each, eachOf, type IndexIn, indexIn, indicesOf } from './codes.ts';

/** The vocabulary of the game, except loot (lootCards.ts): code, wire, files and bots all use these names. */

export const BULLETS = ['click', 'bang', 'bang3'] as const;
export type Bullet = (typeof BULLETS)[number];
export type BulletCode = IndexIn<typeof BULLETS>;
export const CLICK = 0;
export const BANG = 1;
export const BANG3 = 2;
export const BULLET_CODES: readonly BulletCode[] = indicesOf(BULLETS);
export const bulletCode = (name: Bullet): BulletCode => indexIn(BULLETS, name);

/** A number for each bullet, by code. */
export type PerBullet = Each<typeof BULLETS, number>;
export const zeroPerBullet = (): PerBullet => [0, 0, 0];
export const copyBullets = (of: Readonly<PerBullet>): PerBullet => [of[0], of[1], of[2]];
export const NO_BULLETS: Readonly<PerBullet> = zeroPerBullet();

export type BulletCounts = { readonly [B in Bullet]?: number };

export function bulletNames(counts: Readonly<PerBullet>): BulletCounts {
  const named: { [B in Bullet]?: number } = {};
  for (const code of BULLET_CODES) if (counts[code] > 0) named[BULLETS[code]] = counts[code];
  return named;
}

export const countBullets = (named: BulletCounts): PerBullet =>
  eachOf(BULLETS, (bullet) => named[bullet] ?? 0);

export const POWER_NAMES = [
  'collector',
  'cunning',
  'cute',
  'dictator',
  'doctor',
  'goodFriend',
  'greedy',
  'hustler',
  'junkDealer',
  'kid',
  'luckyMan',
  'professional',
  'smart',
  'stealthy',
  'unbreakable',
  'vulture',
] as const;
export type PowerName = (typeof POWER_NAMES)[number];
/** P-collector: how many paintings a power itself counts as; the others count as none. */
export const PAINTINGS_OF_POWER: { readonly [P in PowerName]?: number } = { collector: 1 };

/** The first is the default. */
export const EDITIONS = ['second', 'first'] as const;
export type EditionName = (typeof EDITIONS)[number];

/** The step being decided, as everybody sees it. */
export const STEPS = [
  'hustle',
  'load',
  'aim',
  'reload',
  'privilege',
  'reaim',
  'courage',
  'smart',
  'share',
  'over',
] as const;
export type StepName = (typeof STEPS)[number];

/** The two counts: everyone chooses, may change their mind until zero, and all choices show at once. */
export const COUNTS = ['aim', 'courage'] as const;
export type CountName = (typeof COUNTS)[number];

/** Every decision a seat can be asked to make: its public step, and the count it is made on. */
export const DECISION_TRAITS = {
  hustle: { step: 'hustle', count: null },
  give: { step: 'hustle', count: null },
  load: { step: 'load', count: null },
  aim: { step: 'aim', count: 'aim' },
  /** The Kid aims alone, without a count. */
  aimAfterOthers: { step: 'aim', count: null },
  reload: { step: 'reload', count: null },
  privilege: { step: 'privilege', count: null },
  reaim: { step: 'reaim', count: null },
  courage: { step: 'courage', count: 'courage' },
  discardInstead: { step: 'smart', count: null },
  take: { step: 'share', count: null },
  forbid: { step: 'share', count: null },
  trade: { step: 'share', count: null },
  clip: { step: 'share', count: null },
  regain: { step: 'share', count: null },
} as const satisfies Record<string, { readonly step: StepName; readonly count: CountName | null }>;

export type DecisionName = keyof typeof DECISION_TRAITS;

const isDecision = (name: string): name is DecisionName => Object.hasOwn(DECISION_TRAITS, name);

/** The names of all decisions, in the order of a round. */
export const DECISIONS: readonly DecisionName[] = Object.keys(DECISION_TRAITS).filter(isDecision);

/** The count a decision is made on, if it is made on one. */
export const countOf = (decision: DecisionName | null): CountName | null =>
  decision === null ? null : DECISION_TRAITS[decision].count;

/**
 * an answer to this decision can be exchanged until the last seat has answered. In a count,
 * tables hold back choices until zero instead.
 */
export const isRevisable = (decision: DecisionName): boolean => decision === 'load';

export const SEAT_STATES = ['standing', 'ducked', 'wounded', 'out', 'dead'] as const;
export type SeatStateName = (typeof SEAT_STATES)[number];
