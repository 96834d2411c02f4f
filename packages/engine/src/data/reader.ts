import { quote, SetupError } from '../core/errors.ts';

/** Reads untrusted data piece by piece; every error names the path of the value. */

/** The path of a value in the data, for error messages. */
export type Path = Pick<string, 'toString'>;

export type Reader<T> = (value: unknown, path: Path) => T;

/** A path inside another. Its text is built only for an error: valid data has hundreds of paths. */
class Inside implements Path {
  readonly outer: Path;
  readonly key: string | number;
  constructor(outer: Path, key: string | number) {
    this.outer = outer;
    this.key = key;
  }
  toString(): string {
    return typeof this.key === 'number'
      ? `${this.outer}[${this.key}]`
      : `${this.outer}.${this.key}`;
  }
}

export const inside = (outer: Path, key: string | number): Path => new Inside(outer, key);

export const refuse = (path: Path, expected: string, value: unknown): never => {
  throw new SetupError(`${path} must be ${expected}, not ${quote(value)}`);
};

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : refuse(path, `a whole number from ${min} to ${max}`, value);

export const text =
  (max: number): Reader<string> =>
  (value, path) =>
    typeof value === 'string' && value.length <= max
      ? value
      : refuse(path, `a text of at most ${max} characters`, value);

/** Returns a value unread: it is read elsewhere, or recomputed. */
export const anything: Reader<unknown> = (value) => value;

export const flag: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false', value);

export const oneOf =
  <T extends string>(names: readonly T[]): Reader<T> =>
  (value, path) => {
    const known: readonly unknown[] = names;
    return names[known.indexOf(value)] ?? refuse(path, `one of ${names.join(', ')}`, value);
  };

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

export const listOf =
  <T>(read: Reader<T>, min: number, max: number): Reader<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return refuse(path, 'a list', value);
    if (value.length < min || value.length > max)
      throw new SetupError(
        `${path} must have ${min === max ? min : `${min} to ${max}`} entries, not ${value.length}`,
      );
    return value.map((item, i) => read(item, new Inside(path, i)));
  };

const isSameList = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** An object with exactly these fields; those in `optional` may be missing. */
export function fieldsOf<K extends string>(
  value: unknown,
  path: Path,
  names: readonly K[],
  optional: readonly K[] = [],
): Record<K, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(path, 'an object', value);
  // Data written by the engine has its fields in this order, so no lookup is needed.
  if (!isSameList(Object.keys(value), names)) checkFields(value, path, names, optional);
  return value as Record<K, unknown>;
}

function checkFields(
  value: object,
  path: Path,
  names: readonly string[],
  optional: readonly string[],
): void {
  for (const key of Object.keys(value))
    if (!names.includes(key))
      throw new SetupError(
        `${path} has an unknown field ${JSON.stringify(key)}; known are ${names.join(', ')}`,
      );
  for (const name of names)
    if (!optional.includes(name) && !Object.hasOwn(value, name))
      throw new SetupError(`${path} lacks the field ${JSON.stringify(name)}`);
}

/** Reads an object with exactly these fields, each by its own reader. */
export function readFields<R extends Readonly<Record<string, Reader<unknown>>>>(
  value: unknown,
  path: Path,
  readers: R,
): { readonly [K in keyof R]: ReturnType<R[K]> } {
  const names = Object.keys(readers);
  const fields = fieldsOf(value, path, names);
  const read: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? '';
    const reader = readers[name];
    read[name] =
      reader === anything ? fields[name] : reader?.(fields[name], new Inside(path, name));
  }
  return read as { readonly [K in keyof R]: ReturnType<R[K]> };
}

/** Reads those of these fields that an object has; it has no others. */
export function readSome<R extends Readonly<Record<string, Reader<unknown>>>>(
  value: unknown,
  path: Path,
  readers: R,
): { readonly [K in keyof R]?: ReturnType<R[K]> } {
  const names = Object.keys(readers);
  const fields = fieldsOf(value, path, names, names);
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers))
    if (fields[name] !== undefined) read[name] = reader(fields[name], new Inside(path, name));
  return read as { readonly [K in keyof R]?: ReturnType<R[K]> };
}

/** The kind of a record, which says what other fields it has. */
export function kindOf<T extends string>(value: unknown, path: Path, kinds: readonly T[]): T {
  const kind =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const known: readonly unknown[] = kinds;
  return kinds[known.indexOf(kind)] ?? refuse(`${path}.kind`, `one of ${kinds.join(', ')}`, kind);
}
