import { LOOT_CODES, type Loot, lootNames, type PerLoot } from '../core/lootCards.ts';
import { only, type Seat } from '../core/seats.ts';
import type { ReadonlyPublicState, ReadonlySeatState } from '../core/state.ts';
import type { Trail } from '../core/trail.ts';
import type { OwnView, PublicView } from './view.ts';

/** Views are asked for at every decision, and little changes from one to the next: what has not changed is not told anew. */

/** What everybody was told of a match, and what it was told from. */
export interface Told {
  readonly view: PublicView;
  readonly publicState: ReadonlyPublicState;
}

/** What a seat was told of its own, and what it was told from. */
export interface ToldSeat {
  readonly view: OwnView;
  readonly own: ReadonlySeatState;
}

function sameLoot(a: Readonly<PerLoot>, b: Readonly<PerLoot>): boolean {
  for (const code of LOOT_CODES) if (a[code] !== b[code]) return false;
  return true;
}

export function samePlayer(a: ReadonlyPublicState, b: ReadonlyPublicState, seat: Seat): boolean {
  const changed =
    (a.alive ^ b.alive) |
    (a.out ^ b.out) |
    (a.hit ^ b.hit) |
    (a.ducked ^ b.ducked) |
    (a.loaded ^ b.loaded);
  return (
    (changed & only(seat)) === 0 &&
    a.targets[seat] === b.targets[seat] &&
    a.bullets[seat] === b.bullets[seat] &&
    a.lootCards[seat] === b.lootCards[seat] &&
    a.wounds[seat] === b.wounds[seat] &&
    a.shame[seat] === b.shame[seat]
  );
}

export const sameSharing = (a: ReadonlyPublicState, b: ReadonlyPublicState): boolean =>
  a.turn === b.turn &&
  a.announced === b.announced &&
  a.announcedNext === b.announcedNext &&
  a.sharers === b.sharers &&
  a.hasTaken === b.hasTaken &&
  a.satisfied === b.satisfied &&
  a.usedPower === b.usedPower &&
  a.forbidden === b.forbidden &&
  a.incoming === b.incoming &&
  a.receiver === b.receiver &&
  a.clipUser === b.clipUser;

export const sameSeat = (a: ReadonlySeatState, b: ReadonlySeatState): boolean =>
  a.bullet === b.bullet &&
  a.locked === b.locked &&
  a.hand[0] === b.hand[0] &&
  a.hand[1] === b.hand[1] &&
  a.hand[2] === b.hand[2] &&
  a.bulletTrail === b.bulletTrail &&
  a.lootTrail === b.lootTrail &&
  sameLoot(a.loot, b.loot);

/** Cards in words: the list told before, where they are the same. */
export const tellCards = (
  cards: Readonly<PerLoot>,
  before: Readonly<PerLoot> | undefined,
  told: readonly Loot[] | undefined,
): readonly Loot[] =>
  before !== undefined && told !== undefined && sameLoot(before, cards) ? told : lootNames(cards);

/** A trail in words, as a list that goes on from the one told before. */
export function tellTrail<T>(
  trail: Trail,
  tell: (packed: number) => T,
  before: { readonly trail: Trail; readonly list: readonly T[] },
): readonly T[] {
  if (trail === before.trail) return before.list;
  const since: T[] = [];
  let link = trail;
  for (; link !== null && link !== before.trail; link = link.before) since.push(tell(link.value));
  since.reverse();
  return link === null ? since : before.list.concat(since);
}
