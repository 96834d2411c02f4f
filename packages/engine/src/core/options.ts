import { quote, SetupError } from './errors.ts';
import { type EditionName, POWER_NAMES, type PowerName } from './names.ts';
import { type Seat, seatsBelow } from './seats.ts';

/** The options with named choices; the first is the default. */
export const OPTION_CHOICES = {
  /** what being too slow to aim means. */
  lateAim: ['noTarget', 'sitsOut'],
  /** what becomes of loot that nobody took. */
  leftovers: ['stay', 'discard'],
  /** P-junkDealer: where the random card comes from. */
  junkDealer: ['piles', 'players'],
  /** P-stealthy: whether falling from a wound counts as lying down. */
  stealthy: ['byChoice', 'alsoWounded'],
  /** P-dictator: whether Cute and Stealthy are spared altogether, or only the bills their powers take. */
  dictator: ['cards', 'sparesCuteAndStealthy'],
} as const;

export type NamedOption = keyof typeof OPTION_CHOICES;
export type NamedOptions = { readonly [O in NamedOption]: (typeof OPTION_CHOICES)[O][number] };

/** Everything a table can choose before a match. */
export interface Options extends NamedOptions {
  /** no powers, one dealt to everyone at random, or the power of each seat named. */
  readonly powers: 'none' | 'random' | readonly (PowerName | null)[];
  /** the seat of the oldest player, the first Godfather; null draws it. */
  readonly oldest: Seat | null;
  /** loot is kept face-up. */
  readonly openLoot: boolean;
}

export const DEFAULT_OPTIONS: Options = {
  powers: 'none',
  oldest: null,
  lateAim: OPTION_CHOICES.lateAim[0],
  openLoot: false,
  leftovers: OPTION_CHOICES.leftovers[0],
  junkDealer: OPTION_CHOICES.junkDealer[0],
  stealthy: OPTION_CHOICES.stealthy[0],
  dictator: OPTION_CHOICES.dictator[0],
};

/** The input of a match. The same setup gives the same match. */
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

const oneOf =
  <T>(name: keyof Options, choices: readonly T[]) =>
  (value: unknown): T => {
    const choice = choices.find((each) => each === value);
    if (choice !== undefined) return choice;
    throw new SetupError(
      `options.${name} must be one of ${choices.map(quote).join(', ')}, not ${quote(value)}`,
    );
  };

function readPower(power: unknown): PowerName | null {
  if (power === null) return null;
  const known = POWER_NAMES.find((name) => name === power);
  if (known !== undefined) return known;
  throw new SetupError(`there is no power ${quote(power)}; there are ${POWER_NAMES.join(', ')}`);
}

function readPowers(powers: unknown, seats: number): Options['powers'] {
  if (powers === 'none' || powers === 'random') return powers;
  if (!Array.isArray(powers))
    throw new SetupError(
      'options.powers must be "none", "random" or a list with one power (or null) per seat',
    );
  if (powers.length !== seats)
    throw new SetupError(`options.powers names ${powers.length} powers for ${seats} seats`);
  const dealt = new Set<PowerName>();
  for (const power of powers.map(readPower)) {
    if (power === null) continue;
    if (dealt.has(power))
      throw new SetupError(`the power ${quote(power)} is there only once, but two seats have it`);
    dealt.add(power);
  }
  return powers.map(readPower);
}

function readOldest(oldest: unknown, seats: number): Seat | null {
  if (oldest === null) return null;
  const seat = seatsBelow(seats).find((each) => each === oldest);
  if (seat !== undefined) return seat;
  throw new SetupError(`options.oldest must be a seat from 0 to ${seats - 1}, or null`);
}

const READERS: { readonly [K in keyof Options]: (value: unknown, seats: number) => Options[K] } = {
  powers: readPowers,
  oldest: readOldest,
  lateAim: oneOf('lateAim', OPTION_CHOICES.lateAim),
  openLoot: oneOf('openLoot', [false, true]),
  leftovers: oneOf('leftovers', OPTION_CHOICES.leftovers),
  junkDealer: oneOf('junkDealer', OPTION_CHOICES.junkDealer),
  stealthy: oneOf('stealthy', OPTION_CHOICES.stealthy),
  dictator: oneOf('dictator', OPTION_CHOICES.dictator),
};

export function isOption(name: string): name is keyof Options {
  return Object.hasOwn(READERS, name);
}
export const OPTION_NAMES = Object.keys(READERS).filter(isOption);

/** Reads the options a table has agreed on and fills in the defaults. */
export function readOptions(given: Record<string, unknown>, seats: number): Options {
  const names = Object.keys(given);
  if (names.length === 0) return DEFAULT_OPTIONS;
  const options: { [K in keyof Options]: Options[K] } = { ...DEFAULT_OPTIONS };
  const read = <K extends keyof Options>(name: K, value: unknown): void => {
    if (value !== undefined) options[name] = READERS[name](value, seats);
  };
  for (const name of names) {
    if (!isOption(name))
      throw new SetupError(
        `there is no option ${quote(name)}; there are ${Object.keys(READERS).join(', ')}`,
      );
    read(name, given[name]);
  }
  return options;
}
