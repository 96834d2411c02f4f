import type { View } from '@holdup/engine';
import type { Level } from '../names/names.ts';

/** The kinds of tables at which a level can differ. */
export const TABLE_KINDS = ['base', 'powers', 'first'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What makes a level weaker than the net it plays by: the mistakes of people. */
export interface Skill {
  /** 1 plays as trained, less plays its favourite more often; more plays what it likes less almost as often. */
  readonly temperature: Readonly<Record<TableKind, number>>;
  /** How often, from 0 to 1, it answers on a whim: anything goes. */
  readonly whims: number;
  /** The same where it takes loot: what is best there is easier to see. */
  readonly careless: number;
  /** Both are multiplied with this at small tables, where mistakes cost less and levels are harder to tell apart. */
  readonly atSmallTables: number;
  /** The same at full tables of the first edition, where the loot is divided and nobody takes the wrong card. */
  readonly inFirstEdition: number;
  /** How often, from 0 to 1, it has lost track of the bullets that the others have shown. */
  readonly forgets: number;
  /** How much it would rather duck when a gun points at it, as an addend to how much it wants to. */
  readonly fear: number;
  /** How much it would rather keep its shots for later while there are rounds to come, the same way. */
  readonly saving: number;
}

const everywhere = (value: number): Readonly<Record<TableKind, number>> => ({
  base: value,
  powers: value,
  first: value,
});

export const SKILLS: Readonly<Record<Level, Skill>> = {
  rookie: {
    temperature: everywhere(1.5),
    whims: 0.35,
    careless: 0.66,
    atSmallTables: 2.4,
    inFirstEdition: 1.6,
    forgets: 1,
    fear: 1.5,
    saving: 1,
  },
  regular: {
    temperature: everywhere(1.2),
    whims: 0.31,
    careless: 0.29,
    atSmallTables: 1.8,
    inFirstEdition: 1.15,
    forgets: 0.6,
    fear: 0.5,
    saving: 0.3,
  },
  hustler: {
    temperature: everywhere(1.1),
    whims: 0.24,
    careless: 0.18,
    atSmallTables: 1.1,
    inFirstEdition: 0.85,
    forgets: 0.5,
    fear: 0.4,
    saving: 0,
  },
  shark: {
    // A little sharper than it was trained, where that wins more among players of another kind; not in the first edition,
    // where sharper play is the easiest to guess.
    temperature: { base: 0.8, powers: 0.75, first: 1 },
    whims: 0,
    careless: 0,
    atSmallTables: 1,
    inFirstEdition: 0.85,
    forgets: 0,
    fear: 0,
    saving: 0,
  },
};

/** Tables with fewer seats are small. */
const FULL_TABLE = 5;

const kindOf = ({ public: { edition, players } }: View): TableKind => {
  if (edition === 'first') return 'first';
  return players.some(({ power }) => power !== null) ? 'powers' : 'base';
};

export const temperatureAt = ({ temperature }: Skill, view: View): number =>
  temperature[kindOf(view)];

/** How often a level answers on a whim. */
export function whimsAt(
  { whims, careless, atSmallTables, inFirstEdition }: Skill,
  { public: { decision, seats, edition } }: View,
): number {
  const share = decision === 'take' ? careless : whims;
  if (seats < FULL_TABLE) return Math.min(1, atSmallTables * share);
  return edition === 'first' ? Math.min(1, inFirstEdition * share) : share;
}
