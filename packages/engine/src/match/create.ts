import { keyFromText, type Words } from '../core/chacha.ts';
import { entryAt, sumOf } from '../core/codes.ts';
import {
  blankPublicState,
  blankSeatState,
  makeMatch,
  type SeatState,
} from '../core/compartments.ts';
import type { GameEvent } from '../core/events.ts';
import { advance } from '../core/flow.ts';
import { LOOT_CODES, type LootCode, zeroPerLoot } from '../core/lootCards.ts';
import { copyBullets, POWER_NAMES, zeroPerBullet } from '../core/names.ts';
import type { Options, Setup } from '../core/options.ts';
import { below, shuffle, streamOf } from '../core/random.ts';
import { type Seat, seatsBelow } from '../core/seats.ts';
import type { Edition, Match, MutableMatch, Power, Rules } from '../core/state.ts';
import { DECK_STREAM, GODFATHER_STREAM, PLAY_STREAM, POWERS_STREAM } from '../core/streams.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { POWERS } from '../powers/index.ts';
import { memoizeByEdition } from './memoizeByEdition.ts';
import { freshPosition, makeRules } from './rules.ts';
import { resolveSetup } from './setup.ts';

/** Pushed card by card: V8 treats arrays made with `new Array` as having holes, and checks for them on every read. */
function fullDeck(edition: Edition): LootCode[] {
  const deck: LootCode[] = [];
  for (const code of LOOT_CODES) for (let i = edition.loot[code]; i > 0; i--) deck.push(code);
  return deck;
}

const deckOf = memoizeByEdition(fullDeck);
const positionOf = memoizeByEdition(freshPosition);

/** F-3: all loot shuffled. */
export const shuffledDeck = (edition: Edition, key: Words): LootCode[] =>
  shuffle(streamOf(key, DECK_STREAM), deckOf(edition).slice());

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

/** A match of these rules before its first round, with this deck and this randomness. */
export function blankMatch(
  rules: Rules,
  godfather: Seat,
  deck: readonly LootCode[],
  key: Words,
  script: readonly string[],
): MutableMatch {
  const publicState = blankPublicState(rules, godfather);
  const seatStates: SeatState[] = [];
  for (const seat of seatsBelow(rules.seats)) {
    seatStates.push(blankSeatState(rules, seat));
    publicState.bullets[seat] = sumOf(rules.startHands[seat]);
    publicState.lootCards[seat] = sumOf(rules.startLoot[seat]);
  }
  // By index, because an iterator over all cards would take more memory than the match.
  for (let i = 0; i < deck.length; i++) publicState.unseen[entryAt(deck, i)]++;
  return makeMatch(rules, publicState, seatStates, {
    deck,
    faceDown: copyBullets(rules.startFaceDown),
    goneBullets: zeroPerBullet(),
    goneLoot: zeroPerLoot(),
    random: streamOf(key, PLAY_STREAM),
    script,
    scripted: 0,
  });
}

/** A new match, up to its first decision. Throws a SetupError that says what is wrong with the setup. */
export function createMatch(setup: Setup, events: GameEvent[] | null = null): Match {
  const { edition: name, options, seats, seed } = resolveSetup(setup);
  const edition = EDITION_RULES[name];
  const key = keyFromText(seed);
  const powers = dealPowers(options.powers, seats, key);
  const rules = makeRules(edition, options, seats, powers, positionOf(edition));
  const godfather =
    options.oldest ?? entryAt(seatsBelow(seats), below(streamOf(key, GODFATHER_STREAM), seats));
  const match = blankMatch(rules, godfather, shuffledDeck(edition, key), key, []);
  match.events = events;
  advance(match);
  match.events = null;
  return match;
}
