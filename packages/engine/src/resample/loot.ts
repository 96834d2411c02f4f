import { eachOf, entryAt, sumOf } from '../core/codes.ts';
import type { ReadonlyPublicState, ReadonlySeatState } from '../core/compartments.ts';
import {
  copyLoot,
  LOOT,
  LOOT_CODES,
  type LootCode,
  lootCode,
  type PerLoot,
  worksAtOnce,
  zeroPerLoot,
} from '../core/lootCards.ts';
import {
  LOST,
  type LootRecord,
  lootRecordWitnesses,
  STOLEN,
  SWAPPED,
  TOOK,
  TRADED,
  unpackLoot,
} from '../core/lootRecords.ts';
import { drawFrom, type Random, shuffle } from '../core/random.ts';
import { has, type Seat, seatsBelow } from '../core/seats.ts';
import type { Rules } from '../core/state.ts';
import { extend, type Trail, trailToArray } from '../core/trail.ts';

/** One possible distribution of the hidden loot. */
interface LootWorld {
  readonly loot: readonly PerLoot[];
  readonly trails: readonly Trail[];
  readonly gone: PerLoot;
  /** The piles to come. */
  readonly toCome: readonly LootCode[];
}

const UNKNOWN = -1;
const knownCard = (code: number): LootCode | typeof UNKNOWN => LOOT_CODES[code] ?? UNKNOWN;

/** The card of each record that the seat can't tell is UNKNOWN. */
function cardsKnownTo(
  records: readonly LootRecord[],
  seat: Seat | null,
  own: ReadonlySeatState | null,
): (LootCode | -1)[] {
  const secrets = own === null ? [] : trailToArray(own.lootTrail).map(knownCard);
  let used = 0;
  return records.map((record) => {
    const witnesses = lootRecordWitnesses(record);
    if (witnesses !== 0)
      return seat !== null && has(witnesses, seat) ? entryAt(secrets, used++) : UNKNOWN;
    return knownCard(
      record.kind === TRADED || record.kind === SWAPPED ? record.drawn : record.card,
    );
  });
}

/** Does the one-time preparation; the returned function draws one world per call. */
export function lootWorlds(
  rules: Rules,
  publicState: ReadonlyPublicState,
  seat: Seat | null,
  own: ReadonlySeatState | null,
): (random: Random) => LootWorld {
  const records = trailToArray(publicState.lootTrail).map(unpackLoot);
  const cards = cardsKnownTo(records, seat, own);
  /** What may be in the later piles: the unseen cards, minus those the seat knows to be in someone's hands. */
  const pool: PerLoot = copyLoot(publicState.unseen);
  for (const [i, record] of records.entries()) {
    const card = entryAt(cards, i);
    if (record.kind === TRADED && lootRecordWitnesses(record) !== 0 && card !== UNKNOWN)
      pool[card]--;
  }
  return (random) => {
    for (;;) {
      const world = drawWorld(rules, records, cards, pool, random);
      if (world !== null) return world;
    }
  };
}

/** One attempt. It fails if a card drawn at random earlier is missing where it was seen later. */
function drawWorld(
  rules: Rules,
  records: readonly LootRecord[],
  cards: readonly (LootCode | -1)[],
  unseen: Readonly<PerLoot>,
  random: Random,
): LootWorld | null {
  const loot = seatsBelow(rules.seats).map((seat): PerLoot => copyLoot(rules.startLoot[seat]));
  const trails: Trail[] = loot.map(() => null);
  const gone = zeroPerLoot();
  const pool = copyLoot(unseen);
  const lootOf = (seat: Seat): PerLoot => entryAt(loot, seat);
  const learn = (record: LootRecord, seat: Seat, card: LootCode): void => {
    if (lootRecordWitnesses(record) !== 0) trails[seat] = extend(trails[seat] ?? null, card);
  };
  for (const [i, record] of records.entries()) {
    const { kind, seat, other, card: gave } = record;
    const known = entryAt(cards, i);
    if (kind === TOOK) {
      if (known !== UNKNOWN) lootOf(seat)[known]++;
    } else if (kind === STOLEN) {
      const card = known === UNKNOWN ? anyOf(random, lootOf(seat)) : known;
      if (card === UNKNOWN || --lootOf(seat)[card] < 0) return null;
      lootOf(other)[card]++;
      learn(record, seat, card);
      learn(record, other, card);
    } else if (kind === TRADED) {
      const card = known === UNKNOWN ? anyOf(random, drawable(pool, record.possible)) : known;
      if (card === UNKNOWN) return null;
      if (known === UNKNOWN) pool[card]--;
      if (!worksAtOnce(card)) lootOf(seat)[card]++;
      learn(record, seat, card);
    } else if (kind === SWAPPED) {
      const card = known === UNKNOWN ? anyOf(random, lootOf(other)) : known;
      if (card === UNKNOWN || --lootOf(other)[card] < 0) return null;
      lootOf(seat)[card]++;
      const given = knownCard(gave);
      if (given !== UNKNOWN && !worksAtOnce(given)) lootOf(other)[given]++;
      learn(record, seat, card);
      learn(record, other, card);
    } else if (kind === LOST)
      for (const code of LOOT_CODES) {
        gone[code] += lootOf(seat)[code];
        lootOf(seat)[code] = 0;
      }
  }
  const toCome = LOOT_CODES.flatMap((code) => new Array<LootCode>(pool[code]).fill(code));
  return { loot, trails, gone, toCome: shuffle(random, toCome) };
}

/** The possible cards of an unseen trade: cards that were in the piles then, and did not have to be shown. */
const drawable = (pool: Readonly<PerLoot>, possible: number): PerLoot =>
  eachOf(LOOT, (card) => {
    const code = lootCode(card);
    return (possible >> code) & 1 && !worksAtOnce(code) ? pool[code] : 0;
  });

const anyOf = (random: Random, cards: PerLoot): LootCode | -1 => {
  const total = sumOf(cards);
  return total === 0 ? UNKNOWN : knownCard(drawFrom(random, cards, total));
};
