import {
  type BulletRecord,
  onlyBullet,
  PLAYED,
  REGAINED,
  SEARCHED,
} from '../core/bulletRecords.ts';
import { entryAt } from '../core/codes.ts';
import { BANG, type PerBullet } from '../core/names.ts';
import { type Random, unit } from '../core/random.ts';
import { type HandOdds, type HandStep, handOdds, oddsBefore } from './bulletOdds.ts';

/**
 * A search that finds no bang among the face-down cards, after some were taken out, reveals exactly
 * how many had been laid there before. That couples the hands of all players, and rejection
 * sampling would hardly ever find such worlds. So the discards that were bangs are drawn first, by
 * player, with the odds of every distribution.
 */
interface LaidBangs {
  /** How many bangs were laid face-down before this record. */
  readonly until: number;
  readonly bangs: number;
}

export function laidBangs(records: readonly BulletRecord[]): LaidBangs | null {
  const until = records.findLastIndex((record) => record.kind === SEARCHED && !record.open);
  let bangs = 0;
  for (let i = 0; i < until; i++) {
    const record = entryAt(records, i);
    if (record.kind === REGAINED && !record.open) bangs++;
  }
  return bangs === 0 ? null : { until, bangs };
}

export const isLaidFaceDown = ({ kind, open }: BulletRecord): boolean => kind === PLAYED && !open;

/**
 * Which of a player's face-down discards were bangs: how many, the odds of the chain given that, and its likelihood.
 */
interface Placement {
  readonly odds: HandOdds;
  readonly bangs: number;
  readonly weight: number;
}

/** All placements of at most `most` bangs at these steps. */
function placementsOf(
  start: Readonly<PerBullet>,
  chain: readonly HandStep[],
  laidAt: readonly number[],
  most: number,
): Placement[] {
  const placements: Placement[] = [];
  const steps = [...chain];
  const choose = (next: number, bangs: number): void => {
    const at = laidAt[next];
    if (at === undefined) {
      const odds = handOdds(start, [...steps]);
      const weight = oddsBefore(odds, 0, start);
      if (weight > 0) placements.push({ odds, bangs, weight });
      return;
    }
    const { leaves, possible } = entryAt(chain, at);
    const bang = onlyBullet(BANG);
    if ((possible & ~bang) !== 0) {
      steps[at] = { leaves, possible: possible & ~bang };
      choose(next + 1, bangs);
    }
    if ((possible & bang) !== 0 && bangs < most) {
      steps[at] = { leaves, possible: bang };
      choose(next + 1, bangs + 1);
    }
  };
  choose(0, 0);
  return placements;
}

/**
 * Prepares to draw everybody's odds with exactly this many bangs among the discards at these steps; null if impossible.
 */
export function placeBangs(
  starts: readonly Readonly<PerBullet>[],
  chains: readonly (readonly HandStep[])[],
  laidAt: readonly (readonly number[])[],
  bangs: number,
): ((random: Random) => HandOdds[]) | null {
  const placements = chains.map((chain, seat) =>
    placementsOf(entryAt(starts, seat), chain, entryAt(laidAt, seat), bangs),
  );
  /**
   * By player, and by bangs still to be placed: the total likelihood of all placements for this player and those after.
   */
  const weights: number[][] = Array.from({ length: chains.length + 1 }, () =>
    new Array<number>(bangs + 1).fill(0),
  );
  entryAt(weights, chains.length)[0] = 1;
  for (let seat = chains.length - 1; seat >= 0; seat--)
    for (const { bangs: own, weight } of entryAt(placements, seat))
      for (let left = own; left <= bangs; left++) {
        const row = entryAt(weights, seat);
        row[left] = entryAt(row, left) + weight * (weights[seat + 1]?.[left - own] ?? 0);
      }
  if (weights[0]?.[bangs] === 0) return null;
  return (random) => {
    let left = bangs;
    return placements.map((own, seat) => {
      let rest = unit(random) * entryAt(entryAt(weights, seat), left);
      let chosen: Placement | undefined;
      for (const placement of own) {
        const weight = placement.weight * (weights[seat + 1]?.[left - placement.bangs] ?? 0);
        if (weight === 0) continue;
        chosen = placement;
        rest -= weight;
        if (rest < 0) break;
      }
      if (chosen === undefined) throw new Error('no placement of the bangs is possible');
      left -= chosen.bangs;
      return chosen.odds;
    });
  };
}
