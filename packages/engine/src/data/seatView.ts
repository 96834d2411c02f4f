import { sumOf } from '../core/codes.ts';
import type { ReadonlyPublicState, ReadonlySeatState, SeatState } from '../core/compartments.ts';
import { LOOT, type Loot, lootCode, lootNames } from '../core/lootCards.ts';
import { type Move, moveCode, moveOf } from '../core/moves.ts';
import { BULLETS, type Bullet, type BulletCounts, bulletCode } from '../core/names.ts';
import { has, type Seat } from '../core/seats.ts';
import { arrayToTrail } from '../core/trail.ts';
import { MANY, readBullets, readLoot, readMove, type Shown } from './cards.ts';
import { listOf, oneOf, orNull, type Path, type Reader, readFields, refuse } from './reader.ts';
import { bulletAt, entriesOf, nameAt, namesOfBullets, namesOfLoot } from './sharedLists.ts';

/** What one seat sees in addition to the public view, by name. */
export interface OwnView {
  readonly hand: BulletCounts;
  readonly bullet: Bullet | null;
  readonly locked: Move | null;
  readonly loot: readonly Loot[];
  /** The bullets and cards behind those entries of the public history that this seat, but not everybody, knows. */
  readonly knownBullets: readonly Bullet[];
  readonly knownCards: readonly Loot[];
}

/** A view of a seat, and the state it was made from. */
export interface SeatViewOf {
  readonly view: OwnView;
  readonly state: ReadonlySeatState;
}

const cardAt = (code: number): Loot => nameAt(LOOT, code);

/** The compartment of a seat by name; parts unchanged since `last` are shared with it. */
export const seatView = (state: ReadonlySeatState, last: SeatViewOf | null = null): OwnView =>
  ({
    hand: namesOfBullets(state.hand),
    bullet: state.bullet === -1 ? null : BULLETS[state.bullet],
    locked: state.locked === -1 ? null : moveOf(state.locked),
    loot: namesOfLoot(state.loot, last?.state.loot, last?.view.loot),
    knownBullets: entriesOf(
      state.bulletTrail,
      bulletAt,
      last?.state.bulletTrail ?? null,
      last?.view.knownBullets,
    ),
    knownCards: entriesOf(
      state.lootTrail,
      cardAt,
      last?.state.lootTrail ?? null,
      last?.view.knownCards,
    ),
  }) satisfies OwnView & Shown<SeatState, 'bulletTrail' | 'lootTrail'>;

/** The compartment of a seat, read back from its view and checked against what everybody sees of it. */
export function readSeatView(
  publicState: ReadonlyPublicState,
  seat: Seat,
  value: unknown,
  path: Path,
): SeatState {
  const { hand, bullet, locked, loot, knownBullets, knownCards } = readFields(value, path, {
    hand: readBullets,
    bullet: orNull(oneOf(BULLETS)),
    locked: orNull(readMove),
    loot: readLoot,
    knownBullets: listOf(oneOf(BULLETS), 0, MANY),
    knownCards: listOf(oneOf(LOOT), 0, MANY),
  } satisfies Record<keyof OwnView, Reader<unknown>>);
  const { bullets, lootCards, loaded } = publicState;
  if (sumOf(hand) !== bullets[seat])
    refuse(`${path}.hand`, `${bullets[seat]} bullets, as everybody sees`, namesOfBullets(hand));
  if (sumOf(loot) !== lootCards[seat])
    refuse(`${path}.loot`, `${lootCards[seat]} cards, as everybody sees`, lootNames(loot));
  if ((bullet !== null) !== has(loaded, seat))
    refuse(`${path}.bullet`, 'there exactly if everybody sees one', bullet);
  return {
    hand,
    bullet: bullet === null ? -1 : bulletCode(bullet),
    locked: locked === null ? -1 : moveCode(locked),
    loot,
    bulletTrail: arrayToTrail(knownBullets.map(bulletCode)),
    lootTrail: arrayToTrail(knownCards.map(lootCode)),
  };
}
