import {
  BULLETS,
  type Bullet,
  type BulletCounts,
  MAX_SEATS,
  type PublicView,
} from '@holdup/engine';
import { BANG3, BULLET_CODES, bulletCode, bulletWitnesses, CLICK, has } from '@holdup/engine/codes';

type History = Pick<PublicView, 'start' | 'seats' | 'history'>;

/**
 * What the history of bullets says about every seat. `pool` is the number of bullets that nobody
 * saw: in the hand, loaded or discarded face down. Counts are exact while bullets only leave hands,
 * and expected values where bullets change hands unseen.
 */
export interface BulletTally {
  readonly pool: Float64Array;
  /** How many of the pool are shots, and how many of those are `bang3`. */
  readonly shots: Float64Array;
  readonly triples: Float64Array;
  /** Bullets shown, by seat and bullet. */
  readonly shown: Int32Array;
  readonly hidden: Int32Array;
  readonly regained: Int32Array;
  readonly passed: Int32Array;
  /** What the last played bullet was: a code of BULLETS, `LAST_HIDDEN`, or −1 for none. */
  readonly last: Int32Array;
  /** Rounds in which a seat showed its bullet, as a bit mask. */
  readonly brave: Int32Array;
  /** Seats that gave or received a bullet unseen: they know more than the others. */
  concerned: number;
}

export const BULLET_KINDS = BULLETS.length;
/** The column after those of the bullets. */
const LAST_HIDDEN = BULLET_KINDS;

export const createBulletTally = (): BulletTally => ({
  pool: new Float64Array(MAX_SEATS),
  shots: new Float64Array(MAX_SEATS),
  triples: new Float64Array(MAX_SEATS),
  shown: new Int32Array(MAX_SEATS * BULLET_KINDS),
  hidden: new Int32Array(MAX_SEATS),
  regained: new Int32Array(MAX_SEATS),
  passed: new Int32Array(MAX_SEATS),
  last: new Int32Array(MAX_SEATS),
  brave: new Int32Array(MAX_SEATS),
  concerned: 0,
});

/** Writes how many there are of each bullet. */
export function writeCounts(counts: BulletCounts, to: Int8Array, at: number): void {
  for (const code of BULLET_CODES) to[at + code] = counts[BULLETS[code]] ?? 0;
}

const add = (to: Float64Array | Int32Array, index: number, amount: number): void => {
  to[index] = (to[index] ?? 0) + amount;
};

/** Moves a bullet from the pool of `from` to that of `to`: the known one, or a fraction of each kind. */
function passOn(tally: BulletTally, from: number, to: number, bullet: Bullet | null): void {
  const { pool, shots, triples } = tally;
  const size = Math.max(1, pool[from] ?? 1);
  const shot = bullet === null ? (shots[from] ?? 0) / size : bullet === 'click' ? 0 : 1;
  const triple = bullet === null ? (triples[from] ?? 0) / size : bullet === 'bang3' ? 1 : 0;
  add(pool, from, -1);
  add(pool, to, 1);
  add(shots, from, -shot);
  add(shots, to, shot);
  add(triples, from, -triple);
  add(triples, to, triple);
}

function countPlayed(
  tally: BulletTally,
  seat: number,
  round: number,
  faceUp: boolean,
  possible: readonly Bullet[],
): void {
  const [bullet] = possible;
  const code = bullet === undefined ? CLICK : bulletCode(bullet);
  if (faceUp) {
    add(tally.shown, seat * BULLET_KINDS + code, 1);
    tally.last[seat] = code;
    tally.brave[seat] = (tally.brave[seat] ?? 0) | (1 << round);
  } else {
    add(tally.hidden, seat, 1);
    tally.last[seat] = LAST_HIDDEN;
  }
  if (possible.length !== 1) return;
  add(tally.pool, seat, -1);
  if (code !== CLICK) add(tally.shots, seat, -1);
  if (code === BANG3) add(tally.triples, seat, -1);
}

function begin(tally: BulletTally, { start, seats }: History): void {
  tally.shown.fill(0);
  tally.hidden.fill(0);
  tally.regained.fill(0);
  tally.passed.fill(0);
  tally.last.fill(-1);
  tally.brave.fill(0);
  tally.concerned = 0;
  for (let seat = 0; seat < seats; seat++) {
    const { click = 0, bang = 0, bang3 = 0 } = start.hands[seat] ?? {};
    tally.pool[seat] = click + bang + bang3;
    tally.shots[seat] = bang + bang3;
    tally.triples[seat] = bang3;
  }
}

/** Counts the public history as seen by `seat`, which knows `secrets`; −1 counts only what everybody knows. */
export function tallyBullets(
  tally: BulletTally,
  shown: History,
  seat: number,
  secrets: readonly Bullet[],
): void {
  begin(tally, shown);
  const entries = shown.history.bullets;
  let used = 0;
  for (const entry of entries) {
    const witnesses = bulletWitnesses(entry);
    const known = seat >= 0 && has(witnesses, seat) ? (secrets[used++] ?? null) : null;
    switch (entry.kind) {
      case 'played':
        countPlayed(tally, entry.seat, entry.round, entry.faceUp, entry.possible);
        break;
      case 'passed': {
        const { from, to } = entry;
        tally.concerned |= witnesses;
        add(tally.passed, from, 1);
        passOn(tally, from, to, known);
        break;
      }
      case 'regained':
        add(tally.regained, entry.seat, 1);
        add(tally.pool, entry.seat, 1);
        add(tally.shots, entry.seat, 1);
        break;
      case 'searched':
      case 'buried':
        break;
    }
  }
}
