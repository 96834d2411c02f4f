import type { GameEvent } from '../../src/core/events.ts';
import { BANG } from '../../src/core/names.ts';
import { only, type Seat, type SeatSet } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';

/** Two matches that differ only in one secret, and the seats that know it. */
export interface Pair {
  readonly one: Match;
  readonly other: Match;
  knowers: SeatSet;
}

const differ = ({ one, other }: Pair, of: (match: Match) => unknown): boolean =>
  JSON.stringify(of(one)) !== JSON.stringify(of(other));

const chance = ({ hidden }: Match): unknown => [...hidden.random.key, hidden.random.drawn];
const lootOf =
  (seat: Seat | null) =>
  ({ seatStates }: Match): unknown =>
    seat === null ? null : seatStates[seat]?.loot;
const bangBelow = ({ hidden }: Match): boolean => hidden.faceDown[BANG] > 0;

const pileOf =
  (round: number) =>
  ({ rules, hidden }: Match): unknown => {
    const start = rules.pileSizes.slice(0, round - 1).reduce((sum, size) => sum + size, 0);
    return hidden.deck.slice(start, start + (rules.pileSizes[round - 1] ?? 0));
  };

/** Both matches as they were before a move and as they are after it, and whether the move itself was the secret. */
export interface Change {
  readonly before: Pair;
  readonly after: Pair;
  readonly movesDiffer: boolean;
}

/** When a rule reveals a difference to the whole table: at this event, and not before. */
export function reveals(event: GameEvent, { before, after, movesDiffer }: Change): boolean {
  switch (event.type) {
    /** F-6, F-7, P-professional: a loaded bullet is shown. */
    case 'revealed':
      return differ(before, ({ seatStates }) => seatStates[event.seat]?.bullet);
    /** locked answers are shown, all at once. */
    case 'aimed':
    case 'courage':
      return (
        movesDiffer || differ(before, ({ seatStates }) => seatStates.map(({ locked }) => locked))
      );
    /** P-goodFriend: searching the face-down discard for a bang shows whether there is one. */
    case 'clipLost':
    case 'noBangLeft':
      return differ(before, bangBelow) || differ(after, bangBelow);
    /** a card got by trading is shown if it takes effect at once: with openLoot every card is. */
    case 'traded':
      return event.got !== null && drawsDiffer(event, before);
    case 'stole':
      return event.card !== null && drawsDiffer(event, before);
    /** F-3: the pile of the round is turned up. */
    case 'roundBegan':
      return differ(after, pileOf(event.round));
    /** the money is counted in the open. */
    case 'over':
      return differ(after, ({ seatStates }) => seatStates.map(({ loot }) => loot));
    default:
      return false;
  }
}

/** The other half of a search: where there is a bang, its finder is asked about it. */
export const searchBegins = ({ before, after }: Change): boolean =>
  (differ(before, bangBelow) || differ(after, bangBelow)) &&
  [after.one, after.other].some(({ publicState }) =>
    ['clip', 'regain'].includes(publicState.asking?.name ?? ''),
  );

/** Whether a draw reported by this event can have come out differently. */
function drawsDiffer(event: GameEvent, before: Pair): boolean {
  if (differ(before, chance)) return true;
  switch (event.type) {
    case 'hustled':
      return differ(before, ({ seatStates }) => seatStates[event.target]?.hand);
    case 'stole':
      return differ(before, ({ seatStates }) => seatStates.map(({ loot }) => loot));
    case 'traded':
      return event.with === null
        ? differ(before, ({ hidden }) => hidden.deck)
        : differ(before, lootOf(event.with));
    default:
      return false;
  }
}

/** Who gets to know a bullet or card that changed hands unseen. */
export function learners(event: GameEvent, { before }: Change): SeatSet {
  if (!drawsDiffer(event, before)) return 0;
  switch (event.type) {
    case 'hustled':
      return only(event.seat) | only(event.target);
    case 'stole':
      return only(event.seat) | only(event.victim);
    case 'traded':
      return only(event.seat) | (event.with === null ? 0 : only(event.with));
    default:
      return 0;
  }
}
