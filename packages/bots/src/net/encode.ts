import {
  MAX_SEATS,
  type OwnView,
  type PublicView,
  type Seat,
  SHARES,
  type Share,
  type View,
} from '@holdup/engine';
import { bulletCode, bulletWitnesses, has } from '@holdup/engine/codes';
import { createBulletTally, tallyBullets, writeCounts } from './bulletTally.ts';
import { CERTAIN, ONE_CARD, ONE_HIT, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { NET_DECISIONS, SECOND } from './decisions.ts';
import { countKept, createLootTally, KEPT, tallyLoot } from './lootTally.ts';
import {
  DIAMOND_BONUS,
  FACE,
  hasPaintings,
  IS_DIAMOND,
  PAINTING,
  paintingsWorth,
  woundCost,
} from './money.ts';
import { type PublicRows, publicRowsOf } from './publicRows.ts';
import { SEAT } from './seatColumns.ts';
import { TABLE } from './tableColumns.ts';

/**
 * Turns a view into the inputs of the net. The result depends on the view alone: state kept
 * between calls is scratch space, or a cache keyed by the same public view.
 */

const NO_ROWS = new Int8Array(0);
const ownBullets = createBulletTally();
const ownLoot = createLootTally();

/** The odds and the loot of every seat as known to the observing seat, by seat. */
const odds = new Float64Array(MAX_SEATS);
const diamonds = new Float64Array(MAX_SEATS);
const base = new Float64Array(MAX_SEATS);
const money = new Float64Array(MAX_SEATS);
const guns = new Float64Array(MAX_SEATS);
const heat = new Float64Array(MAX_SEATS);
const safe = new Float64Array(MAX_SEATS);

const DECISION_COLUMNS: ReadonlyMap<string, number> = new Map(
  NET_DECISIONS.map((decision, index) => [decision, TABLE.decision + index]),
);

/** Where the row of a seat is: seats are counted clockwise from the observing one. */
const rowOf = (at: number, me: number, seat: number, seats: number): number =>
  at + ((seat - me + seats) % seats) * SEAT_SIZE;
/** Money in units of $2,000, clamped to an int8. */
const moneyUnits = (value: number): number => {
  const units = Math.round(value / 2);
  return units > 127 ? 127 : units < -127 ? -127 : units;
};
/**
 * A count or a chance, clamped to an int8. Where bullets or cards moved unseen, expected values can
 * fall a little below zero.
 */
const small = (value: number): number => {
  const rounded = Math.round(value);
  return rounded > 127 ? 127 : rounded < 0 ? 0 : rounded;
};
const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole));

/** The chance of a shot from a hand, or of the bullet that is loaded. */
function ownOdds(own: OwnView): number {
  if (own.bullet !== null) return own.bullet === 'click' ? 0 : 1;
  const { click = 0, bang = 0, bang3 = 0 } = own.hand;
  const all = click + bang + bang3;
  return all === 0 ? 0 : (bang + bang3) / all;
}

function writeOdds(
  out: Int8Array,
  at: number,
  me: Seat,
  rows: PublicRows,
  shown: PublicView,
  own: OwnView,
): void {
  const { seats } = shown;
  const knowsMore = has(rows.bullets.concerned, me);
  if (knowsMore) tallyBullets(ownBullets, shown, me, own.knownBullets);
  const { pool, shots, triples } = knowsMore ? ownBullets : rows.bullets;
  const face = rows.bullets;
  for (let seat = 0; seat < seats; seat++) {
    odds[seat] = 0;
    if (!has(rows.alive, seat)) continue;
    const row = rowOf(at, me, seat, seats);
    const size = Math.max(1, pool[seat] ?? 1);
    let all = size;
    let bangs = shots[seat] ?? 0;
    let triple = (triples[seat] ?? 0) / size;
    let chance = share(bangs, size);
    if (seat === me) {
      const { click = 0, bang = 0, bang3 = 0 } = own.hand;
      const loaded = own.bullet === null ? 0 : 1;
      all = click + bang + bang3 + loaded;
      bangs = bang + bang3 + (own.bullet === null || own.bullet === 'click' ? 0 : 1);
      triple = own.bullet === null ? bang3 / Math.max(1, all) : own.bullet === 'bang3' ? 1 : 0;
      chance = ownOdds(own);
    }
    odds[seat] = chance;
    out[row + SEAT.pool] = all;
    out[row + SEAT.shots] = small(bangs * ONE_CARD);
    out[row + SEAT.odds] = small(chance * CERTAIN);
    out[row + SEAT.tripleOdds] = small(triple * CERTAIN);
    const open = Math.max(1, face.pool[seat] ?? 1);
    out[row + SEAT.face] = small(share(face.shots[seat] ?? 0, open) * CERTAIN);
  }
}

/** The diamond cards of the seat that has most, and how many seats have as many. */
let mostDiamonds = 0;
let diamondHolders = 0;

/** What every seat owns, and what it would be worth if the game ended now. */
function countMoney(rows: PublicRows, cards: Float64Array, seats: number): void {
  const perWound = woundCost(rows.edition);
  let most = 0;
  let holders = 0;
  for (let seat = 0; seat < seats; seat++) {
    money[seat] = 0;
    if (!has(rows.alive, seat)) continue;
    let worth = 0;
    let gems = 0;
    for (let code = 0; code < KEPT; code++) {
      const count = cards[seat * KEPT + code] ?? 0;
      worth += count * (FACE[code] ?? 0);
      if (IS_DIAMOND[code]) gems += count;
    }
    worth -= perWound * (rows.wounds[seat] ?? 0);
    worth += paintingsWorth((cards[seat * KEPT + PAINTING] ?? 0) + (rows.paintings[seat] ?? 0));
    base[seat] = worth;
    money[seat] = worth;
    diamonds[seat] = gems;
    if (gems > most) {
      most = gems;
      holders = 1;
    } else if (gems === most) holders++;
  }
  mostDiamonds = most;
  diamondHolders = holders;
}

function writeLoot(
  out: Int8Array,
  at: number,
  me: Seat,
  rows: PublicRows,
  shown: PublicView,
  own: OwnView,
): void {
  const { seats } = shown;
  const knowsMore = has(rows.loot.concerned, me);
  let { cards } = rows.loot;
  if (knowsMore) {
    tallyLoot(ownLoot, shown, me, own.knownCards);
    cards = ownLoot.cards;
    cards.fill(0, me * KEPT, (me + 1) * KEPT);
    countKept(own.loot, cards, me * KEPT);
  }
  countMoney(rows, cards, seats);
  const paintingsCount = hasPaintings(rows.edition);
  for (let seat = 0; seat < seats; seat++) {
    if (!has(rows.alive, seat)) continue;
    const row = rowOf(at, me, seat, seats);
    for (let code = 0; code < KEPT; code++)
      out[row + SEAT.loot + code] = small((cards[seat * KEPT + code] ?? 0) * ONE_CARD);
    out[row + SEAT.diamonds] = small((diamonds[seat] ?? 0) * ONE_CARD);
    if (mostDiamonds > 0 && diamonds[seat] === mostDiamonds) {
      if (diamondHolders === 1) {
        out[row + SEAT.mostDiamonds] = 1;
        money[seat] = (money[seat] ?? 0) + DIAMOND_BONUS;
      } else out[row + SEAT.tiedDiamonds] = 1;
    }
    out[row + SEAT.base] = moneyUnits(base[seat] ?? 0);
    if (!paintingsCount) continue;
    const paintings = (cards[seat * KEPT + PAINTING] ?? 0) + (rows.paintings[seat] ?? 0);
    out[row + SEAT.nextPainting] = moneyUnits(
      paintingsWorth(paintings + 1) - paintingsWorth(paintings),
    );
  }
}

function writeRanks(out: Int8Array, at: number, me: Seat, rows: PublicRows, seats: number): void {
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (!has(rows.alive, seat)) continue;
    const own = money[seat] ?? 0;
    let best = 0;
    let richer = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat || !has(rows.alive, other)) continue;
      const theirs = money[other] ?? 0;
      if (theirs > best) best = theirs;
      if (theirs > own) richer++;
    }
    if (own > most) most = own;
    const row = rowOf(at, me, seat, seats);
    out[row + SEAT.money] = moneyUnits(own);
    out[row + SEAT.richer] = richer;
    out[row + SEAT.ahead] = moneyUnits(own - best);
    if (seat !== me) continue;
    out[TABLE.money - TABLE_SIZE + at] = moneyUnits(own);
    out[TABLE.ahead - TABLE_SIZE + at] = moneyUnits(own - best);
    out[TABLE.richer - TABLE_SIZE + at] = richer;
  }
  out[TABLE.mostMoney - TABLE_SIZE + at] = moneyUnits(most);
}

/** Who aims at whom, counted from the observing seat, and the resulting danger for the targets. */
function writeAims(out: Int8Array, at: number, me: Seat, rows: PublicRows, seats: number): void {
  guns.fill(0);
  heat.fill(0);
  safe.fill(1);
  for (let seat = 0; seat < seats; seat++) {
    const target = rows.targets[seat] ?? -1;
    if (target < 0) continue;
    const row = rowOf(at, me, seat, seats);
    const away = (target - me + seats) % seats;
    out[row + SEAT.target + away] = 1;
    out[row + SEAT.hasTarget] = 1;
    if (target === me) out[row + SEAT.aimsAtMe] = 1;
    if (seat === me) out[at + away * SEAT_SIZE + SEAT.myTarget] = 1;
    out[row + SEAT.targetLives] = rows.lives[target] ?? 0;
    out[row + SEAT.targetMoney] = moneyUnits(money[target] ?? 0);
    if (!has(rows.loaded, seat)) continue;
    const chance = odds[seat] ?? 0;
    guns[target] = (guns[target] ?? 0) + 1;
    heat[target] = (heat[target] ?? 0) + chance;
    safe[target] = (safe[target] ?? 1) * (1 - chance);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (!has(rows.alive, seat)) continue;
    const row = rowOf(at, me, seat, seats);
    out[row + SEAT.guns] = guns[seat] ?? 0;
    out[row + SEAT.heat] = small((heat[seat] ?? 0) * ONE_HIT);
    out[row + SEAT.safe] = small((safe[seat] ?? 1) * CERTAIN);
  }
  const table = at - TABLE_SIZE;
  out[table + TABLE.guns] = guns[me] ?? 0;
  out[table + TABLE.heat] = small((heat[me] ?? 0) * ONE_HIT);
  out[table + TABLE.hit] = small((1 - (safe[me] ?? 1)) * CERTAIN);
}

/** The rows of the seats, clockwise from the observing seat. */
function copyRows(out: Int8Array, at: number, me: Seat, rows: PublicRows, seats: number): void {
  out.set(rows.from[me] ?? NO_ROWS, at);
  out.set(rows.before[me] ?? NO_ROWS, at + (seats - me) * SEAT_SIZE);
  out.fill(0, at + seats * SEAT_SIZE, at + MAX_SEATS * SEAT_SIZE);
  let before = 0;
  for (let away = 0; away < seats; away++) {
    const to = at + away * SEAT_SIZE;
    out[to + SEAT.distance] = away;
    if (!has(rows.sharers, (me + away) % seats)) continue;
    out[to + SEAT.turnsUntil] = before;
    before++;
  }
  out[at + SEAT.me] = 1;
}

function writeOwn(
  out: Int8Array,
  at: number,
  me: Seat,
  rows: PublicRows,
  own: OwnView,
  view: View,
): void {
  writeCounts(own.hand, out, at + TABLE.hand);
  const { bullet } = own;
  if (bullet !== null) out[at + TABLE.loaded + bulletCode(bullet)] = 1;
  let used = 0;
  for (const entry of view.public.history.bullets) {
    if (used === own.knownBullets.length) break;
    if (!has(bulletWitnesses(entry), me)) continue;
    const known = own.knownBullets[used++];
    if (entry.kind !== 'played' || known === undefined) continue;
    const index = at + TABLE.buried + bulletCode(known);
    out[index] = (out[index] ?? 0) + 1;
  }
  out[at + TABLE.lives] = rows.lives[me] ?? 0;
  if (view.public.godfather === me) out[at + TABLE.isGodfather] = 1;
  if (view.public.sharing.turn === me) out[at + TABLE.isTurn] = 1;
}

/**
 * Writes the inputs of a view to `out` from `at` on. `first` is the first share of a double take
 * that this seat has chosen but not yet announced.
 */
export function encode(view: View, first: Share | null, out: Int8Array, at: number): void {
  const { seat: me, own } = view;
  if (me === null || own === null) throw new Error('only a seat at the table can decide');
  const rows = publicRowsOf(view.public);
  const { seats, decision } = view.public;
  out.set(rows.table, at);
  const index =
    first === null ? DECISION_COLUMNS.get(decision ?? '') : DECISION_COLUMNS.get(SECOND);
  if (index === undefined) throw new Error(`the net knows no decision "${decision}"`);
  out[at + index] = 1;
  if (first !== null) out[at + TABLE.announced + SHARES.indexOf(first)] = 1;
  const seatsAt = at + TABLE_SIZE;
  copyRows(out, seatsAt, me, rows, seats);
  writeOwn(out, at, me, rows, own, view);
  writeOdds(out, seatsAt, me, rows, view.public, own);
  writeLoot(out, seatsAt, me, rows, view.public, own);
  writeRanks(out, seatsAt, me, rows, seats);
  writeAims(out, seatsAt, me, rows, seats);
}
