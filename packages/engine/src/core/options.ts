import type { EditionName, PowerName } from './names.ts';
import { EDITIONS, POWER_NAMES } from './names.ts';
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

const CHOICES = {
  lateAim: ['noTarget', 'sitsOut'],
  openLoot: [false, true],
  leftovers: ['stay', 'discard'],
  junkDealer: ['piles', 'players'],
} as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

function resolvePowers(powers: unknown, seats: number): Options['powers'] {
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
        `there is no power ${JSON.stringify(power)}; there are ${POWER_NAMES.join(', ')}`,
      );
    if (dealt.has(power))
      throw new SetupError(
        `the power ${JSON.stringify(power)} is there only once, but two seats have it`,
      );
    dealt.add(power);
  }
  return [...powers] as (PowerName | null)[];
}

/** Checks a setup from anywhere and fills in the defaults. */
export function resolveSetup(value: unknown): ResolvedSetup {
  if (!isRecord(value)) throw new SetupError('a match needs {edition, seats, seed}');
  const { edition, seats, seed, options = {} } = value;
  if (!EDITIONS.includes(edition as EditionName))
    throw new SetupError(
      `edition must be one of ${listed(EDITIONS)}, not ${JSON.stringify(edition)}`,
    );
  if (!Number.isInteger(seats) || (seats as number) < MIN_SEATS || (seats as number) > MAX_SEATS)
    throw new SetupError(
      `seats must be a whole number from ${MIN_SEATS} to ${MAX_SEATS}, not ${JSON.stringify(seats)}`,
    );
  if (typeof seed !== 'string' || seed.length > MAX_SEED_LENGTH)
    throw new SetupError(`seed must be a text of at most ${MAX_SEED_LENGTH} characters`);
  if (!isRecord(options)) throw new SetupError('options must be an object');
  for (const key of Object.keys(options))
    if (!(key in DEFAULT_OPTIONS))
      throw new SetupError(
        `there is no option ${JSON.stringify(key)}; there are ${Object.keys(DEFAULT_OPTIONS).join(', ')}`,
      );
  for (const [key, choices] of Object.entries(CHOICES)) {
    const chosen = options[key];
    if (chosen !== undefined && !(choices as readonly unknown[]).includes(chosen))
      throw new SetupError(
        `options.${key} must be one of ${listed(choices)}, not ${JSON.stringify(chosen)}`,
      );
  }
  const powers = resolvePowers(options.powers ?? DEFAULT_OPTIONS.powers, seats as number);
  if (
    edition === 'first' &&
    powers !== 'none' &&
    (powers === 'random' || powers.some((power) => power !== null))
  )
    throw new SetupError('powers belong to the second edition');
  for (const key of ['lateAim', 'leftovers', 'junkDealer'] as const)
    if (edition === 'first' && options[key] !== undefined && options[key] !== DEFAULT_OPTIONS[key])
      throw new SetupError(`options.${key} belongs to the second edition`);
  const oldest = options.oldest ?? null;
  if (
    oldest !== null &&
    (!Number.isInteger(oldest) || (oldest as number) < 0 || (oldest as number) >= (seats as number))
  )
    throw new SetupError(
      `options.oldest must be a seat from 0 to ${(seats as number) - 1}, or null`,
    );
  const chosen = Object.fromEntries(
    Object.entries(options).filter(([, option]) => option !== undefined),
  );
  return {
    edition: edition as EditionName,
    seats: seats as number,
    seed,
    options: {
      ...DEFAULT_OPTIONS,
      ...(chosen as Partial<Options>),
      powers,
      oldest: oldest as Seat | null,
    },
  };
}
