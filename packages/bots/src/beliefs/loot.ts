import { type Loot, type LootMemory, type StartView, usedAtOnce, type View } from '@holdup/engine';
import {
  bySeat,
  countLoot,
  has,
  LOOT_CODES,
  lootCode,
  lootWitnesses,
  type PerLoot,
  type PerSeat,
  type Seat,
  type SeatSet,
} from '@holdup/engine/codes';
import { extendsPrefix } from './extendsPrefix.ts';

/** What a player with perfect memory knows about everybody's loot: how many of each card they own, on average. */
type LootOdds = Readonly<PerSeat<Readonly<PerLoot>>>;

/** Moves one card from `from` to `to`: the known one, or an equal fraction of each. */
function moveCard(from: PerLoot, to: PerLoot, card: Loot | null): void {
  if (card !== null) {
    from[lootCode(card)]--;
    to[lootCode(card)]++;
    return;
  }
  const total = from.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return;
  for (const code of LOOT_CODES) {
    const part = from[code] / total;
    to[code] += part;
    from[code] -= part;
  }
}

/** An observer's counts of the cards so far, updated incrementally while the same match continues. */
interface Count {
  readonly start: StartView;
  readonly loot: PerSeat<PerLoot>;
  counted: readonly LootMemory[];
  /** The cards known to this seat but not to everybody, and how many of them have come up. */
  secrets: readonly Loot[];
  used: number;
  /** The cards from which one was drawn unseen by this seat: its odds change with them. */
  drawnFrom: readonly Loot[] | null;
  /** Who knows more than the others, because they gave or received a hidden card. */
  concerned: SeatSet;
  /** The last returned value, and the seat's own loot it was computed with. */
  own: readonly Loot[] | null;
  odds: LootOdds;
}

function beginCount(start: StartView, secrets: readonly Loot[]): Count {
  const loot = bySeat((seat) => countLoot(start.loot[seat] ?? []));
  return {
    start,
    loot,
    counted: [],
    secrets,
    used: 0,
    drawnFrom: null,
    concerned: 0,
    own: null,
    odds: [...loot],
  };
}

/** Counts one more entry. Lists returned earlier are copied before they change. */
function count(to: Count, entry: LootMemory, seat: Seat | null, unseen: readonly Loot[]): void {
  const lootOf = (changed: Seat): PerLoot => {
    const copy: PerLoot = [...to.loot[changed]];
    to.loot[changed] = copy;
    return copy;
  };
  const witnesses = lootWitnesses(entry);
  to.concerned |= witnesses;
  const asKnown = (card: Loot | null): Loot | null =>
    seat !== null && has(witnesses, seat) ? (to.secrets[to.used++] ?? null) : card;
  switch (entry.kind) {
    case 'took':
      lootOf(entry.seat)[lootCode(entry.card)]++;
      return;
    case 'stolen':
      moveCard(lootOf(entry.from), lootOf(entry.to), asKnown(entry.card));
      return;
    case 'traded': {
      const got = asKnown(entry.got);
      if (got === null) {
        to.drawnFrom = unseen;
        moveCard(countLoot(unseen.filter((card) => !usedAtOnce(card))), lootOf(entry.seat), null);
      } else if (!usedAtOnce(got)) lootOf(entry.seat)[lootCode(got)]++;
      return;
    }
    case 'swapped':
      moveCard(lootOf(entry.with), lootOf(entry.seat), asKnown(entry.got));
      if (!usedAtOnce(entry.gave)) lootOf(entry.with)[lootCode(entry.gave)]++;
      return;
    case 'lost':
      to.loot[entry.seat] = countLoot([]);
      return;
  }
}

/** The counts of a seat so far; null stands for public knowledge. */
function continueCount(
  last: Count | undefined,
  { start, history, unseen }: View['public'],
  seat: Seat | null,
  secrets: readonly Loot[],
): Count {
  const holds =
    last?.start === start &&
    (last.drawnFrom === null || last.drawnFrom === unseen) &&
    extendsPrefix(history.loot, last.counted) &&
    extendsPrefix(secrets, last.secrets);
  const to = holds ? last : beginCount(start, secrets);
  to.secrets = secrets;
  if (to.counted.length === history.loot.length) return to;
  for (const entry of history.loot.slice(to.counted.length)) count(to, entry, seat, unseen);
  to.counted = history.loot;
  to.own = null;
  to.odds = [...to.loot];
  return to;
}

let byAll: Count | undefined;
const counts: (Count | undefined)[] = [];
const NO_SECRETS: readonly Loot[] = [];

/**
 * The loot of every seat, by card; the observer's own is certain. Observers with the same knowledge
 * get the same list.
 */
export function lootOdds(view: View): LootOdds {
  const { seat, own } = view;
  byAll = continueCount(byAll, view.public, null, NO_SECRETS);
  if (seat === null || own === null || !has(byAll.concerned, seat)) return byAll.odds;
  const mine = continueCount(counts[seat], view.public, seat, own.knownCards);
  counts[seat] = mine;
  if (mine.own !== own.loot) {
    mine.own = own.loot;
    const odds: PerSeat<Readonly<PerLoot>> = [...mine.loot];
    odds[seat] = countLoot(own.loot);
    mine.odds = odds;
  }
  return mine.odds;
}
