import { copyLoot, zeroPerLoot } from './lootCards.ts';
import { NO_MOVES } from './moves.ts';
import { copyBullets, zeroPerBullet } from './names.ts';
import { copyRandom } from './random.ts';
import { copySeats, everyone, NOBODY, nobodyPerSeat, type Seat, zeroPerSeat } from './seats.ts';
import type {
  HiddenState,
  Match,
  MutableMatch,
  PublicState,
  ReadonlyHiddenState,
  ReadonlyPublicState,
  ReadonlySeatState,
  Rules,
  SeatState,
  SharingState,
} from './state.ts';

/**
 * The compartments of a match: new ones and copies. Every field is written out, which is the
 * fastest way to copy; the compiler checks that none is missing.
 */

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
  sharing: {
    sharers: state.sharing.sharers,
    turn: state.sharing.turn,
    announced: state.sharing.announced,
    announcedNext: state.sharing.announcedNext,
    forbidden: state.sharing.forbidden,
    hasTaken: state.sharing.hasTaken,
    satisfied: state.sharing.satisfied,
    usedPower: state.sharing.usedPower,
    incoming: state.sharing.incoming,
    receiver: state.sharing.receiver,
    clipUser: state.sharing.clipUser,
  },
  bulletTrail: state.bulletTrail,
  lootTrail: state.lootTrail,
  finalLoot: state.finalLoot,
});

const copyHiddenState = (state: ReadonlyHiddenState): HiddenState => ({
  deck: state.deck,
  faceDown: copyBullets(state.faceDown),
  goneBullets: copyBullets(state.goneBullets),
  goneLoot: copyLoot(state.goneLoot),
  random: copyRandom(state.random),
  script: state.script,
  scripted: state.scripted,
});

/** A match of these compartments, without event listeners. */
export const makeMatch = (
  of: Pick<MutableMatch, 'rules' | 'publicState' | 'seatStates' | 'hidden'>,
): MutableMatch => ({
  rules: of.rules,
  publicState: of.publicState,
  seatStates: of.seatStates,
  hidden: of.hidden,
  events: null,
  offered: NO_MOVES,
  offeredTo: NOBODY,
  views: null,
  publicHolds: false,
});

/** An independent copy of a match: moves on one do not affect the other. */
export function clone<M extends Match>(match: M): M;
export function clone(match: MutableMatch): MutableMatch {
  return {
    rules: match.rules,
    publicState: copyPublicState(match.publicState),
    seatStates: match.seatStates.map(copySeatState),
    hidden: copyHiddenState(match.hidden),
    events: null,
    offered: NO_MOVES,
    offeredTo: NOBODY,
    views: null,
    publicHolds: false,
  };
}
