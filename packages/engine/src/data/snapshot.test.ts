import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksClosely, playGame } from '../../test/properties/games.ts';
import { SetupError } from '../core/errors.ts';
import { createRandom } from '../core/random.ts';
import type { Match } from '../core/state.ts';
import { restore, snapshot } from './snapshot.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

const copyOf = (match: Match): Json => JSON.parse(JSON.stringify(snapshot(match)));

/** A few matches of both editions with all that can be in a snapshot: history, locked answers, a sharing, an end. */
function someMatches(): Json[] {
  const found: Json[] = [];
  for (const number of [0, 1, 2, 3]) {
    const random = createRandom(`snapshots ${number}`);
    const over = playGame(number, {
      before: (match) => void (looksClosely(random, 90) && found.push(copyOf(match))),
    });
    if (number < 2) found.push(copyOf(over));
  }
  return found;
}
const matches = someMatches();

/** Every path in a piece of data; one in the middle of each list, since the others are read the same way. */
function* pathsIn(value: Json, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  if (Array.isArray(value)) {
    const middle = value.length >> 1;
    if (value.length > 0) yield* pathsIn(value[middle] as Json, [...at, middle]);
  } else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) yield* pathsIn(value[key] as Json, [...at, key]);
}

type Holder = Record<string, unknown>;

/** Damages a snapshot at one path, checks whether it is refused, and repairs it again. */
function damaging(
  original: Json,
  text: string,
  path: Path,
  change: (holder: Holder, key: string) => void,
): Outcome {
  const holder = path.slice(0, -1).reduce((part, key) => part[key] as Holder, original as Holder);
  const saved = Array.isArray(holder) ? [...holder] : { ...holder };
  change(holder, String(path.at(-1)));
  try {
    return JSON.stringify(original) === text
      ? 'the same'
      : outcomeOf(original, text, path.join('.'));
  } finally {
    if (Array.isArray(holder)) holder.splice(0, holder.length, ...(saved as unknown[]));
    else for (const key of Object.keys(holder)) delete holder[key];
    Object.assign(holder, saved);
  }
}

const remove = (holder: Holder, key: string): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

type Outcome = 'refused' | 'the same';

/** A damaged snapshot is refused with a message; an equivalent one may pass, as the same match. */
function outcomeOf(damaged: unknown, original: string, what: string): Outcome {
  try {
    if (JSON.stringify(snapshot(restore(damaged))) === original) return 'the same';
  } catch (error) {
    if (!(error instanceof SetupError)) throw new Error(`${what}: ${String(error)}`);
    const { message } = error;
    if (!/^[a-z].{10,}/.test(message) || message.length > 700)
      throw new Error(`${what}: not a message for people: ${message.slice(0, 1000)}`);
    return 'refused';
  }
  throw new Error(`${what}: read as another match`);
}

const VALUES: readonly unknown[] = [
  ...[null, true, -1, 0, 1, 7, 8, 99, 0.5, 1e300, NaN, 2 ** 31, '', 'x', 'click', 'painting'],
  ...['take', 'toString', '__proto__', [], [[]], [null], {}, { move: 'duck' }, { kind: 'took' }],
  ...[undefined, new Array(2000).fill('bill5'), 'x'.repeat(10_000)],
];

/** Damages every path of every match with these changes, or with every n-th of them in turn. */
function damageAll(
  changes: readonly ((holder: Holder, key: string) => void)[],
  every = 1,
): Record<Outcome, number> {
  const outcomes = { refused: 0, 'the same': 0 };
  let turn = 0;
  for (const original of matches) {
    const text = JSON.stringify(original);
    for (const path of pathsIn(original))
      for (const change of changes)
        if (turn++ % every === 0) outcomes[damaging(original, text, path, change)]++;
    expect(JSON.stringify(original)).toBe(text);
  }
  return outcomes;
}

describe('a damaged snapshot', () => {
  test('with any field missing is refused with a message', () => {
    const { refused, 'the same': same } = damageAll([remove]);
    expect(refused).toBeGreaterThan(10 * same);
  });

  test('with any field replaced by something else is refused with a message', () => {
    const puts = VALUES.map((value) => (holder: Holder, key: string): void => {
      Object.defineProperty(holder, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    });
    const { refused, 'the same': same } = damageAll(puts, 5);
    expect(refused).toBeGreaterThan(10 * same);
  });

  test('with a field too many is refused with a message', () => {
    const add = (holder: Holder, key: string): void => {
      const part = holder[key];
      if (typeof part === 'object' && part !== null && !Array.isArray(part))
        holder[key] = { ...part, extra: 1 };
    };
    expect(damageAll([add]).refused).toBeGreaterThan(100);
  });

  test('with numbers off by one, names exchanged or another checksum is refused with a message', () => {
    const nudge = (holder: Holder, key: string): void => {
      const part = holder[key];
      if (typeof part === 'number') holder[key] = part + 1;
      else if (typeof part === 'boolean') holder[key] = !part;
      else if (part === 'click') holder[key] = 'bang';
      else if (part === 'bill5') holder[key] = 'bill10';
      else if (Array.isArray(part) && part.length > 0) holder[key] = [...part, part[0]];
      else if (key === 'checksum') holder[key] = '00000000';
    };
    expect(damageAll([nudge]).refused).toBeGreaterThan(400);
  });

  test('that is not a snapshot at all is refused with a message', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json().map((text) => JSON.parse(text) as unknown),
        ),
        (value) => {
          outcomeOf(value, '', fc.stringify(value));
        },
      ),
      { numRuns: 300 },
    );
    const [original] = matches;
    for (const foreign of [
      undefined,
      'holdup-match',
      [original],
      { format: 'chess' },
      JSON.stringify(original),
    ])
      expect(outcomeOf(foreign, '', 'foreign')).toBe('refused');
    expect(() => restore({ ...(original as object), format: 'chess' })).toThrow(
      'not a snapshot of a Hold-Up match',
    );
  });

  test('of two matches mixed together is refused with a message', () => {
    const [one, other] = matches as Holder[];
    for (const part of ['public', 'seats', 'hidden', 'checksum'])
      expect(outcomeOf({ ...one, [part]: other?.[part] }, '', part)).toBe('refused');
  });

  test('of other rules is refused with both version numbers', () => {
    const [original] = matches as [{ public: Json }];
    const old = { ...original, public: { ...(original.public as object), rulesVersion: 0 } };
    expect(() => restore(old)).toThrow(/rules version 0; this is version \d+/);
  });

  test('says where it is damaged', () => {
    const damage = (path: Path, value: Json): unknown => {
      const copy = structuredClone(matches[0]) as Holder;
      const holder = path.slice(0, -1).reduce((part, key) => part[key] as Holder, copy);
      holder[String(path.at(-1))] = value;
      return copy;
    };
    expect(() => restore(damage(['public', 'players', 1, 'wounds'], 'many'))).toThrow(
      'public.players[1].wounds must be a whole number',
    );
    expect(() => restore(damage(['seats', 2, 'bullet'], 'banana'))).toThrow(
      'seats[2].bullet must be one of click',
    );
    expect(() => restore(damage(['hidden', 'random', 'drawn'], -1))).toThrow(
      'hidden.random.drawn must be',
    );
    expect(() => restore(damage(['checksum'], 'deadbeef'))).toThrow('its checksum does not match');
  });
});
