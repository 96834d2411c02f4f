import { type Loot, type LootMemory, MAX_SEATS, type PublicView, usedAtOnce } from '@holdup/engine';
import { has, lootWitnesses } from '@holdup/engine/codes';
import { KEPT_LOOT } from './columns.ts';

type History = Pick<PublicView, 'start' | 'seats' | 'history' | 'unseen'>;

/**
 * What the history of loot says about every seat: how many of each kept card it owns, as expected
 * values where cards moved unseen.
 */
export interface LootTally {
  /** By seat and kept card. */
  readonly cards: Float64Array;
  /** Rounds in which a seat kept a card, as a bit mask. */
  readonly brave: Int32Array;
  /** Seats that gave or received a card unseen: they know more than the others. */
  concerned: number;
}

export const KEPT = KEPT_LOOT.length;

export const createLootTally = (): LootTally => ({
  cards: new Float64Array(MAX_SEATS * KEPT),
  brave: new Int32Array(MAX_SEATS),
  concerned: 0,
});

/** The index among the kept cards; −1 for a card that takes effect at once. */
const codeOf = (card: Loot): number => KEPT_LOOT.indexOf(card);

/** Adds a list of cards, sorted or not, to counts by position among the kept cards. */
export function countKept(cards: readonly Loot[], to: Float64Array, at: number): void {
  let last: Loot | null = null;
  let code = -1;
  for (const card of cards) {
    if (card !== last) {
      last = card;
      code = codeOf(card);
    }
    if (code !== -1) to[at + code] = (to[at + code] ?? 0) + 1;
  }
}

const unseenCards = new Float64Array(KEPT);

/** Moves one card from the `from` counts to the `to` counts: the known one, or a fraction of each. */
function move(
  from: Float64Array,
  at: number,
  to: Float64Array,
  into: number,
  card: Loot | null,
): void {
  if (card !== null) {
    const code = codeOf(card);
    if (code === -1) return;
    from[at + code] = (from[at + code] ?? 0) - 1;
    to[into + code] = (to[into + code] ?? 0) + 1;
    return;
  }
  let total = 0;
  for (let code = 0; code < KEPT; code++) total += from[at + code] ?? 0;
  if (total <= 0) return;
  for (let code = 0; code < KEPT; code++) {
    const part = (from[at + code] ?? 0) / total;
    from[at + code] = (from[at + code] ?? 0) - part;
    to[into + code] = (to[into + code] ?? 0) + part;
  }
}

const add = ({ cards }: LootTally, seat: number, card: Loot): void => {
  const code = codeOf(card);
  if (code !== -1) cards[seat * KEPT + code] = (cards[seat * KEPT + code] ?? 0) + 1;
};

function begin(tally: LootTally, { start, seats }: History): void {
  tally.cards.fill(0);
  tally.brave.fill(0);
  tally.concerned = 0;
  for (let seat = 0; seat < seats; seat++) {
    const cards = start.loot[seat];
    if (cards !== undefined && cards.length > 0) countKept(cards, tally.cards, seat * KEPT);
  }
}

function countMoved(tally: LootTally, entry: LootMemory, known: Loot | null, shown: History): void {
  const { cards } = tally;
  switch (entry.kind) {
    case 'took':
      add(tally, entry.seat, entry.card);
      tally.brave[entry.seat] = (tally.brave[entry.seat] ?? 0) | (1 << entry.round);
      return;
    case 'stolen':
      move(cards, entry.from * KEPT, cards, entry.to * KEPT, entry.card ?? known);
      return;
    case 'traded': {
      const got = entry.got ?? known;
      unseenCards.fill(0);
      if (got === null) countKept(shown.unseen, unseenCards, 0);
      move(unseenCards, 0, cards, entry.seat * KEPT, got);
      return;
    }
    case 'swapped':
      move(cards, entry.with * KEPT, cards, entry.seat * KEPT, entry.got ?? known);
      if (!usedAtOnce(entry.gave)) add(tally, entry.with, entry.gave);
      return;
    case 'lost':
      cards.fill(0, entry.seat * KEPT, (entry.seat + 1) * KEPT);
      return;
  }
}

/** Counts the public history as seen by `seat`, which knows `secrets`; −1 counts only what everybody knows. */
export function tallyLoot(
  tally: LootTally,
  shown: History,
  seat: number,
  secrets: readonly Loot[],
): void {
  begin(tally, shown);
  const entries = shown.history.loot;
  let used = 0;
  for (const entry of entries) {
    const witnesses = lootWitnesses(entry);
    tally.concerned |= witnesses;
    const known = seat >= 0 && has(witnesses, seat) ? (secrets[used++] ?? null) : null;
    countMoved(tally, entry, known, shown);
  }
}
