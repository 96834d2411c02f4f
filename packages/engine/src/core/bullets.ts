import {
  ANY_BULLET,
  rememberBuriedHand,
  rememberFaceDown,
  rememberFaceUp,
  rememberPassed,
  rememberRegained,
  rememberSearch,
} from './bulletRecords.ts';
import { type DiscardReason, discardedEvent, revealedEvent } from './commonEvents.ts';
import { BANG, BULLET_CODES, type BulletCode, type PerBullet } from './names.ts';
import { only, type Seat, without } from './seats.ts';
import { type MutableMatch, seatStateOf } from './state.ts';

/** Every way a bullet can move. Only this file keeps counts, memory and events in sync. */

/** The bullets of which at least one is held, as a bit mask by code. */
export function bulletMask(counts: Readonly<PerBullet>): number {
  return (counts[0] > 0 ? 1 : 0) | (counts[1] > 0 ? 2 : 0) | (counts[2] > 0 ? 4 : 0);
}

export function loadBullet(match: MutableMatch, seat: Seat, bullet: BulletCode): void {
  const own = seatStateOf(match, seat);
  own.hand[bullet]--;
  own.bullet = bullet;
  match.publicState.bullets[seat]--;
  match.publicState.loaded |= only(seat);
}

export function unloadBullet(match: MutableMatch, seat: Seat): void {
  const own = seatStateOf(match, seat);
  own.hand[takeLoaded(match, seat)]++;
  match.publicState.bullets[seat]++;
}

function takeLoaded(match: MutableMatch, seat: Seat): BulletCode {
  const own = seatStateOf(match, seat);
  const bullet = own.bullet as BulletCode;
  own.bullet = -1;
  match.publicState.loaded = without(match.publicState.loaded, seat);
  return bullet;
}

function layFaceDown(
  match: MutableMatch,
  seat: Seat,
  bullet: BulletCode,
  possible: number,
  why: DiscardReason,
): void {
  match.hidden.faceDown[bullet]++;
  match.publicState.faceDown++;
  rememberFaceDown(match, seat, bullet, possible);
  match.events?.push(discardedEvent(seat, why));
}

/** The loaded bullet goes to the discard unseen. `possible`: what everybody can still deduce about it. */
export const discardLoaded = (
  match: MutableMatch,
  seat: Seat,
  why: DiscardReason,
  possible = ANY_BULLET,
): void => layFaceDown(match, seat, takeLoaded(match, seat), possible, why);

/** A bullet of the hand goes to the discard unseen. */
export function discardFromHand(
  match: MutableMatch,
  seat: Seat,
  bullet: BulletCode,
  why: DiscardReason,
): void {
  seatStateOf(match, seat).hand[bullet]--;
  match.publicState.bullets[seat]--;
  layFaceDown(match, seat, bullet, ANY_BULLET, why);
}

/** the loaded bullet is shown and goes to the discard face-up. */
export function revealLoaded(match: MutableMatch, seat: Seat): BulletCode {
  const bullet = takeLoaded(match, seat);
  const { publicState } = match;
  publicState.faceUp[bullet]++;
  rememberFaceUp(match, seat, bullet);
  match.events?.push(revealedEvent(seat, bullet, publicState.targets[seat]));
  return bullet;
}

/** A bullet changes hands; both players know it, the others only that it happened. */
export function passBullet(match: MutableMatch, from: Seat, to: Seat, bullet: BulletCode): void {
  seatStateOf(match, from).hand[bullet]--;
  seatStateOf(match, to).hand[bullet]++;
  match.publicState.bullets[from]--;
  match.publicState.bullets[to]++;
  rememberPassed(match, from, to, bullet);
}

/**
 * Whether a bang can be taken from the discard. If that requires searching the face-down cards,
 * everybody learns the answer.
 */
export function searchForBang(match: MutableMatch, seat: Seat): boolean {
  if (match.publicState.faceUp[BANG] > 0) return true;
  const found = match.hidden.faceDown[BANG] > 0;
  rememberSearch(match, seat, found);
  return found;
}

/** a bang from the discard, a face-up one first; which of the two is public. */
export function regainBang(match: MutableMatch, seat: Seat): void {
  const { publicState, hidden } = match;
  const faceUp = publicState.faceUp[BANG] > 0;
  if (faceUp) publicState.faceUp[BANG]--;
  else {
    hidden.faceDown[BANG]--;
    publicState.faceDown--;
  }
  seatStateOf(match, seat).hand[BANG]++;
  publicState.bullets[seat]++;
  rememberRegained(match, seat, faceUp);
  match.events?.push({
    to: 'everyone',
    type: 'regained',
    seat,
    from: faceUp ? 'faceUp' : 'faceDown',
  });
}

/** the hand of a dead player leaves the game. */
export function buryHand(match: MutableMatch, seat: Seat): void {
  const { hand } = seatStateOf(match, seat);
  for (const code of BULLET_CODES) {
    match.hidden.goneBullets[code] += hand[code];
    hand[code] = 0;
  }
  match.publicState.bullets[seat] = 0;
  rememberBuriedHand(match, seat);
}
