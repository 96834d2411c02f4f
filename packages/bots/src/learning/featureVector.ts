import { type EditionName, POWER_NAMES, type PowerName } from '@holdup/engine';
import { diamondCards, type Seat } from '@holdup/engine/codes';
import { recordOf } from '../learnt/recordOf.ts';
import {
  type ByRoundsLeft,
  LIST_SIZES,
  type ValueRow,
  type ValueTable,
} from '../learnt/valueTable.ts';
import { livesOf, type Observation } from '../observation/observation.ts';
import {
  faceValueOf,
  leadIndex,
  livesIndex,
  MONEY_UNIT,
  paintingsIndex,
  paintingsOf,
  rivalDiamonds,
} from '../value/features.ts';

/** A row of weights as a plain list of numbers, for fitting: these are the positions of the features in it. */
const MONEY = 0;
const PAINTINGS = 1;
const DIAMOND_LEAD = PAINTINGS + LIST_SIZES.paintings;
const LIVES = DIAMOND_LEAD + LIST_SIZES.diamondLead;
const BANGS = LIVES + LIST_SIZES.lives;
const GODFATHER = BANGS + 1;
const SHAME = GODFATHER + 1;
const POWERS = SHAME + 1;
export const FEATURES = POWERS + POWER_NAMES.length;

const POWER_PLACES: Readonly<Record<PowerName, number>> = recordOf(
  POWER_NAMES,
  (_, i) => POWERS + i,
);

export const vectorOf = (row: ValueRow): number[] => [
  row.money,
  ...row.paintings,
  ...row.diamondLead,
  ...row.lives,
  row.bangs,
  row.godfather,
  row.shame,
  ...POWER_NAMES.map((name) => row.powers[name]),
];

/** The table whose rows, by the number of rounds to come, are these vectors. */
export function tableOf(vectors: readonly (readonly number[])[]): ValueTable {
  const at = (place: number): ByRoundsLeft => vectors.map((vector) => vector[place] ?? 0);
  const listAt = (place: number, size: number): ByRoundsLeft[] =>
    Array.from({ length: size }, (_, i) => at(place + i));
  // An edition without powers has learnt nothing about them.
  const learnt = POWER_NAMES.filter((name) => at(POWER_PLACES[name]).some((each) => each !== 0));
  return {
    money: at(MONEY),
    paintings: listAt(PAINTINGS, LIST_SIZES.paintings),
    diamondLead: listAt(DIAMOND_LEAD, LIST_SIZES.diamondLead),
    lives: listAt(LIVES, LIST_SIZES.lives),
    bangs: at(BANGS),
    godfather: at(GODFATHER),
    shame: at(SHAME),
    powers: recordOf(learnt, (name) => at(POWER_PLACES[name])),
  };
}

/** Whether collections, the Godfather and powers matter in an edition. */
const HAS_COLLECTIONS: Readonly<Record<EditionName, boolean>> = { second: true, first: false };

/** Calls back with the position and the amount of every feature of a seat that is not zero. */
export function eachFeature(
  observation: Observation,
  seat: Seat,
  report: (place: number, amount: number) => void,
): void {
  const loot = observation.loot[seat];
  report(MONEY, faceValueOf(loot) / MONEY_UNIT);
  report(LIVES + livesIndex(livesOf(observation, seat)), 1);
  report(BANGS, observation.bangs[seat]);
  report(SHAME, observation.shame[seat]);
  if (!HAS_COLLECTIONS[observation.edition]) return;
  report(PAINTINGS + paintingsIndex(paintingsOf(observation, seat)), 1);
  const diamonds = diamondCards(loot);
  if (diamonds > 0)
    report(DIAMOND_LEAD + leadIndex(diamonds - rivalDiamonds(observation, seat)), 1);
  if (observation.godfather === seat) report(GODFATHER, 1);
  const power = observation.powers[seat];
  if (power) report(POWER_PLACES[power], 1);
}
