import type { EditionName } from '@holdup/engine';
import {
  type ByRoundsLeft,
  LIST_SIZES,
  loadValues,
  MOST_LEAD,
  type ValueTable,
} from '../learnt/valueTable.ts';
import { MONEY_UNIT } from './features.ts';

/** How much a unit of money says about who wins, by the rounds to come: all of it at the end, little at the beginning. */
const SLOPES = [6, 3.4, 2.6, 2.1, 1.8, 1.5, 1.3, 1.1, 1] as const;
const PAINTINGS_VALUE = [0, 4, 12, 30, 60, 100, 150, 200, 250, 250, 250] as const;
const LIVES_WORTH = [-0.22, -0.08, 0, 0.03, 0.05] as const;

const each = (weight: (slope: number, roundsLeft: number) => number): ByRoundsLeft =>
  SLOPES.map(weight);

const NONE = each(() => 0);
const noneOf = (name: keyof typeof LIST_SIZES): readonly ByRoundsLeft[] =>
  Array.from({ length: LIST_SIZES[name] }, () => NONE);

const money = each((slope) => slope);
const bangs = each((_, roundsLeft) => 0.08 * Math.min(3, roundsLeft));

const second: ValueTable = {
  money,
  paintings: PAINTINGS_VALUE.map((value, count) =>
    each((slope, roundsLeft) => (slope * value * 1000) / MONEY_UNIT + 0.05 * count * roundsLeft),
  ),
  diamondLead: Array.from({ length: LIST_SIZES.diamondLead }, (_, i) => {
    const lead = i - MOST_LEAD;
    return each((slope, roundsLeft) => {
      if (lead < 0) return 0;
      if (lead === 0) return 0.05 * roundsLeft;
      return 1.2 * slope - (lead === 1 ? 0.08 * roundsLeft : 0);
    });
  }),
  lives: LIVES_WORTH.map((worth) => each((_, roundsLeft) => worth * roundsLeft)),
  bangs,
  godfather: each((_, roundsLeft) => 0.12 * Math.min(3, roundsLeft)),
  shame: NONE,
  powers: {},
};

/** A wound costs money at the end of a game of the first edition, and shame counts. */
const first: ValueTable = {
  money,
  paintings: noneOf('paintings'),
  diamondLead: noneOf('diamondLead'),
  lives: LIVES_WORTH.map((worth, i) =>
    each((slope, roundsLeft) => worth * roundsLeft - 0.1 * slope * Math.max(0, 2 - i)),
  ),
  bangs,
  godfather: NONE,
  shame: each(() => -0.02),
  powers: {},
};

const byEdition: Readonly<Record<EditionName, ValueTable>> = { second, first };

/** Made by hand: where learning begins. */
export const BASE_VALUES = loadValues('values', byEdition);
