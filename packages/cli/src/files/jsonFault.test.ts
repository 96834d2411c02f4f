import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonFault } from './jsonFault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it.each([
  ['', 1, 1, 'the end of the file'],
  ['{"a": 1,\n "b": tru }', 2, 7, '"tru"'],
  ['[1, 2,\n\n  3,]', 3, 5, '"]"'],
  ['{"a" 1}', 1, 6, '"1"'],
  ['{a: 1}', 1, 2, '"a"'],
  ['[01]', 1, 2, '"01"'],
  ['{} {}', 1, 4, '"{"'],
  ['["unended', 1, 2, '"\\""'],
])('finds where %j stops being JSON', (text, line, column, found) => {
  expect(findJsonFault(text)).toEqual({ line, column, found });
});

it('gives up on deep nesting instead of running out of stack', () => {
  expect(findJsonFault('['.repeat(100_000))).toEqual({ line: 1, column: 201, found: '"["' });
});

it('finds a fault if and only if JSON.parse refuses', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, noise) => {
      const place = at % (json.length + 1);
      const text = json.slice(0, place) + noise + json.slice(place + 1);
      expect(findJsonFault(json)).toBeNull();
      expect(findJsonFault(text) === null).toBe(isJson(text));
    }),
  );
});
