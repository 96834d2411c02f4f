import { TOKEN } from '../core/loot.ts';
import type { Move } from '../core/moves.ts';
import { moveOf } from '../core/moves.ts';
import {
  BULLETS,
  type Bullet,
  type BulletCode,
  type BulletCounts,
  bulletNames,
  type EditionName,
  LOOT,
  LOOT_KINDS,
  type Loot,
  type LootCode,
  type LootKind,
  lootNames,
  type PerBullet,
  type PowerName,
  type SeatStateName,
  SHARES,
  type Share,
  type StepName,
} from '../core/names.ts';
import type { Options } from '../core/options.ts';
import { legalMoves, stepOf } from '../core/play.ts';
import type { MatchResult } from '../core/result.ts';
import { has, NOBODY, type Seat, type SeatOrNobody, seatsOf } from '../core/seats.ts';
import {
  clonePublic,
  cloneSeat,
  type Match,
  ownOf,
  type PublicState,
  type Rules,
  type SeatState,
} from '../core/state.ts';
import { RULES_VERSION } from '../core/version.ts';
import { seatsBelow } from './cards.ts';
import { type BulletMemory, type LootMemory, tellBullet, tellLoot } from './history.ts';
import { once } from './once.ts';
import {
  samePlayer,
  sameSeat,
  sameSharing,
  type Told,
  type ToldSeat,
  tellCards,
  tellTrail,
} from './told.ts';

/** What everybody sees, in words. Plain data: it can be sent, stored and compared as it is. */
export interface PublicView {
  readonly rulesVersion: number;
  readonly edition: EditionName;
  readonly options: Options;
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly step: StepName;
  /** Where in the round's program the match is, and which decision is open there. */
  readonly phase: string;
  readonly decision: string | null;
  readonly deciding: readonly Seat[];
  /** Who was asked and has answered already; what, is theirs until all have. */
  readonly answered: readonly Seat[];
  readonly godfather: Seat;
  readonly tokenOnTable: boolean;
  readonly heir: Seat | null;
  readonly ordered: Seat | null;
  readonly players: readonly PlayerView[];
  readonly table: readonly Loot[];
  readonly spent: readonly Loot[];
  readonly unseen: readonly Loot[];
  /** How many cards the piles of the rounds to come have, the next one first. */
  readonly piles: readonly number[];
  readonly discard: { readonly faceUp: BulletCounts; readonly faceDown: number };
  readonly sharing: SharingView;
  readonly history: {
    readonly bullets: readonly BulletMemory[];
    readonly loot: readonly LootMemory[];
  };
  /** How the match began, where it did not begin as the box says (scenarios). */
  readonly start: StartView;
  readonly result: MatchResult | null;
}

export interface PlayerView {
  readonly power: PowerName | null;
  readonly alive: boolean;
  readonly state: SeatStateName;
  readonly wounds: number;
  readonly fatalWounds: number;
  readonly shame: number;
  readonly target: Seat | null;
  /** Whether a bullet lies in front of them. */
  readonly loaded: boolean;
  readonly bullets: number;
  readonly lootCards: number;
}

export interface SharingView {
  readonly sharers: readonly Seat[];
  readonly turn: Seat | null;
  readonly announced: readonly Share[];
  readonly forbidden: LootKind | null;
  readonly hasTaken: readonly Seat[];
  readonly satisfied: readonly Seat[];
  readonly usedPower: readonly Seat[];
  readonly incoming: Loot | null;
  readonly receiver: Seat | null;
  readonly clipUser: Seat | null;
}

export interface StartView {
  readonly hands: readonly BulletCounts[];
  readonly loot: readonly (readonly Loot[])[];
  readonly faceDown: BulletCounts;
  readonly pileSizes: readonly number[];
}

/** What one seat sees beside that. */
export interface OwnView {
  readonly hand: BulletCounts;
  readonly bullet: Bullet | null;
  readonly locked: Move | null;
  readonly loot: readonly Loot[];
  /** The bullets and cards behind those entries of the public history that this seat, but not everybody, knows. */
  readonly knownBullets: readonly Bullet[];
  readonly knownCards: readonly Loot[];
}

/** All that a seat may know, or a spectator (seat null), and what it may answer now. */
export interface View {
  readonly seat: Seat | null;
  readonly public: PublicView;
  readonly own: OwnView | null;
  readonly moves: readonly Move[];
}

const NONE: readonly never[] = [];
const orNull = (seat: SeatOrNobody): Seat | null => (seat === NOBODY ? null : seat);

export function seatState(shown: PublicState, seat: Seat): SeatStateName {
  if (!has(shown.alive, seat)) return 'dead';
  if (has(shown.out, seat)) return 'out';
  if (has(shown.hit, seat)) return 'wounded';
  return has(shown.ducked, seat) ? 'ducked' : 'standing';
}

const tellPlayer = (rules: Rules, shown: PublicState, seat: Seat): PlayerView => ({
  power: rules.powers[seat]?.name ?? null,
  alive: has(shown.alive, seat),
  state: seatState(shown, seat),
  wounds: shown.wounds[seat],
  fatalWounds: rules.fatalWounds[seat],
  shame: shown.shame[seat],
  target: orNull(shown.targets[seat]),
  loaded: has(shown.loaded, seat),
  bullets: shown.bullets[seat],
  lootCards: shown.lootCards[seat],
});

function announcedShares({ announced, announcedNext }: PublicState): readonly Share[] {
  if (announced === -1) return NONE;
  return announcedNext === -1 ? [SHARES[announced]] : [SHARES[announced], SHARES[announcedNext]];
}

const tellSharing = (shown: PublicState): SharingView => ({
  sharers: seatsOf(shown.sharers),
  turn: orNull(shown.turn),
  announced: announcedShares(shown),
  forbidden: shown.forbidden === -1 ? null : LOOT_KINDS[shown.forbidden],
  hasTaken: seatsOf(shown.hasTaken),
  satisfied: seatsOf(shown.satisfied),
  usedPower: seatsOf(shown.usedPower),
  incoming: shown.incoming === -1 ? null : LOOT[shown.incoming],
  receiver: orNull(shown.receiver),
  clipUser: orNull(shown.clipUser),
});

const sharedBullets = once(
  (packed: number): BulletCounts =>
    bulletNames([packed & 0xff, (packed >> 8) & 0xff, packed >> 16]),
);
/** Bullets in words; the same object for the same bullets. */
const tellBullets = ([click, bang, bang3]: Readonly<PerBullet>): BulletCounts =>
  sharedBullets(click | (bang << 8) | (bang3 << 16));

const tellStart = (rules: Rules, seats: readonly Seat[]): StartView => ({
  hands: seats.map((seat) => tellBullets(rules.startHands[seat])),
  loot: seats.map((seat) => lootNames(rules.startLoot[seat])),
  faceDown: tellBullets(rules.startFaceDown),
  pileSizes: rules.pileSizes,
});

/** The public compartment in words. It takes nothing but what is public. */
export function tellPublic(rules: Rules, shown: PublicState, last: Told | null = null): PublicView {
  const seats = seatsBelow(rules.seats);
  return {
    rulesVersion: RULES_VERSION,
    edition: rules.edition.name,
    options: rules.options,
    seats: rules.seats,
    rounds: rules.edition.rounds,
    round: shown.round,
    step: stepOf(shown),
    phase: rules.program[shown.phase]?.name ?? '',
    decision: shown.asking?.name ?? null,
    deciding: seatsOf(shown.deciding),
    answered: seatsOf(shown.asked & ~shown.deciding),
    godfather: shown.godfather,
    tokenOnTable: (shown.shares & TOKEN) !== 0,
    heir: orNull(shown.heir),
    ordered: orNull(shown.ordered),
    players: seats.map((seat) =>
      last !== null && samePlayer(last.shown, shown, seat)
        ? (last.view.players[seat] as PlayerView)
        : tellPlayer(rules, shown, seat),
    ),
    table: tellCards(shown.table, last?.shown.table, last?.view.table),
    spent: tellCards(shown.spent, last?.shown.spent, last?.view.spent),
    unseen: tellCards(shown.unseen, last?.shown.unseen, last?.view.unseen),
    piles: last?.shown.round === shown.round ? last.view.piles : rules.pileSizes.slice(shown.round),
    discard: { faceUp: tellBullets(shown.faceUp), faceDown: shown.faceDown },
    sharing:
      last !== null && sameSharing(last.shown, shown) ? last.view.sharing : tellSharing(shown),
    history: {
      bullets: tellTrail(shown.bulletTrail, tellBullet, {
        trail: last?.shown.bulletTrail ?? null,
        list: last?.view.history.bullets ?? NONE,
      }),
      loot: tellTrail(shown.lootTrail, tellLoot, {
        trail: last?.shown.lootTrail ?? null,
        list: last?.view.history.loot ?? NONE,
      }),
    },
    start: last?.view.start ?? tellStart(rules, seats),
    result: shown.finalLoot === null ? null : rules.edition.score(rules, shown, shown.finalLoot),
  };
}

/** What everybody knows now. All who are told at the same moment share it. */
function tell(match: Match): Told {
  const { rules, shown, told } = match;
  if (told !== null && match.toldHolds) {
    if (told.shown.deciding === shown.deciding) return told;
    match.told = {
      view: {
        ...told.view,
        deciding: seatsOf(shown.deciding),
        answered: seatsOf(shown.asked & ~shown.deciding),
      },
      shown: { ...told.shown, deciding: shown.deciding },
    };
    return match.told;
  }
  match.told = { view: tellPublic(rules, shown, told), shown: clonePublic(shown) };
  match.toldHolds = true;
  return match.told;
}

/** The compartment of a seat in words. */
export function tellSeat(own: SeatState, last: ToldSeat | null = null): OwnView {
  return {
    hand: tellBullets(own.hand),
    bullet: own.bullet === -1 ? null : BULLETS[own.bullet],
    locked: own.locked === -1 ? null : moveOf(own.locked),
    loot: tellCards(own.loot, last?.own.loot, last?.view.loot),
    knownBullets: tellTrail(own.bulletTrail, bulletName, {
      trail: last?.own.bulletTrail ?? null,
      list: last?.view.knownBullets ?? NONE,
    }),
    knownCards: tellTrail(own.lootTrail, cardName, {
      trail: last?.own.lootTrail ?? null,
      list: last?.view.knownCards ?? NONE,
    }),
  };
}

const bulletName = (code: number): Bullet => BULLETS[code as BulletCode];
const cardName = (code: number): Loot => LOOT[code as LootCode];

/** What a seat knows of its own now. */
function tellOwn(match: Match, seat: Seat): ToldSeat {
  const own = ownOf(match, seat);
  const last = match.toldSeats[seat] ?? null;
  if (last !== null && sameSeat(last.own, own)) return last;
  const told = { view: tellSeat(own, last), own: cloneSeat(own) };
  match.toldSeats[seat] = told;
  return told;
}

/** What a view made here was made from, so that imagining the rest needs no reading back. It holds what the view tells and nothing else. */
export interface Known {
  readonly rules: Rules;
  readonly shown: PublicState;
  readonly own: SeatState | null;
}

/** Its constructor gives back the view it is called with, so that the field is stamped on that. */
function givesBack(view: View): View {
  return view;
}

/**
 * Keeps the origin of a view in a field that nobody sees: it is not sent, copied or compared. A WeakMap would do the same,
 * but keeps every view alive through many collections, which took half the time of a game played through views.
 */
class Stamp extends (givesBack as unknown as new (view: View) => object) {
  readonly #known: Known;
  constructor(view: View, known: Known) {
    super(view);
    this.#known = known;
  }
  static of(view: View): Known | undefined {
    return #known in view ? view.#known : undefined;
  }
}
export const originOf = (view: View): Known | undefined => Stamp.of(view);

function makeView(match: Match, seat: Seat | null, moves: readonly Move[]): View {
  const { view: shownView, shown } = tell(match);
  const own = seat === null ? null : tellOwn(match, seat);
  const view = { seat, public: shownView, own: own === null ? null : own.view, moves };
  new Stamp(view, { rules: match.rules, shown, own: own === null ? null : own.own });
  return view;
}

/** What a seat may know: the public compartment, its own, and its legal moves. */
export const viewOf = (match: Match, seat: Seat): View =>
  makeView(match, seat, legalMoves(match, seat));

/** What a spectator may know: what everybody does. */
export const spectatorView = (match: Match): View => makeView(match, null, []);
