import { TOKEN } from '../core/loot.ts';
import { moveOf } from '../core/moves.ts';
import {
  BULLETS,
  type Bullet,
  type BulletCode,
  type BulletCounts,
  bulletNames,
  LOOT,
  LOOT_KINDS,
  type Loot,
  type LootCode,
  lootNames,
  type PerBullet,
  type SeatStateName,
  SHARES,
  type Share,
} from '../core/names.ts';
import { stepOf } from '../core/play.ts';
import { has, NOBODY, type Seat, type SeatOrNobody, seatsOf } from '../core/seats.ts';
import type { PublicState, Rules, SeatState } from '../core/state.ts';
import { RULES_VERSION } from '../core/version.ts';
import { seatsBelow } from './cards.ts';
import { tellBullet, tellLoot } from './history.ts';
import { once } from './once.ts';
import { samePlayer, sameSharing, type Told, type ToldSeat, tellCards, tellTrail } from './told.ts';
import type { OwnView, PlayerView, PublicView, SharingView, StartView } from './view.ts';

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
