import { type Match, type Random, replaceLoadedBullet, type Seat, unit } from '@holdup/engine';
import {
  BANG,
  BANG3,
  type BulletCode,
  CLICK,
  has,
  NOBODY,
  seatsOf,
  without,
} from '@holdup/engine/codes';
import { bySeat } from '../beliefs/bySeat.ts';
import { type Assessment, assess } from '../habits/assessment.ts';
import { aimChances, shotChance } from '../habits/habits.ts';
import type { Leanings } from '../habits/watcher.ts';
import type { Habits } from '../learnt/net.ts';
import { seatStateOf, seatsIn } from '../observation/observeMatch.ts';

/** How everybody stood before anybody aimed. */
function assessBeforeAims(match: Match): Assessment {
  const now = assess(match);
  return { ...now, observation: { ...now.observation, targets: bySeat(() => NOBODY) } };
}

/** Loads the guns of the others again, by what players load and by whom they then aim at. */
export function createReloader(
  seat: Seat,
  habits: Habits,
  leanings: Leanings,
): (match: Match, random: Random) => void {
  let before: Assessment | null = null;
  const known = new Map<number, number>();

  const chanceFor = (match: Match, other: Seat, clicks: number, shots: number): number => {
    const key = (other * 16 + clicks) * 16 + shots;
    const found = known.get(key);
    if (found !== undefined) return found;
    before ??= assessBeforeAims(match);
    let chance = shotChance(habits, before, other, [clicks, shots, 0], leanings.shot[other]);
    const target = match.publicState.targets[other];
    if (target !== NOBODY) {
      const targets = seatsOf(without(match.publicState.alive, other));
      const at = targets.indexOf(target);
      const withShot = chance * (aimChances(habits, before, other, targets, 1)[at] ?? 1);
      const withClick = (1 - chance) * (aimChances(habits, before, other, targets, 0)[at] ?? 1);
      chance = withShot / (withShot + withClick);
    }
    known.set(key, chance);
    return chance;
  };

  return (match, random) => {
    for (const other of seatsIn(match)) {
      const { hand, bullet: loaded } = seatStateOf(match, other);
      if (other === seat || loaded === -1 || !has(match.publicState.loaded, other)) continue;
      const held = (bullet: BulletCode): number => hand[bullet] + (loaded === bullet ? 1 : 0);
      const clicks = held(CLICK);
      const shots = held(BANG) + held(BANG3);
      if (clicks === 0 || shots === 0) continue;
      const shoots = unit(random) < chanceFor(match, other, clicks, shots);
      const shot = shoots && unit(random) * shots < held(BANG3) ? BANG3 : BANG;
      replaceLoadedBullet(match, other, shoots ? shot : CLICK);
    }
  };
}
