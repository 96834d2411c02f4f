import { EDITION_TRAITS, type View } from '@holdup/engine';
import type { Level } from '../names/names.ts';

/** The kinds of tables for which a level can have different settings. */
export const TABLE_KINDS = ['base', 'powers', 'dividedLoot'] as const;
type TableKind = (typeof TABLE_KINDS)[number];

/** The human-like mistakes that make a level weaker than the net it uses. */
export interface Skill {
  /** Below 1 the favourite moves are played more often than trained, above 1 less often. */
  readonly temperature: Readonly<Record<TableKind, number>>;
  /** The probability, from 0 to 1, of a random legal move. */
  readonly whims: number;
  /** The same when taking loot, where the best choice is easier to see. */
  readonly careless: number;
  /** Both are multiplied by this at small tables, where mistakes cost less and levels are harder to tell apart. */
  readonly atSmallTables: number;
  /** The same at full tables that divide the loot, where nobody takes the wrong card. */
  readonly dividingLoot: number;
  /** The probability, from 0 to 1, of having forgotten the bullets that the others have shown. */
  readonly forgets: number;
  /** Added to the logit of ducking when a gun points at it. */
  readonly fear: number;
  /** Added to the logits of keeping its shots for later, while there are rounds to come. */
  readonly saving: number;
  /**
   * Added to the logit of aiming at a player, for each of that player's wounds: whoever picks on the wounded
   * spares players who duck before every gun.
   */
  readonly pilingOn: number;
}

const everywhere = (value: number): Readonly<Record<TableKind, number>> => ({
  base: value,
  powers: value,
  dividedLoot: value,
});

export const SKILLS: Readonly<Record<Level, Skill>> = {
  rookie: {
    temperature: everywhere(1.5),
    whims: 0.35,
    careless: 0.66,
    atSmallTables: 2.4,
    dividingLoot: 1.6,
    forgets: 1,
    fear: 1.5,
    saving: 1,
    pilingOn: 2.5,
  },
  regular: {
    temperature: everywhere(1.2),
    whims: 0.31,
    careless: 0.29,
    atSmallTables: 1.8,
    dividingLoot: 1.08,
    forgets: 0.6,
    fear: 0.5,
    saving: 0.3,
    pilingOn: 2.4,
  },
  hustler: {
    temperature: everywhere(1.1),
    whims: 0.24,
    careless: 0.18,
    atSmallTables: 1.1,
    dividingLoot: 0.85,
    forgets: 0.5,
    fear: 0.4,
    saving: 0,
    pilingOn: 1.7,
  },
  shark: {
    // A little sharper than trained, where that wins more among players of other kinds; not where the
    // loot is divided, since sharper play is the easiest to predict there.
    temperature: { base: 0.8, powers: 0.75, dividedLoot: 1 },
    whims: 0,
    careless: 0,
    atSmallTables: 1,
    dividingLoot: 0.85,
    forgets: 0,
    fear: 0,
    saving: 0,
    pilingOn: 0,
  },
};

/** Tables with fewer seats count as small. */
const FULL_TABLE = 5;

const kindOf = ({ public: { edition, players } }: View): TableKind => {
  if (EDITION_TRAITS[edition].dividesLoot) return 'dividedLoot';
  return players.some(({ power }) => power !== null) ? 'powers' : 'base';
};

export const temperatureAt = ({ temperature }: Skill, view: View): number =>
  temperature[kindOf(view)];

/** How often a level plays a random move. */
export function whimsAt(
  { whims, careless, atSmallTables, dividingLoot }: Skill,
  { public: { decision, seats, edition } }: View,
): number {
  const share = decision === 'take' ? careless : whims;
  if (seats < FULL_TABLE) return Math.min(1, atSmallTables * share);
  return EDITION_TRAITS[edition].dividesLoot ? Math.min(1, dividingLoot * share) : share;
}
