import { blankPublic } from '../core/create.ts';
import { TOKEN } from '../core/loot.ts';
import {
  type KindCode,
  LOOT,
  LOOT_KINDS,
  type LootCode,
  lootCode,
  lootMask,
  NO_LOOT,
  type PerLoot,
  SHARES,
  type ShareCode,
  shareCode,
} from '../core/lootCards.ts';
import { MOVES, parseMove } from '../core/moves.ts';
import {
  BULLETS,
  type BulletCode,
  bulletCode,
  NO_BULLETS,
  type PerBullet,
  POWER_NAMES,
  SEAT_STATES,
  STEPS,
} from '../core/names.ts';
import { quote, resolveSetup, SetupError } from '../core/options.ts';
import { stepOf } from '../core/play.ts';
import { DECISIONS_BY_NAME } from '../core/registry.ts';
import type { MatchResult } from '../core/result.ts';
import { makeRules, positionOf } from '../core/rules.ts';
import {
  NOBODY,
  only,
  type PerSeat,
  perSeat,
  type Seat,
  type SeatOrNobody,
  seatsOf,
} from '../core/seats.ts';
import type { PublicState, Rules, SeatState } from '../core/state.ts';
import { arrayToTrail } from '../core/trail.ts';
import { RULES_VERSION } from '../core/version.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { POWERS } from '../powers/index.ts';
import { readBullets, readLoot, seatBelow, seatSetBelow } from './cards.ts';
import { readBulletMemory, readLootMemory } from './history.ts';
import { fieldsOf, flag, listOf, oneOf, orNull, type Reader, refuse, whole } from './reader.ts';

/** Reads the compartments of a match back from what view.ts makes of them, and refuses what no match can look like. */

const MANY = 400;

const PUBLIC_FIELDS = [
  'rulesVersion',
  'edition',
  'options',
  'seats',
  'rounds',
  'round',
  'step',
  'phase',
  'decision',
  'deciding',
  'answered',
  'godfather',
  'tokenOnTable',
  'heir',
  'ordered',
  'players',
  'table',
  'spent',
  'unseen',
  'piles',
  'discard',
  'sharing',
  'history',
  'start',
  'result',
] as const;
const PLAYER_FIELDS = [
  'power',
  'alive',
  'state',
  'wounds',
  'fatalWounds',
  'shame',
  'target',
  'loaded',
  'bullets',
  'lootCards',
] as const;
const SHARING_FIELDS = [
  'sharers',
  'turn',
  'announced',
  'forbidden',
  'hasTaken',
  'satisfied',
  'usedPower',
  'incoming',
  'receiver',
  'clipUser',
] as const;

const orNobody =
  (seats: number): Reader<SeatOrNobody> =>
  (value, place) =>
    orNull(seatBelow(seats))(value, place) ?? NOBODY;

const fill = <T>(values: readonly T[], rest: T): PerSeat<T> => {
  const filled = perSeat(rest);
  for (const [seat, value] of values.entries()) filled[seat as Seat] = value;
  return filled;
};

function readRules(fields: Record<(typeof PUBLIC_FIELDS)[number], unknown>, place: string): Rules {
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
  const start = fieldsOf(fields.start, `${place}.start`, [
    'hands',
    'loot',
    'faceDown',
    'pileSizes',
  ]);
  const powers = listOf(
    (player, at) =>
      orNull(oneOf(POWER_NAMES))((player as { power?: unknown } | null)?.power, `${at}.power`),
    seats,
    seats,
  )(fields.players, `${place}.players`);
  const position = positionOf({
    pileSizes: listOf(
      whole(0, MANY),
      edition.rounds,
      edition.rounds,
    )(start.pileSizes, `${place}.start.pileSizes`),
    startHands: fill<Readonly<PerBullet>>(
      listOf(readBullets, seats, seats)(start.hands, `${place}.start.hands`),
      NO_BULLETS,
    ),
    startFaceDown: readBullets(start.faceDown, `${place}.start.faceDown`),
    startLoot: fill<Readonly<PerLoot>>(
      listOf(readLoot, seats, seats)(start.loot, `${place}.start.loot`),
      NO_LOOT,
    ),
  });
  return makeRules(
    edition,
    options,
    seats,
    powers.map((name) => name && POWERS[name]),
    position,
  );
}

function readPlayers(rules: Rules, publicState: PublicState, value: unknown, place: string): void {
  listOf(
    (player, at) => {
      const fields = fieldsOf(player, at, PLAYER_FIELDS);
      const seat = Number(/\d+(?=\]$)/.exec(at)?.[0]) as Seat;
      const state = oneOf(SEAT_STATES)(fields.state, `${at}.state`);
      if (state === 'dead') publicState.alive &= ~only(seat);
      if (flag(fields.alive, `${at}.alive`) !== (state !== 'dead'))
        refuse(`${at}.alive`, `${state !== 'dead'} for a seat that is ${state}`, fields.alive);
      if (state === 'out') publicState.out |= only(seat);
      if (state === 'wounded') publicState.hit |= only(seat);
      if (state === 'ducked') publicState.ducked |= only(seat);
      if (flag(fields.loaded, `${at}.loaded`)) publicState.loaded |= only(seat);
      publicState.wounds[seat] = whole(0, MANY)(fields.wounds, `${at}.wounds`);
      publicState.shame[seat] = whole(0, MANY)(fields.shame, `${at}.shame`);
      publicState.targets[seat] = orNobody(rules.seats)(fields.target, `${at}.target`);
      publicState.bullets[seat] = whole(0, MANY)(fields.bullets, `${at}.bullets`);
      publicState.lootCards[seat] = whole(0, MANY)(fields.lootCards, `${at}.lootCards`);
    },
    rules.seats,
    rules.seats,
  )(value, place);
}

function readSharing(rules: Rules, publicState: PublicState, value: unknown, place: string): void {
  const fields = fieldsOf(value, place, SHARING_FIELDS);
  const set = seatSetBelow(rules.seats);
  const seat = orNobody(rules.seats);
  const [first, second] = listOf(oneOf(SHARES), 0, 2)(fields.announced, `${place}.announced`);
  const forbidden = orNull(oneOf(LOOT_KINDS))(fields.forbidden, `${place}.forbidden`);
  const incoming = orNull(oneOf(LOOT))(fields.incoming, `${place}.incoming`);
  publicState.sharers = set(fields.sharers, `${place}.sharers`);
  publicState.turn = seat(fields.turn, `${place}.turn`);
  publicState.announced = first === undefined ? -1 : (shareCode(first) as ShareCode);
  publicState.announcedNext = second === undefined ? -1 : (shareCode(second) as ShareCode);
  publicState.forbidden = forbidden === null ? -1 : (LOOT_KINDS.indexOf(forbidden) as KindCode);
  publicState.hasTaken = set(fields.hasTaken, `${place}.hasTaken`);
  publicState.satisfied = set(fields.satisfied, `${place}.satisfied`);
  publicState.usedPower = set(fields.usedPower, `${place}.usedPower`);
  publicState.incoming = incoming === null ? -1 : (lootCode(incoming) as LootCode);
  publicState.receiver = seat(fields.receiver, `${place}.receiver`);
  publicState.clipUser = seat(fields.clipUser, `${place}.clipUser`);
}

/** Everybody's loot at the end. The money is worked out from it again, not read. */
function readFinalLoot(value: unknown, seats: number, place: string): PerLoot[] {
  const fields = fieldsOf(value, place, [
    'winners',
    'reason',
    'seats',
  ] satisfies (keyof MatchResult)[]);
  return listOf(
    (seat, at) => readLoot((seat as { loot?: unknown } | null)?.loot, `${at}.loot`),
    seats,
    seats,
  )(fields.seats, `${place}.seats`);
}

/** The rules and the public compartment. */
export function readPublic(
  value: unknown,
  place: string,
): { rules: Rules; publicState: PublicState } {
  const fields = fieldsOf(value, place, PUBLIC_FIELDS);
  const rules = readRules(fields, place);
  const { seats } = rules;
  const publicState = blankPublic(rules, seatBelow(seats)(fields.godfather, `${place}.godfather`));
  readPlayers(rules, publicState, fields.players, `${place}.players`);
  readSharing(rules, publicState, fields.sharing, `${place}.sharing`);
  publicState.round = whole(1, rules.edition.rounds)(fields.round, `${place}.round`);
  publicState.phase = rules.program.findIndex((phase) => phase.name === fields.phase);
  if (publicState.phase === -1)
    refuse(
      `${place}.phase`,
      `one of ${rules.program.map((phase) => phase.name).join(', ')}`,
      fields.phase,
    );
  const over = fields.result !== null;
  if (over) publicState.finalLoot = readFinalLoot(fields.result, seats, `${place}.result`);
  publicState.deciding = seatSetBelow(seats)(fields.deciding, `${place}.deciding`);
  publicState.asked =
    publicState.deciding | seatSetBelow(seats)(fields.answered, `${place}.answered`);
  publicState.asking =
    fields.decision === null
      ? null
      : (DECISIONS_BY_NAME.get(fields.decision) ??
        refuse(`${place}.decision`, 'a decision of this game', fields.decision));
  if (
    (publicState.asking === null) !== over ||
    (publicState.deciding === 0) !== over ||
    (publicState.deciding & ~publicState.alive) !== 0
  )
    throw new SetupError(
      `${place} can't be: while a match lasts, living seats are deciding something, and afterwards nobody is`,
    );
  const step = oneOf(STEPS)(fields.step, `${place}.step`);
  if (step !== stepOf(publicState))
    refuse(`${place}.step`, `${JSON.stringify(stepOf(publicState))} for this decision`, step);
  publicState.heir = orNobody(seats)(fields.heir, `${place}.heir`);
  publicState.ordered = orNobody(seats)(fields.ordered, `${place}.ordered`);
  for (const name of ['table', 'spent', 'unseen'] as const)
    for (const [code, count] of readLoot(fields[name], `${place}.${name}`).entries())
      publicState[name][code as LootCode] = count;
  publicState.shares =
    lootMask(publicState.table) | (flag(fields.tokenOnTable, `${place}.tokenOnTable`) ? TOKEN : 0);
  const discard = fieldsOf(fields.discard, `${place}.discard`, ['faceUp', 'faceDown']);
  for (const [code, count] of readBullets(discard.faceUp, `${place}.discard.faceUp`).entries())
    publicState.faceUp[code as BulletCode] = count;
  publicState.faceDown = whole(0, MANY)(discard.faceDown, `${place}.discard.faceDown`);
  const history = fieldsOf(fields.history, `${place}.history`, ['bullets', 'loot']);
  publicState.bulletTrail = arrayToTrail(
    listOf(readBulletMemory(seats), 0, MANY)(history.bullets, `${place}.history.bullets`),
  );
  publicState.lootTrail = arrayToTrail(
    listOf(readLootMemory(seats), 0, MANY)(history.loot, `${place}.history.loot`),
  );
  return { rules, publicState };
}

/** The compartment of a seat, in keeping with what everybody sees of it. */
export function readSeat(
  publicState: PublicState,
  seat: Seat,
  value: unknown,
  place: string,
): SeatState {
  const fields = fieldsOf(value, place, [
    'hand',
    'bullet',
    'locked',
    'loot',
    'knownBullets',
    'knownCards',
  ]);
  const bullet = orNull(oneOf(BULLETS))(fields.bullet, `${place}.bullet`);
  const hand = readBullets(fields.hand, `${place}.hand`);
  const loot = readLoot(fields.loot, `${place}.loot`);
  const locked =
    fields.locked === null
      ? undefined
      : (parseMove(fields.locked) ?? refuse(`${place}.locked`, 'a move', fields.locked));
  if (hand[0] + hand[1] + hand[2] !== publicState.bullets[seat])
    refuse(`${place}.hand`, `${publicState.bullets[seat]} bullets, as everybody sees`, fields.hand);
  if (loot.reduce((sum, count) => sum + count, 0) !== publicState.lootCards[seat])
    refuse(`${place}.loot`, `${publicState.lootCards[seat]} cards, as everybody sees`, fields.loot);
  if ((bullet !== null) !== seatsOf(publicState.loaded).includes(seat))
    refuse(`${place}.bullet`, 'there exactly if everybody sees one', bullet);
  return {
    hand,
    bullet: bullet === null ? -1 : bulletCode(bullet),
    locked: locked === undefined ? -1 : MOVES.indexOf(locked),
    loot,
    bulletTrail: arrayToTrail(
      listOf(oneOf(BULLETS), 0, MANY)(fields.knownBullets, `${place}.knownBullets`).map(bulletCode),
    ),
    lootTrail: arrayToTrail(
      listOf(oneOf(LOOT), 0, MANY)(fields.knownCards, `${place}.knownCards`).map(lootCode),
    ),
  };
}
