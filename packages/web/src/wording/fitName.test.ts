import { expect, test } from 'vitest';
import { fitName } from './fitName.ts';
import { textWidth } from './textWidth.ts';

const textOf = (name: string, em: number): string => fitName(name, em).text;

test('a name that fits stays as it is', () => {
  for (const name of ['Anna', 'Wojciech', 'Maximiliane', 'Gräfin'])
    expect(fitName(name, 7)).toEqual({ text: name, narrow: 1 });
});

test('letters are narrowed as far as a name needs it, and no further than can be read', () => {
  const { text, narrow } = fitName('Bartholomäus', 6);
  expect(text).toBe('Bartholomäus');
  expect(narrow).toBeLessThan(1);
  expect(textWidth(text) * narrow).toBeCloseTo(6, 5);
  expect(fitName('Gwendolinemarieantoinette', 6).narrow).toBeGreaterThanOrEqual(0.69);
});

test('twelve letters are whole in seven em, whatever they are', () => {
  for (const name of [
    'WWWWWWWWWWWW',
    'Przemysława',
    'Schwiegermam',
    'Włodzimierza',
    'GRAND-MAMANS',
  ])
    expect(textOf(name, 7.1)).toBe(name);
});

test('of a name that is too long the first name and an initial are left, or the first name alone', () => {
  expect(textOf('Gwendoline de Montmorency', 7)).toBe('Gwendoline M.');
  expect(textOf('Anne de Montmorency', 4)).toBe('Anne M.');
  expect(textOf('Bartholomäus Weigand', 5.2)).toBe('Bartholomäus');
});

test('a single word that is too long ends in an ellipsis; wide letters count more', () => {
  expect(textOf('WWWWWWWWWWWWWWWWWWWW', 7)).toMatch(/^W{10,12}…$/);
  expect(textOf('illilliillilliillilliillilliillilliill', 7)).toMatch(/^[il]{25,30}…$/);
  expect(fitName('Gwendoline', 4, 1)).toEqual({ text: 'Gwe…', narrow: 1 });
});

test('something is left of every name', () => {
  expect(textOf('Wanda', 0)).toBe('W…');
});
