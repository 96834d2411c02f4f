import type { GameEvent } from '../../../src/core/events.ts';
import type { LootKind, Share } from '../../../src/core/lootCards.ts';
import type { PowerName } from '../../../src/core/names.ts';
import type { Seat } from '../../../src/core/seats.ts';
import type { PublicView } from '../../../src/data/publicView.ts';

/** The referee's state for a game. */
export interface Notes {
  readonly seats: number;
  round: number;
  table: Share[];
  readonly wounds: number[];
  loaded: Set<Seat>;
  ducked: Set<Seat>;
  standing: Set<Seat>;
  bangs: { seat: Seat; target: Seat | null }[];
  /** Who died this round, and how many of their cards a Vulture may still take. */
  died: Map<Seat, number>;
  readonly dead: Set<Seat>;
  /** Whose shots hit. */
  landed: Set<Seat>;
  heir: Seat | null;
  sharing: {
    readonly order: readonly Seat[];
    last: Seat | null;
    readonly done: Set<Seat>;
    forbade: boolean;
  } | null;
  forbidden: LootKind | null;
  /** The last rank in the order of that acted. */
  answered: number;
  announced: Share[];
  taken: Set<Seat>;
}

export const emptyNotes = (seats: number): Notes => ({
  seats,
  round: 0,
  table: [],
  wounds: new Array(seats).fill(0),
  loaded: new Set(),
  ducked: new Set(),
  standing: new Set(),
  bangs: [],
  died: new Map(),
  dead: new Set(),
  landed: new Set(),
  heir: null,
  sharing: null,
  forbidden: null,
  answered: 0,
  announced: [],
  taken: new Set(),
});

/** One move as the referee sees it. */
export interface Scene {
  readonly notes: Notes;
  /** All events of the move. */
  readonly events: readonly GameEvent[];
  readonly before: PublicView;
  /** Reports the rule unless it holds. */
  readonly blame: (rule: string, ok: boolean) => void;
}

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** What the referee checks and records, by type of event. */
export type Checks = {
  readonly [T in GameEvent['type']]?: (scene: Scene, event: EventOf<T>) => void;
};

export const powerOf = ({ before }: Scene, seat: Seat): PowerName | null =>
  before.players[seat]?.power ?? null;

/** Doctor, Stealthy and Professional act on ducking in this order. */
export function checkOrder({ notes, blame }: Scene, place: number, what: string): void {
  blame(`R-6.5: ${what} too late`, place >= notes.answered);
  notes.answered = place;
}
