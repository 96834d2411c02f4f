import { BULLETS, EDITION_RULES, type EditionName, MAX_SEATS } from '@holdup/engine';
import { CERTAIN, ONE_CARD, ONE_HIT, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { SEAT } from './seatColumns.ts';
import { TABLE } from './tableColumns.ts';

const percent = (chance: number): number => Math.round(CERTAIN * chance);

/**
 * Changes inputs to those of a player who does not keep track of bullets: every other hand and
 * gun looks as in the starting hand of the edition. The table and the player's own hand stay visible.
 */
export function forgetBullets(inputs: Int8Array, edition: EditionName): void {
  const [clicks, ...shotCounts] = EDITION_RULES[edition].startHand;
  const shots = shotCounts.reduce((sum, count) => sum + count);
  const hand = clicks + shots;
  for (let away = 0; away < MAX_SEATS; away++) {
    const row = TABLE_SIZE + away * SEAT_SIZE;
    const guns = inputs[row + SEAT.guns] ?? 0;
    inputs[row + SEAT.heat] = Math.round((ONE_HIT * guns * shots) / hand);
    inputs[row + SEAT.safe] = percent((1 - shots / hand) ** guns);
    if (away === 0 || inputs[row + SEAT.alive] !== 1) continue;
    inputs[row + SEAT.odds] = percent(shots / hand);
    inputs[row + SEAT.face] = percent(shots / hand);
    inputs[row + SEAT.tripleOdds] = 0;
    inputs[row + SEAT.pool] = hand;
    inputs[row + SEAT.shots] = shots * ONE_CARD;
    inputs.fill(0, row + SEAT.shown, row + SEAT.shown + BULLETS.length);
    inputs.fill(0, row + SEAT.last, row + SEAT.last + BULLETS.length + 1);
    inputs[row + SEAT.hidden] = 0;
  }
  inputs[TABLE.heat] = inputs[TABLE_SIZE + SEAT.heat] ?? 0;
  inputs[TABLE.hit] = CERTAIN - (inputs[TABLE_SIZE + SEAT.safe] ?? 0);
}
