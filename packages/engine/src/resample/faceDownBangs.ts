import { entryAt } from '../core/codes.ts';
import { type BulletRecord, onlyBullet, PLAYED, REGAINED, SEARCHED } from '../core/memory.ts';
import { BANG, type PerBullet } from '../core/names.ts';
import { type Random, unit } from '../core/random.ts';
import { type HandOdds, type HandStep, handOdds, oddsBefore } from './bulletOdds.ts';

/**
 * A search that finds no bang among the face-down cards, after some were taken out, reveals exactly
 * how many had been laid there before. That couples the hands of all players, and rejection
 * sampling would hardly ever find such worlds. So the discards that were bangs are drawn first, by
 * player, with the odds of every distribution.
 */
interface Laid {
  /** How many bangs were laid face-down before this record. */
  readonly until: number;
  readonly bangs: number;
}

export function bangsLaid(records: readonly BulletRecord[]): Laid | null {
  const until = records.findLastIndex((record) => record.kind === SEARCHED && !record.open);
  let bangs = 0;
  for (let i = 0; i < until; i++) {
    const record = entryAt(records, i);
    if (record.kind === REGAINED && !record.open) bangs++;
  }
  return bangs === 0 ? null : { until, bangs };
}

export const isLaid = ({ kind, open }: BulletRecord): boolean => kind === PLAYED && !open;

/** One choice of a player's discards that were bangs: the odds of the chain given it, and its probability. */
interface Spread {
  readonly odds: HandOdds;
  readonly bangs: number;
  readonly weight: number;
}

/** All choices of at most `most` of these steps. */
function spreadsOf(
  start: Readonly<PerBullet>,
  chain: readonly HandStep[],
  laidAt: readonly number[],
  most: number,
): Spread[] {
  const spreads: Spread[] = [];
  const steps = [...chain];
  const choose = (next: number, bangs: number): void => {
    const at = laidAt[next];
    if (at === undefined) {
      const odds = handOdds(start, [...steps]);
      const weight = oddsBefore(odds, 0, start);
      if (weight > 0) spreads.push({ odds, bangs, weight });
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
  return spreads;
}

/** Draws everybody's odds with exactly this many bangs among the discards at these steps; null if impossible. */
export function spreadBangs(
  starts: readonly Readonly<PerBullet>[],
  chains: readonly (readonly HandStep[])[],
  laidAt: readonly (readonly number[])[],
  bangs: number,
): ((random: Random) => HandOdds[]) | null {
  const spreads = chains.map((chain, seat) =>
    spreadsOf(entryAt(starts, seat), chain, entryAt(laidAt, seat), bangs),
  );
  /** By player, and by bangs still to be laid: the weight of all ways for this player and those after. */
  const ways: number[][] = Array.from({ length: chains.length + 1 }, () =>
    new Array<number>(bangs + 1).fill(0),
  );
  entryAt(ways, chains.length)[0] = 1;
  for (let seat = chains.length - 1; seat >= 0; seat--)
    for (const { bangs: own, weight } of entryAt(spreads, seat))
      for (let left = own; left <= bangs; left++) {
        const row = entryAt(ways, seat);
        row[left] = entryAt(row, left) + weight * (ways[seat + 1]?.[left - own] ?? 0);
      }
  if (ways[0]?.[bangs] === 0) return null;
  return (random) => {
    let left = bangs;
    return spreads.map((own, seat) => {
      let rest = unit(random) * entryAt(entryAt(ways, seat), left);
      let chosen: Spread | undefined;
      for (const spread of own) {
        const weight = spread.weight * (ways[seat + 1]?.[left - spread.bangs] ?? 0);
        if (weight === 0) continue;
        chosen = spread;
        rest -= weight;
        if (rest < 0) break;
      }
      if (chosen === undefined) throw new Error('no way to spread the bangs that were laid');
      left -= chosen.bangs;
      return chosen.odds;
    });
  };
}
