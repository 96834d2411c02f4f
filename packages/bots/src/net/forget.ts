import { BULLETS, EDITION_RULES, MAX_SEATS } from '@holdup/engine';
import { CERTAIN, ONE_CARD, ONE_HIT, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { SEAT } from './seatPlaces.ts';
import { TABLE } from './tablePlaces.ts';

/** The expectation for a hand that a player did not keep track of: that of the start. */
const [CLICKS, ...SHOT_COUNTS] = EDITION_RULES.second.startHand;
const SHOTS = SHOT_COUNTS.reduce((sum, count) => sum + count);
const HAND = CLICKS + SHOTS;

const percent = (chance: number): number => Math.round(CERTAIN * chance);

/**
 * Changes inputs to those of a player who does not keep track of bullets: every other hand and
 * gun looks as at the start. The table and the player's own hand stay visible.
 */
export function forgetBullets(inputs: Int8Array): void {
  for (let away = 0; away < MAX_SEATS; away++) {
    const row = TABLE_SIZE + away * SEAT_SIZE;
    const guns = inputs[row + SEAT.guns] ?? 0;
    inputs[row + SEAT.heat] = Math.round((ONE_HIT * guns * SHOTS) / HAND);
    inputs[row + SEAT.safe] = percent((1 - SHOTS / HAND) ** guns);
    if (away === 0 || inputs[row + SEAT.alive] !== 1) continue;
    inputs[row + SEAT.odds] = percent(SHOTS / HAND);
    inputs[row + SEAT.face] = percent(SHOTS / HAND);
    inputs[row + SEAT.tripleOdds] = 0;
    inputs[row + SEAT.pool] = HAND;
    inputs[row + SEAT.shots] = SHOTS * ONE_CARD;
    inputs.fill(0, row + SEAT.shown, row + SEAT.shown + BULLETS.length);
    inputs.fill(0, row + SEAT.last, row + SEAT.last + BULLETS.length + 1);
    inputs[row + SEAT.hidden] = 0;
  }
  inputs[TABLE.heat] = inputs[TABLE_SIZE + SEAT.heat] ?? 0;
  inputs[TABLE.hit] = CERTAIN - (inputs[TABLE_SIZE + SEAT.safe] ?? 0);
}
