import { EDITIONS, type EditionName, POWER_NAMES, type PowerName } from './names.ts';
import { MAX_SEATS, MIN_SEATS, type Seat } from './seats.ts';

/** Everything a table can agree on before it begins. */
export interface Options {
  /** no powers, one dealt to everyone at random, or the power of each seat named. */
  readonly powers: 'none' | 'random' | readonly (PowerName | null)[];
  /** the seat of the oldest player, the first Godfather; null draws it. */
  readonly oldest: Seat | null;
  /** what being too slow to aim means. */
  readonly lateAim: 'noTarget' | 'sitsOut';
  /** loot is kept face-up. */
  readonly openLoot: boolean;
  /** what becomes of loot that nobody took. */
  readonly leftovers: 'stay' | 'discard';
  /** P-junkDealer: where the random card comes from. */
  readonly junkDealer: 'piles' | 'players';
}

export const DEFAULT_OPTIONS: Options = {
  powers: 'none',
  oldest: null,
  lateAim: 'noTarget',
  openLoot: false,
  leftovers: 'stay',
  junkDealer: 'piles',
};

/** What a match is made from. The same setup gives the same match. */
export interface Setup {
  readonly edition: EditionName;
  readonly options?: Partial<Options>;
  /** How many play: 3 to 8. */
  readonly seats: number;
  /** Any text. All chance comes from it. */
  readonly seed: string;
}

export interface ResolvedSetup extends Setup {
  readonly options: Options;
}

/** A setup, snapshot, replay or scenario that can't be used. The message is for people. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

const MAX_SEED_LENGTH = 1000;

/** A value as a complaint shows it: short, whatever it is. */
export function quote(value: unknown): string {
  let shown: string;
  try {
    shown = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  } catch {
    shown = 'something that is no plain data';
  }
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf =
  <T>(name: string, ...choices: readonly T[]) =>
  (value: unknown): T => {
    if (choices.includes(value as T)) return value as T;
    throw new SetupError(
      `options.${name} must be one of ${choices.map(quote).join(', ')}, not ${quote(value)}`,
    );
  };

function readPowers(powers: unknown, seats: number): Options['powers'] {
  if (powers === 'none' || powers === 'random') return powers;
  if (!Array.isArray(powers))
    throw new SetupError(
      'options.powers must be "none", "random" or a list with one power (or null) a seat',
    );
  if (powers.length !== seats)
    throw new SetupError(`options.powers names ${powers.length} powers for ${seats} seats`);
  const dealt = new Set<unknown>();
  for (const power of powers) {
    if (power === null) continue;
    if (!POWER_NAMES.includes(power as PowerName))
      throw new SetupError(
        `there is no power ${quote(power)}; there are ${POWER_NAMES.join(', ')}`,
      );
    if (dealt.has(power))
      throw new SetupError(`the power ${quote(power)} is there only once, but two seats have it`);
    dealt.add(power);
  }
  return [...powers] as (PowerName | null)[];
}

function readOldest(oldest: unknown, seats: number): Seat | null {
  if (oldest === null) return null;
  if (Number.isInteger(oldest) && (oldest as number) >= 0 && (oldest as number) < seats)
    return oldest as Seat;
  throw new SetupError(`options.oldest must be a seat from 0 to ${seats - 1}, or null`);
}

const READERS: { readonly [K in keyof Options]: (value: unknown, seats: number) => Options[K] } = {
  powers: readPowers,
  oldest: readOldest,
  lateAim: oneOf('lateAim', 'noTarget', 'sitsOut'),
  openLoot: oneOf('openLoot', false, true),
  leftovers: oneOf('leftovers', 'stay', 'discard'),
  junkDealer: oneOf('junkDealer', 'piles', 'players'),
};

function readOptions(given: Record<string, unknown>, seats: number): Options {
  const options: { [K in keyof Options]: Options[K] } = { ...DEFAULT_OPTIONS };
  const read = <K extends keyof Options>(name: K, value: unknown): void => {
    if (value !== undefined) options[name] = READERS[name](value, seats);
  };
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(READERS, name))
      throw new SetupError(
        `there is no option ${quote(name)}; there are ${Object.keys(READERS).join(', ')}`,
      );
    read(name as keyof Options, given[name]);
  }
  return options;
}

const FIRST_EDITION_LACKS = ['powers', 'lateAim', 'leftovers', 'junkDealer'] as const;

function checkFirstEdition(options: Options): void {
  const { powers } = options;
  const played = {
    ...options,
    powers: Array.isArray(powers) && powers.every((power) => power === null) ? 'none' : powers,
  };
  for (const name of FIRST_EDITION_LACKS)
    if (played[name] !== DEFAULT_OPTIONS[name])
      throw new SetupError(`options.${name} belongs to the second edition`);
}

/** Checks a setup from anywhere and fills in the defaults. */
export function resolveSetup(value: unknown): ResolvedSetup {
  if (!isRecord(value)) throw new SetupError('a match needs {edition, seats, seed}');
  const { edition, seats, seed, options: given = {} } = value;
  if (!EDITIONS.includes(edition as EditionName))
    throw new SetupError(
      `edition must be one of ${EDITIONS.map(quote).join(', ')}, not ${quote(edition)}`,
    );
  if (
    typeof seats !== 'number' ||
    !Number.isInteger(seats) ||
    seats < MIN_SEATS ||
    seats > MAX_SEATS
  )
    throw new SetupError(
      `seats must be a whole number from ${MIN_SEATS} to ${MAX_SEATS}, not ${quote(seats)}`,
    );
  if (typeof seed !== 'string' || seed.length > MAX_SEED_LENGTH)
    throw new SetupError(`seed must be a text of at most ${MAX_SEED_LENGTH} characters`);
  if (!isRecord(given)) throw new SetupError('options must be an object');
  const options = readOptions(given, seats);
  if (edition === 'first') checkFirstEdition(options);
  return { edition: edition as EditionName, seats, seed, options };
}
