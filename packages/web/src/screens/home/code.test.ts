import { describe, expect, it } from 'vitest';
import { readCode } from './code.ts';

describe('a table code as typed', () => {
  it.each([
    ['kxp7', 'KXP7'],
    [' ab-cd ', 'ABCD'],
    ['QWERTY', 'QWERTY'],
  ])('%s is read as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it.each(['', 'abc', 'abcdefg', 'ab/d', 'żółć'])('%s is not one', (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });
});
