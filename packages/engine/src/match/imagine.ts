import { loadBullet, unloadBullet } from '../core/bullets.ts';
import { entryAt } from '../core/codes.ts';
import { NO_MOVES } from '../core/moves.ts';
import type { BulletCode } from '../core/names.ts';
import { NOBODY, only, type Seat, seatsBelow } from '../core/seats.ts';
import { type Match, seatStateOf, writable } from '../core/state.ts';

/** Changes that no rule makes, for searches in sampled matches. */

/** Retracts the answers of every seat except `seat` to the open decision, so that they are asked again. */
export function takeBackAnswers(match: Match, seat: Seat): void {
  const { publicState, seatStates } = writable(match);
  for (const other of seatsBelow(seatStates.length)) {
    const state = entryAt(seatStates, other);
    if (other === seat || state.locked === -1) continue;
    state.locked = -1;
    publicState.deciding |= only(other);
  }
}

/** Exchanges the loaded bullet of a seat for one in its hand; false if it has none loaded or does not hold that one. */
export function replaceLoadedBullet(match: Match, seat: Seat, bullet: BulletCode): boolean {
  const changed = writable(match);
  const { hand, bullet: loaded } = seatStateOf(changed, seat);
  if (loaded === -1 || (loaded !== bullet && hand[bullet] === 0)) return false;
  unloadBullet(changed, seat);
  loadBullet(changed, seat, bullet);
  changed.offered = NO_MOVES;
  changed.offeredTo = NOBODY;
  return true;
}
