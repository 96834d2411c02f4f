import { LOOT, type Loot, lootCode } from '../core/lootCards.ts';
import {
  BURIED,
  type BulletRecord,
  type KnownCard,
  LOST,
  type LootRecord,
  PASSED,
  PLAYED,
  packBullet,
  packLoot,
  REGAINED,
  SEARCHED,
  STOLEN,
  SWAPPED,
  TOOK,
  TRADED,
  UNKNOWN_CARD,
  unpackBullet,
  unpackLoot,
} from '../core/memory.ts';
import { BULLET_CODES, BULLETS, type Bullet, bulletCode } from '../core/names.ts';
import type { Seat } from '../core/seats.ts';
import { seatBelow } from './cards.ts';
import { once } from './once.ts';
import { fieldsOf, flag, listOf, oneOf, orNull, type Reader, whole } from './reader.ts';

/** The public memory in words: what everybody saw of every bullet that moved. */
export type BulletMemory =
  | {
      readonly kind: 'played';
      readonly round: number;
      readonly seat: Seat;
      readonly faceUp: boolean;
      readonly possible: readonly Bullet[];
    }
  | { readonly kind: 'passed'; readonly round: number; readonly from: Seat; readonly to: Seat }
  | {
      readonly kind: 'regained';
      readonly round: number;
      readonly seat: Seat;
      readonly from: 'faceUp' | 'faceDown';
    }
  | {
      readonly kind: 'searched';
      readonly round: number;
      readonly seat: Seat;
      readonly found: boolean;
    }
  | { readonly kind: 'buried'; readonly round: number; readonly seat: Seat };

/** What everybody saw of every loot card that moved; null is a card that not everybody saw. */
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

export const tellBullet = once((packed: number): BulletMemory => {
  const { kind, round, seat, other, possible, open } = unpackBullet(packed);
  switch (kind) {
    case PLAYED:
      return {
        kind: 'played',
        round,
        seat,
        faceUp: open,
        possible: BULLETS.filter((_, code) => (possible >> code) & 1),
      };
    case PASSED:
      return { kind: 'passed', round, from: seat, to: other };
    case REGAINED:
      return { kind: 'regained', round, seat, from: open ? 'faceUp' : 'faceDown' };
    case SEARCHED:
      return { kind: 'searched', round, seat, found: open };
    case BURIED:
      return { kind: 'buried', round, seat };
  }
});

export const tellLoot = once((packed: number): LootMemory => {
  const { kind, round, seat, other, card, drawn, possible } = unpackLoot(packed);
  switch (kind) {
    case TOOK:
      return { kind: 'took', round, seat, card: LOOT[card as 0] };
    case STOLEN:
      return { kind: 'stolen', round, from: seat, to: other, card: cardName(card) };
    case TRADED:
      return {
        kind: 'traded',
        round,
        seat,
        gave: LOOT[card as 0],
        got: cardName(drawn),
        possible: LOOT.filter((_, code) => (possible >> code) & 1),
      };
    case SWAPPED:
      return {
        kind: 'swapped',
        round,
        seat,
        with: other,
        gave: LOOT[card as 0],
        got: cardName(drawn),
      };
    case LOST:
      return { kind: 'lost', round, seat };
  }
});

const roundNumber = whole(0, 8);

const BLANK_BULLET = { other: 0, possible: 0, open: false } as const;

/** Reads back what tellBullet said. */
export const readBulletMemory =
  (seats: number): Reader<number> =>
  (value, place) => {
    const seat = seatBelow(seats);
    const kind = oneOf(['played', 'passed', 'regained', 'searched', 'buried'])(
      (value as { kind?: unknown } | null)?.kind,
      `${place}.kind`,
    );
    const record = (names: readonly string[]): Record<string, unknown> =>
      fieldsOf(value, place, ['kind', 'round', ...names]);
    const pack = (of: Omit<BulletRecord, 'round'>, fields: Record<string, unknown>): number =>
      packBullet({ ...of, round: roundNumber(fields.round, `${place}.round`) });
    const at = (fields: Record<string, unknown>, name: string): Seat =>
      seat(fields[name], `${place}.${name}`);
    switch (kind) {
      case 'played': {
        const fields = record(['seat', 'faceUp', 'possible']);
        const possible = listOf(
          oneOf(BULLETS),
          1,
          BULLET_CODES.length,
        )(fields.possible, `${place}.possible`);
        const mask = possible.reduce((set, bullet) => set | (1 << bulletCode(bullet)), 0);
        return pack(
          {
            ...BLANK_BULLET,
            kind: PLAYED,
            seat: at(fields, 'seat'),
            possible: mask,
            open: flag(fields.faceUp, `${place}.faceUp`),
          },
          fields,
        );
      }
      case 'passed': {
        const fields = record(['from', 'to']);
        return pack(
          {
            kind: PASSED,
            seat: at(fields, 'from'),
            other: at(fields, 'to'),
            possible: 7,
            open: false,
          },
          fields,
        );
      }
      case 'regained': {
        const fields = record(['seat', 'from']);
        const from = oneOf(['faceUp', 'faceDown'])(fields.from, `${place}.from`);
        return pack(
          { ...BLANK_BULLET, kind: REGAINED, seat: at(fields, 'seat'), open: from === 'faceUp' },
          fields,
        );
      }
      case 'searched': {
        const fields = record(['seat', 'found']);
        return pack(
          {
            ...BLANK_BULLET,
            kind: SEARCHED,
            seat: at(fields, 'seat'),
            open: flag(fields.found, `${place}.found`),
          },
          fields,
        );
      }
      case 'buried': {
        const fields = record(['seat']);
        return pack({ ...BLANK_BULLET, kind: BURIED, seat: at(fields, 'seat') }, fields);
      }
    }
  };

const BLANK_LOOT = { other: 0, card: UNKNOWN_CARD, drawn: UNKNOWN_CARD, possible: 0 } as const;

/** Reads back what tellLoot said. */
export const readLootMemory =
  (seats: number): Reader<number> =>
  (value, place) => {
    const seat = seatBelow(seats);
    const kind = oneOf(['took', 'stolen', 'traded', 'swapped', 'lost'])(
      (value as { kind?: unknown } | null)?.kind,
      `${place}.kind`,
    );
    const record = (names: readonly string[]): Record<string, unknown> =>
      fieldsOf(value, place, ['kind', 'round', ...names]);
    const pack = (of: Omit<LootRecord, 'round'>, fields: Record<string, unknown>): number =>
      packLoot({ ...of, round: roundNumber(fields.round, `${place}.round`) });
    const at = (fields: Record<string, unknown>, name: string): Seat =>
      seat(fields[name], `${place}.${name}`);
    const card = (fields: Record<string, unknown>, name: string): KnownCard =>
      cardCode(orNull(oneOf(LOOT))(fields[name], `${place}.${name}`));
    const shownCard = (fields: Record<string, unknown>, name: string): KnownCard =>
      cardCode(oneOf(LOOT)(fields[name], `${place}.${name}`));
    switch (kind) {
      case 'took': {
        const fields = record(['seat', 'card']);
        return pack(
          { ...BLANK_LOOT, kind: TOOK, seat: at(fields, 'seat'), card: shownCard(fields, 'card') },
          fields,
        );
      }
      case 'stolen': {
        const fields = record(['from', 'to', 'card']);
        return pack(
          {
            ...BLANK_LOOT,
            kind: STOLEN,
            seat: at(fields, 'from'),
            other: at(fields, 'to'),
            card: card(fields, 'card'),
          },
          fields,
        );
      }
      case 'traded': {
        const fields = record(['seat', 'gave', 'got', 'possible']);
        const possible = listOf(oneOf(LOOT), 0, LOOT.length)(fields.possible, `${place}.possible`);
        return pack(
          {
            ...BLANK_LOOT,
            kind: TRADED,
            seat: at(fields, 'seat'),
            card: shownCard(fields, 'gave'),
            drawn: card(fields, 'got'),
            possible: possible.reduce((set, each) => set | (1 << lootCode(each)), 0),
          },
          fields,
        );
      }
      case 'swapped': {
        const fields = record(['seat', 'with', 'gave', 'got']);
        return pack(
          {
            ...BLANK_LOOT,
            kind: SWAPPED,
            seat: at(fields, 'seat'),
            other: at(fields, 'with'),
            card: shownCard(fields, 'gave'),
            drawn: card(fields, 'got'),
          },
          fields,
        );
      }
      case 'lost': {
        const fields = record(['seat']);
        return pack({ ...BLANK_LOOT, kind: LOST, seat: at(fields, 'seat') }, fields);
      }
    }
  };
