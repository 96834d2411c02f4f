import { isRecord, SetupError } from '../core/errors.ts';
import {
  LOOT,
  type Loot,
  type LootCode,
  lootCode,
  type PerLoot,
  zeroPerLoot,
} from '../core/lootCards.ts';
import type { Move } from '../core/moves.ts';
import {
  BULLETS,
  type EditionName,
  type PerBullet,
  POWER_NAMES,
  type PowerName,
  zeroPerBullet,
} from '../core/names.ts';
import type { Options } from '../core/options.ts';
import type { Seat } from '../core/seats.ts';
import {
  MANY,
  readBullets,
  readLoot,
  readLootList,
  readSeatMove,
  seatBelow,
} from '../data/cards.ts';
import {
  fieldsOf,
  flag,
  listOf,
  oneOf,
  orNull,
  type Reader,
  readSome,
  refuse,
  text,
  whole,
} from '../data/reader.ts';
import { EDITION_RULES, MOST_ROUNDS } from '../editions/index.ts';
import { resolveSetup } from '../match/setup.ts';
import { POWERS } from '../powers/index.ts';
import { type Expectation, readExpectation } from './expect.ts';

/** A position, the moves made from it and what must hold afterwards. */
export interface Scenario {
  readonly name: string;
  readonly rules: readonly string[];
  readonly edition: EditionName;
  readonly options: Options;
  readonly round: number;
  readonly godfather: Seat;
  readonly seats: readonly SeatPosition[];
  /** null: dealt from the seed. */
  readonly table: readonly LootCode[] | null;
  readonly piles: readonly (readonly LootCode[])[];
  readonly faceUp: PerBullet;
  readonly faceDown: PerBullet;
  readonly chance: readonly string[];
  readonly seed: string;
  readonly moves: readonly ScenarioMove[];
  readonly expect: Expectation;
}

interface SeatPosition {
  readonly power: PowerName | null;
  readonly wounds: number;
  readonly hand: PerBullet;
  readonly loot: PerLoot;
  readonly dead: boolean;
  readonly shame: number;
}

export interface ScenarioMove {
  readonly seat: Seat;
  readonly move: Move;
  /** The move must be refused and change nothing. */
  readonly illegal: boolean;
}

/** The wounds that the toughest player survives, and one more. */
const MOST_WOUNDS = Math.max(
  ...Object.values(EDITION_RULES).map(({ fatalWounds }) => fatalWounds),
  ...Object.values(POWERS).map(({ fatalWounds }) => fatalWounds ?? 0),
);

/** The starting bullets minus one `click` for each round already played, or a `bang` once no click is left. */
function handInRound(edition: EditionName, round: number): PerBullet {
  const [click, bang, bang3] = EDITION_RULES[edition].startHand;
  const gone = round - 1;
  return [Math.max(0, click - gone), bang - Math.max(0, gone - click), bang3];
}

const readPosition =
  (edition: EditionName, round: number): Reader<SeatPosition> =>
  (value, path) => {
    const {
      power = null,
      wounds = 0,
      dead = false,
      hand = dead ? zeroPerBullet() : handInRound(edition, round),
      loot = zeroPerLoot(),
      shame = 0,
    } = readSome(value, path, {
      power: orNull(oneOf(POWER_NAMES)),
      wounds: whole(0, MOST_WOUNDS),
      hand: readBullets,
      loot: readLoot,
      dead: flag,
      shame: whole(0, MOST_ROUNDS),
    } satisfies Record<keyof SeatPosition, Reader<unknown>>);
    return { power, wounds, hand, loot, dead, shame };
  };

const codesOf = (cards: readonly Loot[]): LootCode[] =>
  cards.map((card): LootCode => lootCode(card));

/** The later piles, one list per round; in the first edition a flat list of bills is allowed. */
function readPiles(value: unknown, pileSize: number): LootCode[][] {
  if (!Array.isArray(value)) return refuse('piles', 'a list of piles', value);
  if (!value.some((entry) => typeof entry === 'string'))
    return listOf(readLootList, 0, MOST_ROUNDS)(value, 'piles').map(codesOf);
  const cards = codesOf(readLootList(value, 'piles'));
  const piles: LootCode[][] = [];
  for (let at = 0; at < cards.length; at += pileSize) piles.push(cards.slice(at, at + pileSize));
  return piles;
}

const readMove =
  (seats: number): Reader<ScenarioMove> =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, 'a move', value);
    const { illegal = false, ...played } = value;
    return {
      ...readSeatMove(seats)(played, path),
      illegal: flag(illegal, `${path}.illegal`),
    };
  };

const FIELDS = [
  'name',
  'rules',
  'edition',
  'options',
  'round',
  'godfather',
  'seats',
  'table',
  'piles',
  'discard',
  'chance',
  'seed',
  'moves',
  'expect',
] as const;
const REQUIRED = ['edition', 'seats', 'moves'] as const;

/** Reads the scenarios of a file, which holds one or a list of them; throws a SetupError that says what is wrong. */
export const readScenarios = (value: unknown): readonly Scenario[] =>
  Array.isArray(value) && value.length > 0 ? value.map(readScenario) : [readScenario(value)];

/** Reads a scenario from any source; throws a SetupError that says what is wrong with it. */
export function readScenario(value: unknown): Scenario {
  const fields = fieldsOf(
    value,
    'the scenario',
    FIELDS,
    FIELDS.filter((name) => !(REQUIRED as readonly string[]).includes(name)),
  );
  if (!Array.isArray(fields.seats))
    return refuse('seats', 'a list with one entry per seat', fields.seats);
  const seed = fields.seed === undefined ? 'scenario' : fields.seed;
  const {
    edition,
    options: named,
    seats: count,
  } = resolveSetup({
    edition: fields.edition,
    options: fields.options ?? {},
    seats: fields.seats.length,
    seed,
  });
  const { rounds, pileSize } = EDITION_RULES[edition];
  const round = fields.round === undefined ? 1 : whole(1, rounds)(fields.round, 'round');
  const seats = listOf(readPosition(edition, round), count, count)(fields.seats, 'seats');
  const powers = seats.some(({ power }) => power !== null)
    ? seats.map(({ power }) => power)
    : 'none';
  const { options } = resolveSetup({ edition, options: { ...named, powers }, seats: count, seed });
  const { faceUp = zeroPerBullet(), faceDown = zeroPerBullet() } = readSome(
    fields.discard ?? {},
    'discard',
    { faceUp: readBullets, faceDown: readBullets },
  );
  const piles = fields.piles === undefined ? [] : readPiles(fields.piles, pileSize);
  if (piles.length > rounds - round)
    throw new SetupError(
      `piles has ${piles.length} piles, but only ${rounds - round} rounds follow round ${round}`,
    );
  for (const [seat, { dead, loot, hand }] of seats.entries())
    if (dead && [...loot, ...hand].some((cards) => cards > 0))
      throw new SetupError(`seats[${seat}] is dead and can't have loot or bullets`);
  return {
    name: fields.name === undefined ? 'unnamed' : text(200)(fields.name, 'name'),
    rules: fields.rules === undefined ? [] : listOf(text(40), 0, 40)(fields.rules, 'rules'),
    edition,
    options,
    round,
    godfather: fields.godfather === undefined ? 0 : seatBelow(count)(fields.godfather, 'godfather'),
    seats,
    table: fields.table === undefined ? null : codesOf(readLootList(fields.table, 'table')),
    piles,
    faceUp,
    faceDown,
    chance:
      fields.chance === undefined
        ? []
        : listOf(oneOf([...LOOT, ...BULLETS]), 0, MANY)(fields.chance, 'chance'),
    seed: seed as string,
    moves: listOf(readMove(count), 0, MANY)(fields.moves, 'moves'),
    expect: readExpectation(fields.expect ?? {}, count),
  };
}
