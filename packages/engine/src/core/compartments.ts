import {
  copyLoot,
  type KindCode,
  type LootCode,
  type PerLoot,
  type ShareCode,
  zeroPerLoot,
} from './lootCards.ts';
import { type MoveCode, NO_MOVES } from './moves.ts';
import { type BulletCode, copyBullets, type PerBullet, zeroPerBullet } from './names.ts';
import { copyRandom, type Random } from './random.ts';
import {
  copySeats,
  everyone,
  NOBODY,
  nobodyPerSeat,
  type PerSeat,
  type Seat,
  type SeatOrNobody,
  type SeatSet,
  zeroPerSeat,
} from './seats.ts';
import type { Decision, Match, MutableMatch, Rules } from './state.ts';
import type { Trail } from './trail.ts';

/**
 * The compartments of a match, each with its initial state and its copy. Every field is written out in
 * both, which is the fastest way to copy; the compiler checks that none is missing.
 */

type DeepReadonly<T> = T extends (...given: never[]) => unknown
  ? T
  : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** what everybody sees. */
export interface PublicState {
  round: number;
  /** The program counter: the current phase of the round. */
  phase: number;
  /** What is being decided, and by whom. */
  asking: Decision | null;
  deciding: SeatSet;
  /** Who was asked; those no longer deciding have answered. */
  asked: SeatSet;

  godfather: Seat;
  /** Who took the New Godfather token this round. */
  heir: SeatOrNobody;

  alive: SeatSet;
  /** Who has a bullet in front of them. */
  loaded: SeatSet;
  /** State of the round: sits out (lateAim), ducked, wounded this round. */
  out: SeatSet;
  ducked: SeatSet;
  hit: SeatSet;
  /** Who has just taken their last wound. */
  dying: SeatSet;
  readonly wounds: PerSeat<number>;
  readonly shame: PerSeat<number>;
  readonly targets: PerSeat<SeatOrNobody>;
  readonly bullets: PerSeat<number>;
  readonly lootCards: PerSeat<number>;

  readonly table: PerLoot;
  /**
   * The shares that lie there, the token too, as a bit mask: kept in addition to the counts because
   * every take needs it.
   */
  shares: number;
  /** Spent, discarded and lost cards: publicly out of the game. */
  readonly spent: PerLoot;
  /** The cards that have not come up publicly: the later piles and what was traded out of them unseen. */
  readonly unseen: PerLoot;
  readonly faceUp: PerBullet;
  faceDown: number;

  /** Who was ordered to aim at somebody else this round. */
  ordered: SeatOrNobody;

  readonly sharing: SharingState;

  /** What everybody remembers: every bullet and every loot card that moved (bulletRecords.ts, lootRecords.ts). */
  bulletTrail: Trail;
  lootTrail: Trail;

  /** Everybody's loot, shown when the game is over; null while it lasts. */
  finalLoot: readonly Readonly<PerLoot>[] | null;
}
export interface ReadonlyPublicState extends DeepReadonly<PublicState> {}

/** The initial public compartment. */
export const blankPublicState = (rules: Rules, godfather: Seat): PublicState => ({
  round: 0,
  phase: -1,
  asking: null,
  deciding: 0,
  asked: 0,
  godfather,
  heir: NOBODY,
  alive: everyone(rules.seats),
  loaded: 0,
  out: 0,
  ducked: 0,
  hit: 0,
  dying: 0,
  wounds: zeroPerSeat(),
  shame: zeroPerSeat(),
  targets: nobodyPerSeat(),
  bullets: zeroPerSeat(),
  lootCards: zeroPerSeat(),
  table: zeroPerLoot(),
  shares: 0,
  spent: zeroPerLoot(),
  unseen: zeroPerLoot(),
  faceUp: zeroPerBullet(),
  faceDown: 0,
  ordered: NOBODY,
  sharing: blankSharing(),
  bulletTrail: null,
  lootTrail: null,
  finalLoot: null,
});

export const copyPublicState = (state: ReadonlyPublicState): PublicState => ({
  round: state.round,
  phase: state.phase,
  asking: state.asking,
  deciding: state.deciding,
  asked: state.asked,
  godfather: state.godfather,
  heir: state.heir,
  alive: state.alive,
  loaded: state.loaded,
  out: state.out,
  ducked: state.ducked,
  hit: state.hit,
  dying: state.dying,
  wounds: copySeats(state.wounds),
  shame: copySeats(state.shame),
  targets: copySeats(state.targets),
  bullets: copySeats(state.bullets),
  lootCards: copySeats(state.lootCards),
  table: copyLoot(state.table),
  shares: state.shares,
  spent: copyLoot(state.spent),
  unseen: copyLoot(state.unseen),
  faceUp: copyBullets(state.faceUp),
  faceDown: state.faceDown,
  ordered: state.ordered,
  sharing: copySharing(state.sharing),
  bulletTrail: state.bulletTrail,
  lootTrail: state.lootTrail,
  finalLoot: state.finalLoot,
});

/** The current sharing. Every field is a plain number. */
export interface SharingState {
  sharers: SeatSet;
  turn: SeatOrNobody;
  announced: ShareCode | -1;
  announcedNext: ShareCode | -1;
  forbidden: KindCode | -1;
  /** Who has taken their first share, and who takes no more. */
  hasTaken: SeatSet;
  satisfied: SeatSet;
  /** Whose power is used up. */
  usedPower: SeatSet;
  /** The card being taken, until it takes effect, and who it (or the Hustler's bullet) is for. */
  incoming: LootCode | -1;
  receiver: SeatOrNobody;
  /** Who has just used a clip. */
  clipUser: SeatOrNobody;
}
export interface ReadonlySharingState extends DeepReadonly<SharingState> {}

const blankSharing = (): SharingState => ({
  sharers: 0,
  turn: NOBODY,
  announced: -1,
  announcedNext: -1,
  forbidden: -1,
  hasTaken: 0,
  satisfied: 0,
  usedPower: 0,
  incoming: -1,
  receiver: NOBODY,
  clipUser: NOBODY,
});

const copySharing = (state: ReadonlySharingState): SharingState => ({
  sharers: state.sharers,
  turn: state.turn,
  announced: state.announced,
  announcedNext: state.announcedNext,
  forbidden: state.forbidden,
  hasTaken: state.hasTaken,
  satisfied: state.satisfied,
  usedPower: state.usedPower,
  incoming: state.incoming,
  receiver: state.receiver,
  clipUser: state.clipUser,
});

/** what one seat sees. */
export interface SeatState {
  readonly hand: PerBullet;
  bullet: BulletCode | -1;
  locked: MoveCode | -1;
  readonly loot: PerLoot;
  /** The bullets and cards behind the records of the public trails that this seat, but not everybody, knows. */
  bulletTrail: Trail;
  lootTrail: Trail;
}
export interface ReadonlySeatState extends DeepReadonly<SeatState> {}

/** The compartment of a seat with its starting hand and loot. */
export const blankSeatState = (rules: Rules, seat: Seat): SeatState => ({
  hand: copyBullets(rules.startHands[seat]),
  bullet: -1,
  locked: -1,
  loot: copyLoot(rules.startLoot[seat]),
  bulletTrail: null,
  lootTrail: null,
});

export const copySeatState = (state: ReadonlySeatState): SeatState => ({
  hand: copyBullets(state.hand),
  bullet: state.bullet,
  locked: state.locked,
  loot: copyLoot(state.loot),
  bulletTrail: state.bulletTrail,
  lootTrail: state.lootTrail,
});

/** what nobody sees. */
export interface HiddenState {
  /** All piles, in order; replaced, never changed in place, so copies share it. */
  deck: readonly LootCode[];
  readonly faceDown: PerBullet;
  /** The hands and the loot of the dead. */
  readonly goneBullets: PerBullet;
  readonly goneLoot: PerLoot;
  readonly random: Random;
  /** Scripted draws (scenarios), and how many of them are used. */
  readonly script: readonly string[];
  scripted: number;
}
export interface ReadonlyHiddenState extends DeepReadonly<HiddenState> {}

const copyHiddenState = (state: ReadonlyHiddenState): HiddenState => ({
  deck: state.deck,
  faceDown: copyBullets(state.faceDown),
  goneBullets: copyBullets(state.goneBullets),
  goneLoot: copyLoot(state.goneLoot),
  random: copyRandom(state.random),
  script: state.script,
  scripted: state.scripted,
});

/** A match of these compartments, without event listeners or caches. */
export const makeMatch = (
  rules: Rules,
  publicState: PublicState,
  seatStates: readonly SeatState[],
  hidden: HiddenState,
): MutableMatch => ({
  rules,
  publicState,
  seatStates,
  hidden,
  events: null,
  offered: NO_MOVES,
  offeredTo: NOBODY,
  views: null,
  publicHolds: false,
});

/** An independent copy of a match: moves on one do not affect the other. */
export function clone<M extends Match>(match: M): M;
export function clone(match: MutableMatch): MutableMatch {
  return makeMatch(
    match.rules,
    copyPublicState(match.publicState),
    match.seatStates.map(copySeatState),
    copyHiddenState(match.hidden),
  );
}
