import { expect, it } from 'vitest';
import { grouped, money, percent } from './number.ts';
import { table } from './table.ts';
import { wantsColour } from './terminal.ts';
import { widthOf, wrap } from './wrap.ts';

it('colours only on a terminal, and not with NO_COLOR', () => {
  expect(wantsColour(true, {})).toBe(true);
  expect(wantsColour(undefined, {})).toBe(false);
  expect(wantsColour(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour(true, { NO_COLOR: '' })).toBe(true);
  expect(wantsColour(true, { TERM: 'dumb' })).toBe(false);
});

it('aligns the columns of a table, ignoring colour codes', () => {
  expect(
    table(
      [
        ['\x1b[1mname\x1b[22m', 'wins'],
        ['a', '1'],
        ['longer', '1,000'],
      ],
      ['left', 'right'],
    ),
  ).toEqual(['\x1b[1mname\x1b[22m     wins', 'a           1', 'longer  1,000']);
});

it('wraps between words, indents the following lines and loses nothing', () => {
  const text = '  one two three four five six seven';
  const lines = wrap(text, 14, 4);
  expect(lines).toEqual(['  one two', '    three four', '    five six', '    seven']);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(14);
  expect(wrap('word', 2, 0)).toEqual(['word']);
  expect(wrap('worth 5\u202f000\u00a0$ now', 9, 0)).toEqual(['worth', '5\u202f000\u00a0$', 'now']);
});

it('formats numbers the same way everywhere', () => {
  expect(grouped(1234567.4)).toBe('1,234,567');
  expect(grouped(999)).toBe('999');
  expect(money(-5000)).toBe('−$5,000');
  expect(percent(0.16666)).toBe('16.7 %');
});
