import { quote, SetupError } from '../core/errors.ts';

/** Reads untrusted data piece by piece; every error names the place it is about. */

/** The path of a value in the data, for error messages. */
export type Place = Pick<string, 'toString'>;

export type Reader<T> = (value: unknown, place: Place) => T;

/** A path inside another. It is built lazily: nearly all data is valid, and has hundreds of paths. */
class Inside implements Place {
  readonly outer: Place;
  readonly key: string | number;
  constructor(outer: Place, key: string | number) {
    this.outer = outer;
    this.key = key;
  }
  toString(): string {
    return typeof this.key === 'number'
      ? `${this.outer}[${this.key}]`
      : `${this.outer}.${this.key}`;
  }
}

export const inside = (outer: Place, key: string | number): Place => new Inside(outer, key);

export const refuse = (place: Place, expected: string, value: unknown): never => {
  throw new SetupError(`${place} must be ${expected}, not ${quote(value)}`);
};

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, place) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : refuse(place, `a whole number from ${min} to ${max}`, value);

export const text =
  (max: number): Reader<string> =>
  (value, place) =>
    typeof value === 'string' && value.length <= max
      ? value
      : refuse(place, `a text of at most ${max} characters`, value);

/** Returns a value unread: it is read elsewhere, or recomputed. */
export const anything: Reader<unknown> = (value) => value;

export const flag: Reader<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : refuse(place, 'true or false', value);

export const oneOf =
  <T extends string>(names: readonly T[]): Reader<T> =>
  (value, place) => {
    const known: readonly unknown[] = names;
    return names[known.indexOf(value)] ?? refuse(place, `one of ${names.join(', ')}`, value);
  };

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, place) =>
    value === null ? null : read(value, place);

export const listOf =
  <T>(read: Reader<T>, min: number, max: number): Reader<T[]> =>
  (value, place) => {
    if (!Array.isArray(value)) return refuse(place, 'a list', value);
    if (value.length < min || value.length > max)
      throw new SetupError(
        `${place} must have ${min === max ? min : `${min} to ${max}`} entries, not ${value.length}`,
      );
    return value.map((item, i) => read(item, new Inside(place, i)));
  };

const isSameList = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** An object with exactly these fields; those in `optional` may be missing. */
export function fieldsOf<K extends string>(
  value: unknown,
  place: Place,
  names: readonly K[],
  optional: readonly K[] = [],
): Record<K, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(place, 'an object', value);
  // Data written by the engine has its fields in this order, so no lookup is needed.
  if (!isSameList(Object.keys(value), names)) checkFields(value, place, names, optional);
  return value as Record<K, unknown>;
}

function checkFields(
  value: object,
  place: Place,
  names: readonly string[],
  optional: readonly string[],
): void {
  for (const key of Object.keys(value))
    if (!names.includes(key))
      throw new SetupError(
        `${place} has an unknown field ${JSON.stringify(key)}; known are ${names.join(', ')}`,
      );
  for (const name of names)
    if (!optional.includes(name) && !Object.hasOwn(value, name))
      throw new SetupError(`${place} lacks the field ${JSON.stringify(name)}`);
}

/** Reads an object with exactly these fields, each by its own reader. */
export function readFields<R extends Readonly<Record<string, Reader<unknown>>>>(
  value: unknown,
  place: Place,
  readers: R,
): { readonly [K in keyof R]: ReturnType<R[K]> } {
  const names = Object.keys(readers);
  const fields = fieldsOf(value, place, names);
  const read: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? '';
    const reader = readers[name];
    read[name] =
      reader === anything ? fields[name] : reader?.(fields[name], new Inside(place, name));
  }
  return read as { readonly [K in keyof R]: ReturnType<R[K]> };
}

/** Reads those of these fields that an object has; it has no others. */
export function readSome<R extends Readonly<Record<string, Reader<unknown>>>>(
  value: unknown,
  place: Place,
  readers: R,
): { readonly [K in keyof R]?: ReturnType<R[K]> } {
  const names = Object.keys(readers);
  const fields = fieldsOf(value, place, names, names);
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers))
    if (fields[name] !== undefined) read[name] = reader(fields[name], new Inside(place, name));
  return read as { readonly [K in keyof R]?: ReturnType<R[K]> };
}

/** The kind of a record, which says what other fields it has. */
export function kindOf<T extends string>(value: unknown, place: Place, kinds: readonly T[]): T {
  const kind =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const known: readonly unknown[] = kinds;
  return kinds[known.indexOf(kind)] ?? refuse(`${place}.kind`, `one of ${kinds.join(', ')}`, kind);
}
