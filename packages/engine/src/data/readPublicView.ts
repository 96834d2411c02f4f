import { copyPublicState, type PublicState } from '../core/compartments.ts';
import { isRecord, quote, SetupError } from '../core/errors.ts';
import { TOKEN } from '../core/loot.ts';
import { lootMask, NO_LOOT, type PerLoot } from '../core/lootCards.ts';
import { NO_BULLETS, type PerBullet, POWER_NAMES, SEAT_STATES, STEPS } from '../core/names.ts';
import type { MatchResult } from '../core/result.ts';
import {
  ALL_SEATS,
  NOBODY,
  only,
  type PerSeat,
  perSeat,
  type SeatSet,
  seatsBelow,
} from '../core/seats.ts';
import type { Decision, Rules } from '../core/state.ts';
import { arrayToTrail } from '../core/trail.ts';
import { RULES_VERSION } from '../core/version.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { stepOf } from '../match/play.ts';
import { DECISIONS_BY_NAME } from '../match/registry.ts';
import { makeRules, positionOf } from '../match/rules.ts';
import { resolveSetup } from '../match/setup.ts';
import { POWERS } from '../powers/index.ts';
import { readBulletMemory } from './bulletMemory.ts';
import { MANY, orNobody, readBullets, readLoot, seatBelow, seatSetBelow } from './cards.ts';
import { readLootMemory } from './lootMemory.ts';
import type { PlayerView, PublicView, StartView } from './publicView.ts';
import {
  anything,
  flag,
  listOf,
  oneOf,
  orNull,
  type Place,
  type Reader,
  readFields,
  refuse,
  whole,
} from './reader.ts';
import { readSharing } from './sharingView.ts';

/** Reads rules and public compartment back from a public view, and rejects impossible ones. */

const ofSeats = <T>(values: readonly T[], rest: T): PerSeat<T> => {
  const all = perSeat(rest);
  for (const seat of ALL_SEATS) all[seat] = values[seat] ?? rest;
  return all;
};

function readRules(fields: Readonly<Record<string, unknown>>, place: Place): Rules {
  if (fields.rulesVersion !== RULES_VERSION)
    throw new SetupError(
      `${place} was made by rules version ${quote(fields.rulesVersion)}; this is version ${RULES_VERSION}`,
    );
  const {
    edition: name,
    options,
    seats,
  } = resolveSetup({
    edition: fields.edition,
    options: fields.options,
    seats: fields.seats,
    seed: '',
  });
  const edition = EDITION_RULES[name];
  const start = readFields(fields.start, `${place}.start`, {
    hands: listOf(readBullets, seats, seats),
    loot: listOf(readLoot, seats, seats),
    faceDown: readBullets,
    pileSizes: listOf(whole(0, MANY), edition.rounds, edition.rounds),
  } satisfies Record<keyof StartView, Reader<unknown>>);
  const powers = listOf(readPowerOf, seats, seats)(fields.players, `${place}.players`);
  return makeRules(
    edition,
    options,
    seats,
    powers.map((power) => power && POWERS[power]),
    positionOf({
      pileSizes: start.pileSizes,
      startHands: ofSeats<Readonly<PerBullet>>(start.hands, NO_BULLETS),
      startFaceDown: start.faceDown,
      startLoot: ofSeats<Readonly<PerLoot>>(start.loot, NO_LOOT),
    }),
  );
}

const readPowerOf: Reader<PlayerView['power']> = (player, place) => {
  const power =
    typeof player === 'object' && player !== null && 'power' in player ? player.power : undefined;
  return orNull(oneOf(POWER_NAMES))(power, `${place}.power`);
};

/** The views of all players, field by field. */
const readPlayers = (rules: Rules) => (value: unknown, place: Place) => {
  const readers = {
    power: anything,
    alive: flag,
    state: oneOf(SEAT_STATES),
    wounds: whole(0, MANY),
    fatalWounds: anything,
    shame: whole(0, MANY),
    target: orNobody(rules.seats),
    loaded: flag,
    bullets: whole(0, MANY),
    lootCards: whole(0, MANY),
  } satisfies Record<keyof PlayerView, Reader<unknown>>;
  const readPlayer = (player: unknown, at: Place) => {
    const fields = readFields(player, at, readers);
    if (fields.alive !== (fields.state !== 'dead'))
      refuse(`${at}.alive`, `${!fields.alive} for a seat that is ${fields.state}`, fields.alive);
    return fields;
  };
  const players = listOf(readPlayer, rules.seats, rules.seats)(value, place);
  const those = (test: (player: (typeof players)[number]) => boolean): SeatSet =>
    seatsBelow(rules.seats).reduce<SeatSet>((set, seat) => {
      const player = players[seat];
      return player !== undefined && test(player) ? set | only(seat) : set;
    }, 0);
  const each = <K extends keyof (typeof players)[number]>(
    field: K,
    rest: (typeof players)[number][K],
  ) =>
    ofSeats(
      players.map((player) => player[field]),
      rest,
    );
  return {
    alive: those(({ state }) => state !== 'dead'),
    out: those(({ state }) => state === 'out'),
    hit: those(({ state }) => state === 'wounded'),
    ducked: those(({ state }) => state === 'ducked'),
    loaded: those(({ loaded }) => loaded),
    wounds: each('wounds', 0),
    shame: each('shame', 0),
    targets: each('target', NOBODY),
    bullets: each('bullets', 0),
    lootCards: each('lootCards', 0),
  };
};

/** Everybody's loot at the end. The money is recomputed from it, not read. */
const readFinalLoot =
  (seats: number): Reader<PerLoot[]> =>
  (value, place) => {
    const readSeatLoot: Reader<PerLoot> = (seat, at) =>
      readLoot(
        typeof seat === 'object' && seat !== null && 'loot' in seat ? seat.loot : undefined,
        `${at}.loot`,
      );
    return readFields(value, place, {
      winners: anything,
      reason: anything,
      seats: listOf(readSeatLoot, seats, seats),
    } satisfies Record<keyof MatchResult, Reader<unknown>>).seats;
  };

const readDecision: Reader<Decision | null> = (value, place) =>
  value === null
    ? null
    : (DECISIONS_BY_NAME.get(value) ?? refuse(place, 'a decision of this game', value));

const readPhase =
  ({ program }: Rules): Reader<number> =>
  (value, place) => {
    const phase = program.findIndex(({ name }) => name === value);
    if (phase !== -1) return phase;
    return refuse(place, `one of ${program.map(({ name }) => name).join(', ')}`, value);
  };

/** During a match, living seats are deciding something; afterwards nobody is. */
function checkAsking(state: PublicState, place: Place): void {
  const over = state.finalLoot !== null;
  if (
    (state.asking === null) !== over ||
    (state.deciding === 0) !== over ||
    (state.deciding & ~state.alive) !== 0
  )
    throw new SetupError(
      `${place} can't be: while a match lasts, living seats are deciding something, and afterwards nobody is`,
    );
}

export function readPublicView(
  value: unknown,
  place: Place,
): { rules: Rules; publicState: PublicState } {
  if (!isRecord(value)) return refuse(place, 'an object', value);
  const rules = readRules(value, place);
  const { seats } = rules;
  const set = seatSetBelow(seats);
  const seat = orNobody(seats);
  const fields = readFields(value, place, {
    rulesVersion: anything,
    edition: anything,
    options: anything,
    seats: anything,
    rounds: anything,
    round: whole(1, rules.edition.rounds),
    step: oneOf(STEPS),
    phase: readPhase(rules),
    decision: readDecision,
    deciding: set,
    answered: set,
    godfather: seatBelow(seats),
    tokenOnTable: flag,
    heir: seat,
    ordered: seat,
    players: readPlayers(rules),
    table: readLoot,
    spent: readLoot,
    unseen: readLoot,
    piles: anything,
    discard: readDiscard,
    sharing: (sharing, at) => readSharing(seats, sharing, at),
    history: readHistory(seats),
    start: anything,
    result: orNull(readFinalLoot(seats)),
  } satisfies Record<keyof PublicView, Reader<unknown>>);
  const publicState = copyPublicState({
    round: fields.round,
    phase: fields.phase,
    asking: fields.decision,
    deciding: fields.deciding,
    asked: fields.deciding | fields.answered,
    godfather: fields.godfather,
    heir: fields.heir,
    ordered: fields.ordered,
    dying: 0,
    ...fields.players,
    table: fields.table,
    shares: lootMask(fields.table) | (fields.tokenOnTable ? TOKEN : 0),
    spent: fields.spent,
    unseen: fields.unseen,
    faceUp: fields.discard.faceUp,
    faceDown: fields.discard.faceDown,
    sharing: fields.sharing,
    bulletTrail: fields.history.bullets,
    lootTrail: fields.history.loot,
    finalLoot: fields.result,
  });
  checkAsking(publicState, place);
  if (fields.step !== stepOf(publicState))
    refuse(
      `${place}.step`,
      `${JSON.stringify(stepOf(publicState))} for this decision`,
      fields.step,
    );
  return { rules, publicState };
}

const readDiscard = (value: unknown, place: Place) =>
  readFields(value, place, { faceUp: readBullets, faceDown: whole(0, MANY) } satisfies Record<
    keyof PublicView['discard'],
    Reader<unknown>
  >);

const readHistory = (seats: number) => (value: unknown, place: Place) => {
  const { bullets, loot } = readFields(value, place, {
    bullets: listOf(readBulletMemory(seats), 0, MANY),
    loot: listOf(readLootMemory(seats), 0, MANY),
  } satisfies Record<keyof PublicView['history'], Reader<unknown>>);
  return { bullets: arrayToTrail(bullets), loot: arrayToTrail(loot) };
};
