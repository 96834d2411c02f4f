import { didYouMean } from '../terminal/nearest.ts';
import { grouped } from '../terminal/number.ts';
import { UserError } from './userError.ts';

/** What was given for an option: its text, `true` for a flag, `undefined` if it was left out. */
export type Given = string | true | undefined;

/** One option of a command: its line in the help, and how its value is read and checked. */
export interface Option<T> {
  /** The placeholder for the value in the help; flags have none. */
  readonly value?: string;
  readonly about: string;
  /** The checked value; throws a UserError that names the option. */
  readonly read: (name: string, given: Given) => T;
}

export type OptionTable = { readonly [name: string]: Option<unknown> };

/** The values of a table of options. */
export type Values<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

const textOf = (given: Given): string | undefined => (given === true ? undefined : given);

export const flag = (about: string): Option<boolean> => ({
  about,
  read: (_, given) => given === true,
});

export const JSON_FLAG = flag('print one JSON document for a program to read');

/** Any text; undefined if it is left out. */
export const text = (value: string, about: string): Option<string | undefined> => ({
  value,
  about,
  read: (_, given) => textOf(given),
});

/** Any text, with a default. */
export const textOr = (fallback: string, value: string, about: string): Option<string> => ({
  value,
  about: `${about} (${fallback})`,
  read: (_, given) => textOf(given) ?? fallback,
});

interface Range {
  readonly min: number;
  readonly max: number;
}

const parseWhole = (digits: string): number =>
  /^-?\d+(?:_\d+)*$/.test(digits) ? Number(digits.replaceAll('_', '')) : Number.NaN;

const parseNumber = (digits: string): number =>
  digits.trim() === '' ? Number.NaN : Number(digits);

function within(name: string, given: string, value: number, range: Range, noun: string): number {
  if (value >= range.min && value <= range.max) return value;
  throw new UserError(
    `--${name} must be ${noun} from ${range.min} to ${range.max}, not "${given}"`,
  );
}

const numeric =
  (parse: (digits: string) => number, noun: string) =>
  (value: string, about: string, range: Range & { readonly fallback: number }): Option<number> => ({
    value,
    about: `${about} (${grouped(range.fallback)})`,
    read(name, given) {
      const digits = textOf(given);
      return digits === undefined
        ? range.fallback
        : within(name, digits, parse(digits), range, noun);
    },
  });

export const wholeNumber = numeric(parseWhole, 'a whole number');
export const number = numeric(parseNumber, 'a number');

/** A whole number; undefined if it is left out. */
export const optionalWhole = (
  value: string,
  about: string,
  range: Range,
): Option<number | undefined> => ({
  value,
  about,
  read(name, given) {
    const digits = textOf(given);
    return digits === undefined
      ? undefined
      : within(name, digits, parseWhole(digits), range, 'a whole number');
  },
});

/** One of several names; undefined if it is left out. */
export const oneOf = <T extends string>(
  choices: readonly T[],
  value: string,
  about: string,
): Option<T | undefined> => ({
  value,
  about,
  read(name, given) {
    const asked = textOf(given);
    if (asked === undefined) return undefined;
    const choice = choices.find((each) => each === asked);
    if (choice !== undefined) return choice;
    throw new UserError(
      `--${name} must be one of ${choices.join(', ')}, not "${asked}".${didYouMean(asked, choices)}`,
    );
  },
});
