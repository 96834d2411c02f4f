import { maskOf } from '../core/codes.ts';
import { LOOT, type Loot, lootCode } from '../core/lootCards.ts';
import {
  type KnownCard,
  LOST,
  type LootRecord,
  packLoot,
  STOLEN,
  SWAPPED,
  TOOK,
  TRADED,
  UNKNOWN_CARD,
  unpackLoot,
} from '../core/lootRecords.ts';
import { only, type Seat, type SeatSet } from '../core/seats.ts';
import { roundNumber, seatBelow } from './cards.ts';
import { memoizeByNumber } from './memoizeByNumber.ts';
import {
  anything,
  kindOf,
  listOf,
  oneOf,
  orNull,
  type Path,
  type Reader,
  readFields,
} from './reader.ts';
import { nameAt } from './sharedLists.ts';

/** What everybody saw of a loot card that moved; null is a card that not everybody saw. */
export type LootMemory =
  | { readonly kind: 'took'; readonly round: number; readonly seat: Seat; readonly card: Loot }
  | {
      readonly kind: 'stolen';
      readonly round: number;
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Loot | null;
    }
  | {
      readonly kind: 'traded';
      readonly round: number;
      readonly seat: Seat;
      readonly gave: Loot;
      readonly got: Loot | null;
      /** What could be drawn from the piles then. */
      readonly possible: readonly Loot[];
    }
  | {
      readonly kind: 'swapped';
      readonly round: number;
      readonly seat: Seat;
      readonly with: Seat;
      readonly gave: Loot;
      readonly got: Loot | null;
    }
  | { readonly kind: 'lost'; readonly round: number; readonly seat: Seat };

const cardName = (card: KnownCard): Loot | null => (card === UNKNOWN_CARD ? null : LOOT[card]);
const cardCode = (card: Loot | null): KnownCard => (card === null ? UNKNOWN_CARD : lootCode(card));

export const lootMemory = memoizeByNumber((packed: number): LootMemory => {
  const { kind, round, seat, other, card, drawn, possible } = unpackLoot(packed);
  switch (kind) {
    case TOOK:
      return { kind: 'took', round, seat, card: nameAt(LOOT, card) };
    case STOLEN:
      return { kind: 'stolen', round, from: seat, to: other, card: cardName(card) };
    case TRADED:
      return {
        kind: 'traded',
        round,
        seat,
        gave: nameAt(LOOT, card),
        got: cardName(drawn),
        possible: LOOT.filter((_, code) => (possible >> code) & 1),
      };
    case SWAPPED:
      return {
        kind: 'swapped',
        round,
        seat,
        with: other,
        gave: nameAt(LOOT, card),
        got: cardName(drawn),
      };
    case LOST:
      return { kind: 'lost', round, seat };
  }
});

/** the seats that know a card which the others don't know; none if everybody knows it. */
export function lootWitnesses(memory: LootMemory): SeatSet {
  switch (memory.kind) {
    case 'stolen':
      return memory.card === null ? only(memory.from) | only(memory.to) : 0;
    case 'traded':
      return memory.got === null ? only(memory.seat) : 0;
    case 'swapped':
      return memory.got === null ? only(memory.seat) | only(memory.with) : 0;
    case 'took':
    case 'lost':
      return 0;
  }
}

/** The default values of fields that a kind of record does not have. */
const REST = { other: 0, card: UNKNOWN_CARD, drawn: UNKNOWN_CARD, possible: 0 } as const;

const KINDS = ['took', 'stolen', 'traded', 'swapped', 'lost'] as const;

/** The fields of each kind of record. */
const readersFor = (seat: Reader<Seat>) => {
  const common = { kind: anything, round: roundNumber };
  const seen = oneOf(LOOT);
  const maybe = orNull(seen);
  return {
    took: { ...common, seat, card: seen },
    stolen: { ...common, from: seat, to: seat, card: maybe },
    traded: { ...common, seat, gave: seen, got: maybe, possible: listOf(seen, 0, LOOT.length) },
    swapped: { ...common, seat, with: seat, gave: seen, got: maybe },
    lost: { ...common, seat },
  } as const;
};

function readRecord(
  value: unknown,
  path: Path,
  readers: ReturnType<typeof readersFor>,
): LootRecord {
  const kind = kindOf(value, path, KINDS);
  switch (kind) {
    case 'took': {
      const { round, seat, card } = readFields(value, path, readers.took);
      return { ...REST, kind: TOOK, round, seat, card: cardCode(card) };
    }
    case 'stolen': {
      const { round, from, to, card } = readFields(value, path, readers.stolen);
      return { ...REST, kind: STOLEN, round, seat: from, other: to, card: cardCode(card) };
    }
    case 'traded': {
      const { round, seat, gave, got, possible } = readFields(value, path, readers.traded);
      const cards = { card: cardCode(gave), drawn: cardCode(got) };
      const mask = maskOf(possible.map(lootCode));
      return { ...REST, kind: TRADED, round, seat, ...cards, possible: mask };
    }
    case 'swapped': {
      const { round, seat, with: other, gave, got } = readFields(value, path, readers.swapped);
      const cards = { card: cardCode(gave), drawn: cardCode(got) };
      return { ...REST, kind: SWAPPED, round, seat, other, ...cards };
    }
    case 'lost': {
      const { round, seat } = readFields(value, path, readers.lost);
      return { ...REST, kind: LOST, round, seat };
    }
  }
}

/** Reads back what lootMemory made, as the packed record. */
export const readLootMemory = (seats: number): Reader<number> => {
  const readers = readersFor(seatBelow(seats));
  return (value, path) => packLoot(readRecord(value, path, readers));
};
