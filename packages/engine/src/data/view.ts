import { TOKEN } from '../core/loot.ts';
import type { Move } from '../core/moves.ts';
import { moveOf } from '../core/moves.ts';
import {
  BULLETS,
  type Bullet,
  type BulletCounts,
  bulletNames,
  type EditionName,
  LOOT,
  LOOT_CODES,
  LOOT_KINDS,
  type Loot,
  type LootKind,
  lootNames,
  type PerLoot,
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
import { type Trail, trailToArray } from '../core/trail.ts';
import { RULES_VERSION } from '../core/version.ts';
import { seatsBelow } from './cards.ts';
import { type BulletMemory, type LootMemory, tellBullet, tellLoot } from './history.ts';

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

const tellSharing = (shown: PublicState): SharingView => ({
  sharers: seatsOf(shown.sharers),
  turn: orNull(shown.turn),
  announced: [shown.announced, shown.announcedNext].flatMap((share) =>
    share === -1 ? [] : [SHARES[share]],
  ),
  forbidden: shown.forbidden === -1 ? null : LOOT_KINDS[shown.forbidden],
  hasTaken: seatsOf(shown.hasTaken),
  satisfied: seatsOf(shown.satisfied),
  usedPower: seatsOf(shown.usedPower),
  incoming: shown.incoming === -1 ? null : LOOT[shown.incoming],
  receiver: orNull(shown.receiver),
  clipUser: orNull(shown.clipUser),
});

/** What everybody was told of a match, and what it was told from: what has not changed since is not told anew. */
export interface Told {
  readonly view: PublicView;
  readonly shown: PublicState;
}

const sameCards = (a: Readonly<PerLoot>, b: Readonly<PerLoot>): boolean =>
  LOOT_CODES.every((code) => a[code] === b[code]);

/** A trail in words, as a list that goes on from the one told before. */
function tellTrail<T>(
  trail: Trail,
  tell: (packed: number) => T,
  before: { readonly trail: Trail; readonly list: readonly T[] },
): readonly T[] {
  const since: T[] = [];
  let link = trail;
  for (; link !== null && link !== before.trail; link = link.before) since.push(tell(link.value));
  if (since.length === 0 && link === before.trail) return before.list;
  since.reverse();
  return link === null ? since : before.list.concat(since);
}

const tellStart = (rules: Rules, seats: readonly Seat[]): StartView => ({
  hands: seats.map((seat) => bulletNames(rules.startHands[seat])),
  loot: seats.map((seat) => lootNames(rules.startLoot[seat])),
  faceDown: bulletNames(rules.startFaceDown),
  pileSizes: rules.pileSizes,
});

/** The public compartment in words. It takes nothing but what is public. */
export function tellPublic(rules: Rules, shown: PublicState, last: Told | null = null): PublicView {
  const seats = seatsBelow(rules.seats);
  const cards = (of: 'table' | 'spent' | 'unseen'): readonly Loot[] =>
    last !== null && sameCards(last.shown[of], shown[of]) ? last.view[of] : lootNames(shown[of]);
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
    players: seats.map((seat) => tellPlayer(rules, shown, seat)),
    table: cards('table'),
    spent: cards('spent'),
    unseen: cards('unseen'),
    piles: last?.shown.round === shown.round ? last.view.piles : rules.pileSizes.slice(shown.round),
    discard: { faceUp: bulletNames(shown.faceUp), faceDown: shown.faceDown },
    sharing: tellSharing(shown),
    history: {
      bullets: tellTrail(shown.bulletTrail, tellBullet, {
        trail: last?.shown.bulletTrail ?? null,
        list: last?.view.history.bullets ?? [],
      }),
      loot: tellTrail(shown.lootTrail, tellLoot, {
        trail: last?.shown.lootTrail ?? null,
        list: last?.view.history.loot ?? [],
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
export const tellSeat = (own: SeatState): OwnView => ({
  hand: bulletNames(own.hand),
  bullet: own.bullet === -1 ? null : BULLETS[own.bullet],
  locked: own.locked === -1 ? null : moveOf(own.locked),
  loot: lootNames(own.loot),
  knownBullets: trailToArray(own.bulletTrail).map((code) => BULLETS[code] as Bullet),
  knownCards: trailToArray(own.lootTrail).map((code) => LOOT[code] as Loot),
});

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
  const own = seat === null ? null : ownOf(match, seat);
  const view = { seat, public: shownView, own: own === null ? null : tellSeat(own), moves };
  new Stamp(view, { rules: match.rules, shown, own: own === null ? null : cloneSeat(own) });
  return view;
}

/** What a seat may know: the public compartment, its own, and its legal moves. */
export const viewOf = (match: Match, seat: Seat): View =>
  makeView(match, seat, legalMoves(match, seat));

/** What a spectator may know: what everybody does. */
export const spectatorView = (match: Match): View => makeView(match, null, []);
