import type { ReadonlySharingState, SharingState } from '../core/compartments.ts';
import {
  kindCode,
  LOOT,
  LOOT_KINDS,
  type Loot,
  type LootKind,
  lootCode,
  SHARES,
  type Share,
  shareCode,
} from '../core/lootCards.ts';
import { type Seat, seatsOf } from '../core/seats.ts';
import { orNobody, type Shown, seatOrNull, seatSetBelow } from './cards.ts';
import { listOf, oneOf, orNull, type Path, type Reader, readFields } from './reader.ts';

/** The current sharing, by name. */
export interface SharingView {
  readonly sharers: readonly Seat[];
  readonly turn: Seat | null;
  readonly announced: readonly Share[];
  readonly forbidden: LootKind | null;
  readonly hasTaken: readonly Seat[];
  readonly satisfied: readonly Seat[];
  /** Whose power is used up. */
  readonly usedPower: readonly Seat[];
  readonly incoming: Loot | null;
  readonly receiver: Seat | null;
  readonly clipUser: Seat | null;
}

const NONE: readonly never[] = [];

function announcedShares({ announced, announcedNext }: ReadonlySharingState): readonly Share[] {
  if (announced === -1) return NONE;
  return announcedNext === -1 ? [SHARES[announced]] : [SHARES[announced], SHARES[announcedNext]];
}

export const sharingView = (state: ReadonlySharingState): SharingView =>
  ({
    sharers: seatsOf(state.sharers),
    turn: seatOrNull(state.turn),
    announced: announcedShares(state),
    forbidden: state.forbidden === -1 ? null : LOOT_KINDS[state.forbidden],
    hasTaken: seatsOf(state.hasTaken),
    satisfied: seatsOf(state.satisfied),
    usedPower: seatsOf(state.usedPower),
    incoming: state.incoming === -1 ? null : LOOT[state.incoming],
    receiver: seatOrNull(state.receiver),
    clipUser: seatOrNull(state.clipUser),
  }) satisfies SharingView & Shown<SharingState, 'announcedNext'>;

export function readSharing(seats: number, value: unknown, path: Path): SharingState {
  const fields = readFields(value, path, {
    sharers: seatSetBelow(seats),
    turn: orNobody(seats),
    announced: listOf(oneOf(SHARES), 0, 2),
    forbidden: orNull(oneOf(LOOT_KINDS)),
    hasTaken: seatSetBelow(seats),
    satisfied: seatSetBelow(seats),
    usedPower: seatSetBelow(seats),
    incoming: orNull(oneOf(LOOT)),
    receiver: orNobody(seats),
    clipUser: orNobody(seats),
  } satisfies Record<keyof SharingView, Reader<unknown>>);
  const [announced, announcedNext] = fields.announced;
  return {
    ...fields,
    announced: announced === undefined ? -1 : shareCode(announced),
    announcedNext: announcedNext === undefined ? -1 : shareCode(announcedNext),
    forbidden: fields.forbidden === null ? -1 : kindCode(fields.forbidden),
    incoming: fields.incoming === null ? -1 : lootCode(fields.incoming),
  };
}
