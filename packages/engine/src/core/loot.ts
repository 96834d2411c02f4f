import { drawIndex, drawLoot } from './chance.ts';
import { entryAt } from './codes.ts';
import { tookEvent } from './commonEvents.ts';
import type { PublicState } from './compartments.ts';
import {
  GODFATHER,
  LOOT,
  LOOT_CODES,
  type LootCode,
  lootMask,
  type PerLoot,
  SHARES,
  type ShareCode,
  worksAtOnce,
} from './lootCards.ts';
import {
  rememberLostLoot,
  rememberStolen,
  rememberSwapped,
  rememberTaken,
  rememberTraded,
} from './lootRecords.ts';
import type { PowerName } from './names.ts';
import type { Seat } from './seats.ts';
import { type MutableMatch, seatStateOf } from './state.ts';

/** Every way a loot card can move. Only this file keeps counts, memory and events in sync. */

/** The New Godfather token in a mask of shares. */
export const TOKEN = 1 << GODFATHER;

export function putOnTable(publicState: PublicState, card: LootCode): void {
  publicState.table[card]++;
  publicState.shares |= 1 << card;
}

export function takeOffTable(publicState: PublicState, card: LootCode): void {
  if (--publicState.table[card] === 0) publicState.shares &= ~(1 << card);
}

/** Everything on the table except the token leaves the game. */
export function clearTable(publicState: PublicState): void {
  moveAll(publicState.table, publicState.spent);
  publicState.shares &= TOKEN;
}

export const pushTook = (
  match: MutableMatch,
  seat: Seat,
  share: ShareCode,
  by: PowerName | null,
): void => {
  match.events?.push(
    by === null
      ? tookEvent(seat, share)
      : { to: 'everyone', type: 'took', seat, share: SHARES[share], by },
  );
};

const addLoot = (match: MutableMatch, seat: Seat, card: LootCode): void => {
  seatStateOf(match, seat).loot[card]++;
  match.publicState.lootCards[seat]++;
};

const removeLoot = (match: MutableMatch, seat: Seat, card: LootCode): void => {
  seatStateOf(match, seat).loot[card]--;
  match.publicState.lootCards[seat]--;
};

/** A card taken in the open becomes the taker's loot. */
export function keepCard(match: MutableMatch, seat: Seat, card: LootCode): void {
  addLoot(match, seat, card);
  rememberTaken(match, seat, card);
}

/** A power takes a card from the table, outside the turns of the sharing. */
export function takeFromTable(
  match: MutableMatch,
  seat: Seat,
  card: LootCode,
  by: PowerName,
): void {
  takeOffTable(match.publicState, card);
  pushTook(match, seat, card, by);
  keepCard(match, seat, card);
}

/** a random loot card of `victim` goes to `seat`, unseen by the others. */
export function stealCard(
  match: MutableMatch,
  seat: Seat,
  victim: Seat,
  by: 'professional' | 'vulture',
): void {
  const card = drawLoot(match, seatStateOf(match, victim).loot);
  removeLoot(match, victim, card);
  addLoot(match, seat, card);
  rememberStolen(match, victim, seat, card);
  if (match.events === null) return;
  const open = match.rules.options.openLoot;
  match.events.push({
    to: 'everyone',
    type: 'stole',
    seat,
    victim,
    by,
    card: open ? LOOT[card] : null,
  });
  if (!open)
    match.events.push({
      to: [seat, victim],
      type: 'gotCard',
      seat,
      from: victim,
      card: LOOT[card],
    });
}

/** How many cards are in the piles of later rounds. */
export function cardsToCome(match: MutableMatch): number {
  const { pileSizes } = match.rules;
  let cards = 0;
  for (let round = match.publicState.round; round < pileSizes.length; round++)
    cards += pileSizes[round] ?? 0;
  return cards;
}

/**
 * P-junkDealer: swaps `gave` for a random card of a later pile. Returns that card; if it is loot,
 * the seat already owns it.
 */
export function tradeWithPiles(match: MutableMatch, seat: Seat, gave: LootCode): LootCode {
  const { publicState, hidden, rules } = match;
  const possible = lootMask(publicState.unseen);
  const index = drawIndex(match, hidden.deck.length - cardsToCome(match));
  const card = entryAt(hidden.deck, index);
  const deck = hidden.deck.slice();
  deck[index] = gave;
  hidden.deck = deck;
  const open = rules.options.openLoot || worksAtOnce(card);
  publicState.unseen[gave]++;
  if (open) publicState.unseen[card]--;
  if (!worksAtOnce(card)) addLoot(match, seat, card);
  rememberTraded(match, seat, gave, card, open, possible);
  if (match.events !== null) {
    match.events.push({
      to: 'everyone',
      type: 'traded',
      seat,
      gave: LOOT[gave],
      with: null,
      got: open ? LOOT[card] : null,
    });
    if (!open)
      match.events.push({ to: [seat], type: 'gotCard', seat, from: null, card: LOOT[card] });
  }
  return card;
}

/**
 * P-junkDealer with `junkDealer: "players"`: swaps `gave` for a random card of `other`, who now
 * owns it, unless it takes effect at once.
 */
export function tradeWithPlayer(
  match: MutableMatch,
  seat: Seat,
  other: Seat,
  gave: LootCode,
): void {
  const card = drawLoot(match, seatStateOf(match, other).loot);
  removeLoot(match, other, card);
  addLoot(match, seat, card);
  if (!worksAtOnce(gave)) addLoot(match, other, gave);
  rememberSwapped(match, seat, other, gave, card);
  if (match.events === null) return;
  const open = match.rules.options.openLoot;
  match.events.push({
    to: 'everyone',
    type: 'traded',
    seat,
    gave: LOOT[gave],
    with: other,
    got: open ? LOOT[card] : null,
  });
  if (!open)
    match.events.push({ to: [seat, other], type: 'gotCard', seat, from: other, card: LOOT[card] });
}

/** F-8: the loot of a dead player leaves the game. */
export function buryLoot(match: MutableMatch, seat: Seat): void {
  const { loot } = seatStateOf(match, seat);
  moveAll(loot, match.hidden.goneLoot);
  match.publicState.lootCards[seat] = 0;
  rememberLostLoot(match, seat);
}

function moveAll(from: PerLoot, to: PerLoot): void {
  for (const code of LOOT_CODES) {
    to[code] += from[code];
    from[code] = 0;
  }
}
