import { TOKEN } from '../core/loot.ts';
import {
  LOOT,
  LOOT_KINDS,
  type Loot,
  type LootCode,
  lootNames,
  SHARES,
  type Share,
} from '../core/lootCards.ts';
import { moveOf } from '../core/moves.ts';
import {
  BULLETS,
  type Bullet,
  type BulletCode,
  type BulletCounts,
  bulletNames,
  type PerBullet,
  type SeatStateName,
} from '../core/names.ts';
import { stepOf } from '../core/play.ts';
import { has, NOBODY, type Seat, type SeatOrNobody, seatsOf } from '../core/seats.ts';
import type { ReadonlyPublicState, ReadonlySeatState, Rules } from '../core/state.ts';
import { RULES_VERSION } from '../core/version.ts';
import { seatsBelow } from './cards.ts';
import { tellBullet, tellLoot } from './history.ts';
import { once } from './once.ts';
import { samePlayer, sameSharing, type Told, type ToldSeat, tellCards, tellTrail } from './told.ts';
import type { OwnView, PlayerView, PublicView, SharingView, StartView } from './view.ts';

const NONE: readonly never[] = [];
const orNull = (seat: SeatOrNobody): Seat | null => (seat === NOBODY ? null : seat);

export function seatStatus(publicState: ReadonlyPublicState, seat: Seat): SeatStateName {
  if (!has(publicState.alive, seat)) return 'dead';
  if (has(publicState.out, seat)) return 'out';
  if (has(publicState.hit, seat)) return 'wounded';
  return has(publicState.ducked, seat) ? 'ducked' : 'standing';
}

const tellPlayer = (rules: Rules, publicState: ReadonlyPublicState, seat: Seat): PlayerView => ({
  power: rules.powers[seat]?.name ?? null,
  alive: has(publicState.alive, seat),
  state: seatStatus(publicState, seat),
  wounds: publicState.wounds[seat],
  fatalWounds: rules.fatalWounds[seat],
  shame: publicState.shame[seat],
  target: orNull(publicState.targets[seat]),
  loaded: has(publicState.loaded, seat),
  bullets: publicState.bullets[seat],
  lootCards: publicState.lootCards[seat],
});

function announcedShares({ announced, announcedNext }: ReadonlyPublicState): readonly Share[] {
  if (announced === -1) return NONE;
  return announcedNext === -1 ? [SHARES[announced]] : [SHARES[announced], SHARES[announcedNext]];
}

const tellSharing = (publicState: ReadonlyPublicState): SharingView => ({
  sharers: seatsOf(publicState.sharers),
  turn: orNull(publicState.turn),
  announced: announcedShares(publicState),
  forbidden: publicState.forbidden === -1 ? null : LOOT_KINDS[publicState.forbidden],
  hasTaken: seatsOf(publicState.hasTaken),
  satisfied: seatsOf(publicState.satisfied),
  usedPower: seatsOf(publicState.usedPower),
  incoming: publicState.incoming === -1 ? null : LOOT[publicState.incoming],
  receiver: orNull(publicState.receiver),
  clipUser: orNull(publicState.clipUser),
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
export function tellPublic(
  rules: Rules,
  publicState: ReadonlyPublicState,
  last: Told | null = null,
): PublicView {
  const seats = seatsBelow(rules.seats);
  return {
    rulesVersion: RULES_VERSION,
    edition: rules.edition.name,
    options: rules.options,
    seats: rules.seats,
    rounds: rules.edition.rounds,
    round: publicState.round,
    step: stepOf(publicState),
    phase: rules.program[publicState.phase]?.name ?? '',
    decision: publicState.asking?.name ?? null,
    deciding: seatsOf(publicState.deciding),
    answered: seatsOf(publicState.asked & ~publicState.deciding),
    godfather: publicState.godfather,
    tokenOnTable: (publicState.shares & TOKEN) !== 0,
    heir: orNull(publicState.heir),
    ordered: orNull(publicState.ordered),
    players: seats.map((seat) =>
      last !== null && samePlayer(last.publicState, publicState, seat)
        ? (last.view.players[seat] as PlayerView)
        : tellPlayer(rules, publicState, seat),
    ),
    table: tellCards(publicState.table, last?.publicState.table, last?.view.table),
    spent: tellCards(publicState.spent, last?.publicState.spent, last?.view.spent),
    unseen: tellCards(publicState.unseen, last?.publicState.unseen, last?.view.unseen),
    piles:
      last?.publicState.round === publicState.round
        ? last.view.piles
        : rules.pileSizes.slice(publicState.round),
    discard: { faceUp: tellBullets(publicState.faceUp), faceDown: publicState.faceDown },
    sharing:
      last !== null && sameSharing(last.publicState, publicState)
        ? last.view.sharing
        : tellSharing(publicState),
    history: {
      bullets: tellTrail(publicState.bulletTrail, tellBullet, {
        trail: last?.publicState.bulletTrail ?? null,
        list: last?.view.history.bullets ?? NONE,
      }),
      loot: tellTrail(publicState.lootTrail, tellLoot, {
        trail: last?.publicState.lootTrail ?? null,
        list: last?.view.history.loot ?? NONE,
      }),
    },
    start: last?.view.start ?? tellStart(rules, seats),
    result:
      publicState.finalLoot === null
        ? null
        : rules.edition.score(rules, publicState, publicState.finalLoot),
  };
}

/** The compartment of a seat in words. */
export function tellSeat(own: ReadonlySeatState, last: ToldSeat | null = null): OwnView {
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
