import type { Told, ToldSeat } from '../data/told.ts';
import type { Edition } from './edition.ts';
import type { GameEvent } from './events.ts';
import type { Decision, Phase } from './flow.ts';
import type { KindCode, LootCode, PerLoot, ShareCode } from './lootCards.ts';
import { type MoveCode, type MoveList, NO_MOVES } from './moves.ts';
import type { BulletCode, PerBullet } from './names.ts';
import type { Options } from './options.ts';
import type { Power } from './power.ts';
import { copyRandom, type Random } from './random.ts';
import { NOBODY, type PerSeat, type Seat, type SeatOrNobody, type SeatSet } from './seats.ts';
import type { Trail } from './trail.ts';

/**
 * A match is fixed rules and three compartments: what everybody sees, what one seat sees, what nobody sees.
 * A view is built from the first and at most one of the second, so there is nothing to filter out of it.
 */
export interface MutableMatch {
  readonly rules: Rules;
  readonly publicState: PublicState;
  readonly seatStates: readonly SeatState[];
  readonly hidden: HiddenState;
  /** Where the events of the move under way go; null when nobody listens. */
  events: GameEvent[] | null;
  /** The legal moves last asked for, and whose they are. */
  offered: MoveList;
  offeredTo: SeatOrNobody;
  /** What everybody was last told, and whether it still holds but for who has answered. */
  told: Told | null;
  toldHolds: boolean;
  /** What each seat was last told of its own. */
  readonly toldSeats: (ToldSeat | undefined)[];
}

type DeepReadonly<T> = T extends (...given: never[]) => unknown
  ? T
  : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** A match as everything outside the rules sees it: read it, and change it only by calling the engine. */
export interface Match {
  readonly rules: Rules;
  readonly publicState: ReadonlyPublicState;
  readonly seatStates: readonly ReadonlySeatState[];
  readonly hidden: ReadonlyHiddenState;
}
export interface ReadonlyPublicState extends DeepReadonly<PublicState> {}
export interface ReadonlySeatState extends DeepReadonly<SeatState> {}
export interface ReadonlyHiddenState extends DeepReadonly<HiddenState> {}

/** The engine's way in: every match it makes is a MutableMatch. */
export const writable = (match: Match): MutableMatch => match as MutableMatch;

/** What never changes in a match, shared by all its copies. All of it is public. */
export interface Rules {
  readonly edition: Edition;
  readonly options: Options;
  readonly seats: number;
  /** The power of each seat. */
  readonly powers: Readonly<PerSeat<Power | null>>;
  /** The wound that kills, by seat. */
  readonly fatalWounds: Readonly<PerSeat<number>>;
  /** Who aims after the others. */
  readonly aimLast: SeatSet;
  /** Whose power decides what becomes of their bullet when the target ducked. */
  readonly keepsBullet: SeatSet;
  /** The round as a list of phases, with those of the powers in play among them. */
  readonly program: readonly Phase[];
  /** Where in the program a phase is that others go back to. */
  readonly at: { readonly turn: number; readonly handOver: number; readonly roundEnd: number };
  /** How many cards the pile of each round has, and where in the deck it begins; index 0 is round 1. */
  readonly pileSizes: readonly number[];
  readonly pileStarts: readonly number[];
  /** The bullets everybody was seen to begin with, and those that lay face-down then. */
  readonly startHands: Readonly<PerSeat<Readonly<PerBullet>>>;
  readonly startFaceDown: Readonly<PerBullet>;
  /** The loot everybody was seen to begin with. */
  readonly startLoot: Readonly<PerSeat<Readonly<PerLoot>>>;
}

/** what everybody sees. */
export interface PublicState {
  round: number;
  /** The program counter: which phase of the round is under way. */
  phase: number;
  /** What is being decided, and by whom. */
  asking: Decision | null;
  deciding: SeatSet;
  /** Who was asked: those of them who are not deciding any more have answered. */
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
  /** The shares that lie there, the token too, as a bit mask: kept beside the counts because every take asks for it. */
  shares: number;
  /** Spent, discarded and lost cards: out of the game in everyone's sight. */
  readonly spent: PerLoot;
  /** The cards that have not been seen to come up: the piles to come and what was traded out of them unseen. */
  readonly unseen: PerLoot;
  readonly faceUp: PerBullet;
  faceDown: number;

  /** The sharing under way. */
  sharers: SeatSet;
  turn: SeatOrNobody;
  announced: ShareCode | -1;
  announcedNext: ShareCode | -1;
  forbidden: KindCode | -1;
  /** Who has taken their first share, and who takes no more. */
  hasTaken: SeatSet;
  satisfied: SeatSet;
  /** Whose once-a-sharing power is used up. */
  usedPower: SeatSet;
  /** The card being taken, until it has its effect, and who it (or the Hustler's bullet) is for. */
  incoming: LootCode | -1;
  receiver: SeatOrNobody;
  /** Who has just used a clip. */
  clipUser: SeatOrNobody;
  ordered: SeatOrNobody;

  /** What everybody remembers: every bullet and every loot card that moved (memory.ts). */
  bulletTrail: Trail;
  lootTrail: Trail;

  /** Everybody's loot, shown when the game is over; null while it lasts. */
  finalLoot: readonly Readonly<PerLoot>[] | null;
}

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

const copySeats = <T>(of: Readonly<PerSeat<T>>): PerSeat<T> => of.slice() as PerSeat<T>;
const copyLoot = (of: Readonly<PerLoot>): PerLoot => of.slice() as PerLoot;
const copyBullets = (of: Readonly<PerBullet>): PerBullet => of.slice() as PerBullet;

export const cloneSeat = (own: ReadonlySeatState): SeatState => ({
  hand: copyBullets(own.hand),
  bullet: own.bullet,
  locked: own.locked,
  loot: copyLoot(own.loot),
  bulletTrail: own.bulletTrail,
  lootTrail: own.lootTrail,
});

export const clonePublic = (publicState: ReadonlyPublicState): PublicState => ({
  round: publicState.round,
  phase: publicState.phase,
  asking: publicState.asking,
  deciding: publicState.deciding,
  asked: publicState.asked,
  godfather: publicState.godfather,
  heir: publicState.heir,
  alive: publicState.alive,
  loaded: publicState.loaded,
  out: publicState.out,
  ducked: publicState.ducked,
  hit: publicState.hit,
  dying: publicState.dying,
  wounds: copySeats(publicState.wounds),
  shame: copySeats(publicState.shame),
  targets: copySeats(publicState.targets),
  bullets: copySeats(publicState.bullets),
  lootCards: copySeats(publicState.lootCards),
  table: copyLoot(publicState.table),
  shares: publicState.shares,
  spent: copyLoot(publicState.spent),
  unseen: copyLoot(publicState.unseen),
  faceUp: copyBullets(publicState.faceUp),
  faceDown: publicState.faceDown,
  sharers: publicState.sharers,
  turn: publicState.turn,
  announced: publicState.announced,
  announcedNext: publicState.announcedNext,
  forbidden: publicState.forbidden,
  hasTaken: publicState.hasTaken,
  satisfied: publicState.satisfied,
  usedPower: publicState.usedPower,
  incoming: publicState.incoming,
  receiver: publicState.receiver,
  clipUser: publicState.clipUser,
  ordered: publicState.ordered,
  bulletTrail: publicState.bulletTrail,
  lootTrail: publicState.lootTrail,
  finalLoot: publicState.finalLoot,
});

/** An independent copy of a match: what is played on one does not touch the other. */
export function clone<M extends Match>(match: M): M;
export function clone(match: MutableMatch): MutableMatch {
  const { hidden } = match;
  return {
    rules: match.rules,
    publicState: clonePublic(match.publicState),
    seatStates: match.seatStates.map(cloneSeat),
    hidden: {
      deck: hidden.deck,
      faceDown: copyBullets(hidden.faceDown),
      goneBullets: copyBullets(hidden.goneBullets),
      goneLoot: copyLoot(hidden.goneLoot),
      random: copyRandom(hidden.random),
      script: hidden.script,
      scripted: hidden.scripted,
    },
    events: null,
    offered: NO_MOVES,
    offeredTo: NOBODY,
    told: null,
    toldSeats: [],
    toldHolds: false,
  };
}

/** What one seat sees. */
export function seatStateOf(match: MutableMatch, seat: Seat): SeatState;
export function seatStateOf(match: Match, seat: Seat): ReadonlySeatState;
export function seatStateOf(match: Match, seat: Seat): ReadonlySeatState {
  return match.seatStates[seat] as ReadonlySeatState;
}
