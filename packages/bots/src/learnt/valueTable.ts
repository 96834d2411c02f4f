import { EDITIONS, type EditionName, POWER_NAMES, type PowerName } from '@holdup/engine';
import { recordOf } from './recordOf.ts';
import { type LearningStage, learnAgain } from './stages.ts';

/** One weight for every number of rounds to come, beginning with 0. */
export type ByRoundsLeft = readonly number[];

/** What was learnt about one edition, by the name of what each weight is for. */
export interface ValueTable {
  readonly money: ByRoundsLeft;
  /** By the number of paintings, 0 to 10. */
  readonly paintings: readonly ByRoundsLeft[];
  /** By the lead in diamond cards over the best rival, −2 to 2. */
  readonly diamondLead: readonly ByRoundsLeft[];
  /** By the number of wounds to death, 1 to 5. */
  readonly lives: readonly ByRoundsLeft[];
  readonly bangs: ByRoundsLeft;
  readonly godfather: ByRoundsLeft;
  readonly shame: ByRoundsLeft;
  readonly powers: Readonly<Partial<Record<PowerName, ByRoundsLeft>>>;
}

/** The contents of a file of learnt values. A name that is missing has not been learnt yet. */
export type LearntValues = Readonly<Partial<Record<EditionName, ValueTable>>>;

/** The weights of one edition for one number of rounds to come. */
export interface ValueRow {
  readonly money: number;
  readonly paintings: readonly number[];
  readonly diamondLead: readonly number[];
  readonly lives: readonly number[];
  readonly bangs: number;
  readonly godfather: number;
  readonly shame: number;
  readonly powers: Readonly<Record<PowerName, number>>;
}

/** Learnt values in the form in which players judge by them. */
export interface ValueWeights {
  /** By edition, then by the number of rounds to come. */
  readonly rows: Readonly<Record<EditionName, readonly ValueRow[]>>;
  /** Names of the engine's that were not learnt; they have neutral weights. */
  readonly unlearnt: readonly string[];
}

export const MOST_PAINTINGS = 10;
export const MOST_LEAD = 2;
export const MOST_LIVES = 5;

/** The features with one weight for every number of something, and how many numbers there are. */
export const LIST_SIZES = {
  paintings: MOST_PAINTINGS + 1,
  diamondLead: 2 * MOST_LEAD + 1,
  lives: MOST_LIVES,
} as const;

const NUMBERS = ['money', 'bangs', 'godfather', 'shame'] as const;
const LISTS = ['paintings', 'diamondLead', 'lives'] as const;

function checkTable(stage: LearningStage, edition: string, table: ValueTable): void {
  const rounds = table.money.length;
  const check = (name: string, weights: ByRoundsLeft): void => {
    if (rounds === 0 || weights.length !== rounds || !weights.every(Number.isFinite))
      throw new Error(
        `${edition}.${name} must have ${rounds} numbers, one for every number of rounds to come. ${learnAgain(stage)}`,
      );
  };
  for (const name of NUMBERS) check(name, table[name]);
  for (const name of LISTS) {
    const { length } = table[name];
    if (length !== LIST_SIZES[name])
      throw new Error(
        `${edition}.${name} must have ${LIST_SIZES[name]} rows, but has ${length}. ${learnAgain(stage)}`,
      );
    for (const [i, weights] of table[name].entries()) check(`${name}[${i}]`, weights);
  }
  for (const [name, weights] of Object.entries(table.powers)) check(`powers.${name}`, weights);
}

const at = (weights: ByRoundsLeft, roundsLeft: number): number => weights[roundsLeft] ?? 0;

/** A power that was not learnt weighs as much as the average of those that were. */
function powersAt({ powers }: ValueTable, roundsLeft: number): Record<PowerName, number> {
  const known = Object.values(powers);
  const sum = known.reduce((total, weights) => total + at(weights, roundsLeft), 0);
  const neutral = known.length === 0 ? 0 : sum / known.length;
  return recordOf(POWER_NAMES, (name) => {
    const weights = powers[name];
    return weights === undefined ? neutral : at(weights, roundsLeft);
  });
}

const rowsOf = (table: ValueTable): ValueRow[] =>
  table.money.map((money, roundsLeft) => ({
    money,
    paintings: table.paintings.map((weights) => at(weights, roundsLeft)),
    diamondLead: table.diamondLead.map((weights) => at(weights, roundsLeft)),
    lives: table.lives.map((weights) => at(weights, roundsLeft)),
    bangs: at(table.bangs, roundsLeft),
    godfather: at(table.godfather, roundsLeft),
    shame: at(table.shame, roundsLeft),
    powers: powersAt(table, roundsLeft),
  }));

/**
 * Checks learnt values and turns them into rows. What was not learnt gets neutral weights: a power those of the average
 * power, an edition those of the first edition in the engine's list that was learnt.
 */
export function loadValues(stage: LearningStage, learnt: LearntValues): ValueWeights {
  const known = EDITIONS.flatMap((edition) => learnt[edition] ?? []);
  const [neutral] = known;
  if (neutral === undefined) throw new Error(`There are no weights. ${learnAgain(stage)}`);
  const unlearnt: string[] = [];
  const rows = recordOf(EDITIONS, (edition) => {
    const table = learnt[edition];
    if (table === undefined) unlearnt.push(`edition ${edition}`);
    else checkTable(stage, edition, table);
    return rowsOf(table ?? neutral);
  });
  // Not every edition has powers: one table that knows a power is enough.
  for (const name of POWER_NAMES)
    if (!known.some(({ powers }) => powers[name] !== undefined)) unlearnt.push(`power ${name}`);
  return { rows, unlearnt };
}
