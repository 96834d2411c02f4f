import { describe, expect, test } from 'vitest';
import { nameKey, tidyText } from './text.ts';

describe('names that look alike', () => {
  test.each([
    ['Ana', '\u0410n\u0430', 'Cyrillic letters'],
    ['Zoe', 'Z\u03bfe', 'a Greek letter'],
    ['Zoë', 'zoe', 'marks and case'],
    ['Bob', 'B0b', 'a digit'],
    ['Ilya', 'llya', 'strokes'],
    ['A B', 'AB.', 'spaces and punctuation'],
  ])('%s and %s have the same key: %s', (name, other) => {
    expect(nameKey(other)).toBe(nameKey(name));
  });

  test('other names have other keys, in any script', () => {
    const names = ['Ana', 'Ben', 'Łukasz', 'Юля', 'Оля', '太郎', '花子', 'Élodie'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });
});

test('text keeps its letters and loses invisible characters', () => {
  expect(tidyText('  a\u200b\tb\u2800c  ')).toBe('a bc');
  expect(tidyText(`e${'\u0301'.repeat(9)}`)).toBe(`é${'\u0301'.repeat(3)}`);
});
