import {
  ALL_SEATS,
  EDITIONS,
  type EditionName,
  LOOT,
  LOOT_KINDS,
  type Loot,
  MAX_SEATS,
  MIN_SEATS,
  type PlayerView,
  POWER_NAMES,
  type PublicView,
  SHARES,
} from '@holdup/engine';
import { has, PAINTINGS_OF_POWER, sizeOf } from '@holdup/engine/codes';
import {
  BULLET_KINDS,
  type BulletTally,
  createBulletTally,
  tallyBullets,
  writeCounts,
} from './bulletTally.ts';
import { SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { createLootTally, type LootTally, tallyLoot } from './lootTally.ts';
import { FACE } from './money.ts';
import { SEAT } from './seatColumns.ts';
import { KEPT_COLUMNS, TABLE } from './tableColumns.ts';

/**
 * The public fields that the rows depend on. Who has answered is not among them, so the rows stay
 * valid while simultaneously deciding seats answer one by one. Fields that change most often come
 * first.
 */
const MOMENT = [
  'history',
  'players',
  'sharing',
  'table',
  'tokenOnTable',
  'godfather',
  'heir',
  'ordered',
  'round',
  'unseen',
  'piles',
  'discard',
  'rounds',
  'seats',
  'edition',
  'options',
  'start',
] as const satisfies readonly (keyof PublicView)[];
type Moment = Pick<PublicView, (typeof MOMENT)[number]>;

/**
 * The inputs shared by all observers: the rows of all seats in table order, and the table's own
 * row, with gaps for inputs that depend on the observer. Seats that decide at the same moment share
 * them, so they are cached for the most recent matches.
 */
export interface PublicRows {
  /** The view these rows were made from. */
  of: Moment | null;
  readonly table: Int8Array;
  readonly seats: Int8Array;
  /** The same, split at each seat: the rows from its own on, and those before it. */
  readonly from: readonly Int8Array[];
  readonly before: readonly Int8Array[];
  readonly bullets: BulletTally;
  readonly loot: LootTally;
  alive: number;
  loaded: number;
  sharers: number;
  readonly targets: Int32Array;
  readonly lives: Int32Array;
  readonly wounds: Int32Array;
  /** The paintings that powers count as. */
  readonly paintings: Int32Array;
  edition: EditionName;
}

function createPublicRows(): PublicRows {
  const seats = new Int8Array(MAX_SEATS * SEAT_SIZE);
  return {
    of: null,
    table: new Int8Array(TABLE_SIZE),
    seats,
    from: ALL_SEATS.map((seat) => seats.subarray(seat * SEAT_SIZE)),
    before: ALL_SEATS.map((seat) => seats.subarray(0, seat * SEAT_SIZE)),
    bullets: createBulletTally(),
    loot: createLootTally(),
    alive: 0,
    loaded: 0,
    sharers: 0,
    targets: new Int32Array(MAX_SEATS),
    lives: new Int32Array(MAX_SEATS),
    wounds: new Int32Array(MAX_SEATS),
    paintings: new Int32Array(MAX_SEATS),
    edition: EDITIONS[0],
  };
}

const clamp = (value: number): number => (value > 127 ? 127 : value);

function countCards(cards: readonly Loot[], row: Int8Array, at: number): void {
  let last: Loot | null = null;
  let index = at;
  for (const card of cards) {
    if (card !== last) {
      last = card;
      index = at + LOOT.indexOf(card);
    }
    row[index] = (row[index] ?? 0) + 1;
  }
}

function writeSharing(rows: PublicRows, { sharing }: Moment): void {
  const { table, seats } = rows;
  rows.sharers = 0;
  for (const seat of sharing.sharers) {
    if (!has(rows.alive, seat)) continue;
    rows.sharers |= 1 << seat;
    seats[seat * SEAT_SIZE + SEAT.sharer] = 1;
  }
  for (const seat of sharing.hasTaken) seats[seat * SEAT_SIZE + SEAT.hasTaken] = 1;
  for (const seat of sharing.satisfied) seats[seat * SEAT_SIZE + SEAT.satisfied] = 1;
  for (const seat of sharing.usedPower) seats[seat * SEAT_SIZE + SEAT.usedPower] = 1;
  const { turn, receiver, clipUser, incoming, forbidden } = sharing;
  if (turn !== null) seats[turn * SEAT_SIZE + SEAT.turn] = 1;
  if (receiver !== null) seats[receiver * SEAT_SIZE + SEAT.receiver] = 1;
  if (clipUser !== null) seats[clipUser * SEAT_SIZE + SEAT.clipUser] = 1;
  if (incoming !== null) table[TABLE.incoming + LOOT.indexOf(incoming)] = 1;
  if (forbidden !== null) table[TABLE.forbidden + LOOT_KINDS.indexOf(forbidden)] = 1;
  for (const share of sharing.announced) {
    const index = TABLE.announced + SHARES.indexOf(share);
    table[index] = (table[index] ?? 0) + 1;
  }
}

function writeTable(rows: PublicRows, shown: Moment): void {
  const { table } = rows;
  const { options, discard } = shown;
  table[TABLE.round + shown.round - 1] = 1;
  table[TABLE.roundsLeft] = shown.rounds - shown.round;
  table[TABLE.seats + shown.seats - MIN_SEATS] = 1;
  table[TABLE.edition + EDITIONS.indexOf(shown.edition)] = 1;
  if (options.lateAim === 'sitsOut') table[TABLE.sitsOut] = 1;
  if (options.openLoot) table[TABLE.openLoot] = 1;
  if (options.leftovers === 'discard') table[TABLE.discardLeftovers] = 1;
  if (options.junkDealer === 'players') table[TABLE.tradeWithPlayers] = 1;
  if (options.powers !== 'none') table[TABLE.powersInPlay] = 1;
  countCards(shown.table, table, TABLE.table);
  countCards(shown.unseen, table, TABLE.unseen);
  if (shown.tokenOnTable) table[TABLE.token] = 1;
  let toCome = 0;
  for (const pile of shown.piles) toCome += pile;
  table[TABLE.cardsToCome] = toCome;
  table[TABLE.sharesLeft] = shown.table.length + (shown.tokenOnTable ? 1 : 0);
  let money = 0;
  for (let kept = 0; kept < KEPT_COLUMNS.length; kept++)
    money += (FACE[kept] ?? 0) * (table[TABLE.table + (KEPT_COLUMNS[kept] ?? 0)] ?? 0);
  table[TABLE.tableMoney] = clamp(Math.round(money / 2));
  writeCounts(discard.faceUp, table, TABLE.faceUp);
  table[TABLE.faceDown] = discard.faceDown;
}

/** The finished rounds in which a seat neither showed its bullet nor kept a card. */
function writeShyness(rows: PublicRows, seat: number, at: number, round: number): void {
  const brave = (rows.bullets.brave[seat] ?? 0) | (rows.loot.brave[seat] ?? 0);
  let shy = 0;
  for (let r = 1; r < round; r++) if (((brave >> r) & 1) === 0) shy++;
  rows.seats[at + SEAT.shy] = shy;
  if (round > 1 && ((brave >> (round - 1)) & 1) === 0) rows.seats[at + SEAT.wasShy] = 1;
}

function writeBullets({ seats, bullets }: PublicRows, seat: number, at: number): void {
  for (let code = 0; code < BULLET_KINDS; code++)
    seats[at + SEAT.shown + code] = bullets.shown[seat * BULLET_KINDS + code] ?? 0;
  seats[at + SEAT.hidden] = bullets.hidden[seat] ?? 0;
  seats[at + SEAT.regained] = bullets.regained[seat] ?? 0;
  seats[at + SEAT.passed] = bullets.passed[seat] ?? 0;
  const last = bullets.last[seat] ?? -1;
  if (last !== -1) seats[at + SEAT.last + last] = 1;
}

function writePlayer(rows: PublicRows, shown: Moment, seat: number, player: PlayerView): void {
  const { seats } = rows;
  const at = seat * SEAT_SIZE;
  seats[at + SEAT.exists] = 1;
  rows.wounds[seat] = player.wounds;
  // Several shots at once can exceed the fatal wound.
  rows.lives[seat] = Math.max(0, player.fatalWounds - player.wounds);
  rows.paintings[seat] = player.power === null ? 0 : (PAINTINGS_OF_POWER[player.power] ?? 0);
  rows.targets[seat] = player.alive && player.target !== null ? player.target : -1;
  if (!player.alive) return;
  seats[at + SEAT.alive] = 1;
  rows.alive |= 1 << seat;
  if (player.loaded) rows.loaded |= 1 << seat;
  seats[at + SEAT.loaded] = player.loaded ? 1 : 0;
  if (player.state === 'ducked') seats[at + SEAT.ducked] = 1;
  else if (player.state === 'wounded') seats[at + SEAT.wounded] = 1;
  else if (player.state === 'out') seats[at + SEAT.out] = 1;
  const lives = Math.max(0, player.fatalWounds - player.wounds);
  seats[at + SEAT.wounds] = player.wounds;
  seats[at + SEAT.lives] = lives;
  if (lives === 1) seats[at + SEAT.lastLife] = 1;
  seats[at + SEAT.shame] = player.shame;
  if (shown.godfather === seat) seats[at + SEAT.godfather] = 1;
  if (shown.heir === seat) seats[at + SEAT.heir] = 1;
  if (shown.ordered === seat) seats[at + SEAT.ordered] = 1;
  seats[at + SEAT.fromGodfather] = (seat - shown.godfather + shown.seats) % shown.seats;
  seats[at + SEAT.bullets] = player.bullets;
  seats[at + SEAT.lootCards] = clamp(player.lootCards);
  if (player.power !== null) seats[at + SEAT.power + POWER_NAMES.indexOf(player.power)] = 1;
  writeBullets(rows, seat, at);
  writeShyness(rows, seat, at, shown.round);
}

/** Counts bullets and loot where their history has changed: they seldom change at the same moment. */
function tally(rows: PublicRows, shown: Moment, last: Moment | null): void {
  const { history, unseen, start } = shown;
  const known = last?.start === start ? last : null;
  if (known?.history.bullets !== history.bullets) tallyBullets(rows.bullets, shown, -1, []);
  if (known?.history.loot !== history.loot || known.unseen !== unseen)
    tallyLoot(rows.loot, shown, -1, []);
}

/** Fills the rows from a public view. */
function readPublic(rows: PublicRows, shown: Moment): void {
  const last = rows.of;
  rows.of = null;
  rows.table.fill(0);
  rows.seats.fill(0);
  tally(rows, shown, last);
  rows.alive = 0;
  rows.loaded = 0;
  rows.edition = shown.edition;
  let living = 0;
  for (const [seat, player] of shown.players.entries()) {
    writePlayer(rows, shown, seat, player);
    if (player.alive) living++;
  }
  rows.table[TABLE.living] = living;
  writeTable(rows, shown);
  writeSharing(rows, shown);
  const sharers = sizeOf(rows.sharers);
  const left = rows.table[TABLE.sharesLeft] ?? 0;
  rows.table[TABLE.sharers] = sharers;
  rows.table[TABLE.lapsLeft] = sharers === 0 ? 0 : Math.ceil(left / sharers);
  rows.of = shown;
}

/** Whether two views have the same rows. Views of a match share unchanged parts. */
function sameMoment(a: Moment, b: Moment): boolean {
  if (a === b) return true;
  for (const field of MOMENT) if (a[field] !== b[field]) return false;
  return true;
}

/** Enough for the games that are played together, with some to spare. */
const KEPT_ROWS = 32;
const kept: PublicRows[] = [];
let oldest = 0;

/** The rows to fill for a match: those of its previous moment, if cached. All views of a match share `start`. */
function rowsFor({ start }: Moment): PublicRows {
  for (const rows of kept) if (rows.of?.start === start) return rows;
  const rows = (kept.length === KEPT_ROWS ? kept[oldest] : undefined) ?? createPublicRows();
  if (kept.length < KEPT_ROWS) kept.push(rows);
  else oldest = (oldest + 1) % KEPT_ROWS;
  return rows;
}

/** The rows of a public view. They change with later calls. */
export function publicRowsOf(shown: Moment): PublicRows {
  const rows = rowsFor(shown);
  if (rows.of === null || !sameMoment(rows.of, shown)) readPublic(rows, shown);
  return rows;
}
