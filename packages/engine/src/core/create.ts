import { EDITION_RULES } from '../editions/index.ts';
import { POWERS } from '../powers/index.ts';
import { keyFromText, type Words } from './chacha.ts';
import { sumOf } from './codes.ts';
import type { Edition } from './edition.ts';
import type { GameEvent } from './events.ts';
import { advance } from './flow.ts';
import { LOOT_CODES, type LootCode, NO_LOOT, zeroPerLoot } from './lootCards.ts';
import { NO_MOVES } from './moves.ts';
import { type PerBullet, POWER_NAMES } from './names.ts';
import { type Options, resolveSetup, type Setup } from './options.ts';
import type { Power } from './power.ts';
import { below, shuffle, streamOf } from './random.ts';
import { freshPosition, makeRules } from './rules.ts';
import { everyone, NOBODY, noneEach, type Seat } from './seats.ts';
import type { Match, MutableMatch, PublicState, Rules, SeatState } from './state.ts';

/** The streams of a seed: how powers are dealt does not change the deck, and so on. */
const DECK_STREAM = 0;
const POWERS_STREAM = 1;
const GODFATHER_STREAM = 2;
export const PLAY_STREAM = 3;

const fullDeck = (edition: Edition): LootCode[] =>
  LOOT_CODES.flatMap((code) => new Array<LootCode>(edition.loot[code]).fill(code));

const DECKS = {
  second: fullDeck(EDITION_RULES.second),
  first: fullDeck(EDITION_RULES.first),
} as const;

const FRESH_POSITIONS = {
  second: freshPosition(EDITION_RULES.second),
  first: freshPosition(EDITION_RULES.first),
} as const;

/** F-3: all loot shuffled. */
export const shuffledDeck = (edition: Edition, key: Words): LootCode[] =>
  shuffle(streamOf(key, DECK_STREAM), DECKS[edition.name].slice());

const POWER_CARDS: readonly Power[] = POWER_NAMES.map((name) => POWERS[name]);

/** the powers of the seats: as agreed, or dealt at random. */
function dealPowers(
  powers: Options['powers'],
  seats: number,
  key: Words,
): readonly (Power | null)[] {
  if (powers === 'none') return [];
  if (powers !== 'random') return powers.map((name) => name && POWERS[name]);
  const random = streamOf(key, POWERS_STREAM);
  const cards = POWER_CARDS.slice();
  for (let i = 0; i < seats; i++) {
    const j = i + below(random, cards.length - i);
    const card = cards[i] as Power;
    cards[i] = cards[j] as Power;
    cards[j] = card;
  }
  return cards.slice(0, seats);
}

/** The public compartment before anything happened. */
export const blankPublic = (rules: Rules, godfather: Seat): PublicState => ({
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
  wounds: noneEach(),
  shame: noneEach(),
  targets: [-1, -1, -1, -1, -1, -1, -1, -1],
  bullets: noneEach(),
  lootCards: noneEach(),
  table: zeroPerLoot(),
  shares: 0,
  spent: zeroPerLoot(),
  unseen: zeroPerLoot(),
  faceUp: [0, 0, 0],
  faceDown: 0,
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
  ordered: NOBODY,
  bulletTrail: null,
  lootTrail: null,
  finalLoot: null,
});

/** The compartment of a seat that holds what the position gave it. */
export const blankSeat = (rules: Rules, seat: Seat): SeatState => {
  const [click, bang, bang3] = rules.startHands[seat];
  const loot = rules.startLoot[seat];
  return {
    hand: [click, bang, bang3],
    bullet: -1,
    locked: -1,
    loot: [loot[0], loot[1], loot[2], loot[3], loot[4], loot[5], loot[6], loot[7], loot[8]],
    bulletTrail: null,
    lootTrail: null,
  };
};

/** A match of these rules before its first round, with this deck and this randomness. */
export function blankMatch(
  rules: Rules,
  godfather: Seat,
  deck: readonly LootCode[],
  key: Words,
  script: readonly string[],
): MutableMatch {
  const publicState = blankPublic(rules, godfather);
  const seatStates: SeatState[] = [];
  for (let i = 0; i < rules.seats; i++) {
    const seat = i as Seat;
    seatStates.push(blankSeat(rules, seat));
    publicState.bullets[seat] = sumOf(rules.startHands[seat] as [number, number, number]);
    if (rules.startLoot[seat] !== NO_LOOT)
      publicState.lootCards[seat] = rules.startLoot[seat].reduce((sum, n) => sum + n, 0);
  }
  for (const card of deck) publicState.unseen[card]++;
  return {
    rules,
    publicState,
    seatStates,
    hidden: {
      deck,
      faceDown: rules.startFaceDown.slice() as PerBullet,
      goneBullets: [0, 0, 0],
      goneLoot: zeroPerLoot(),
      random: streamOf(key, PLAY_STREAM),
      script,
      scripted: 0,
    },
    events: null,
    offered: NO_MOVES,
    offeredTo: NOBODY,
    told: null,
    toldSeats: [],
    toldHolds: false,
  };
}

/** A new match, up to its first decision. Throws a SetupError that says what is wrong with the setup. */
export function createMatch(setup: Setup, events: GameEvent[] | null = null): Match {
  const { edition: name, options, seats, seed } = resolveSetup(setup);
  const edition = EDITION_RULES[name];
  const key = keyFromText(seed);
  const powers = dealPowers(options.powers, seats, key);
  const rules = makeRules(edition, options, seats, powers, FRESH_POSITIONS[name]);
  const godfather = options.oldest ?? (below(streamOf(key, GODFATHER_STREAM), seats) as Seat);
  const match = blankMatch(rules, godfather, shuffledDeck(edition, key), key, []);
  match.events = events;
  advance(match);
  match.events = null;
  return match;
}
