import { expect, test } from 'vitest';
import { fitName } from './fitName.ts';

test('a name that fits stays as it is', () => {
  for (const name of ['Anna', 'Wojciech', 'Maximiliane', 'Gräfin'])
    expect(fitName(name, 7)).toBe(name);
});

test('a name that is too long ends in an ellipsis; wide letters count more', () => {
  expect(fitName('WWWWWWWWWWWWWWWWWWWW', 7)).toBe('WWWWWW…');
  expect(fitName('illilliillilliillill', 7)).toBe('illilliillilli…');
  expect(fitName('Gwendoline de Montmo', 7)).toBe('Gwendolin…');
  expect(fitName('Anne de Montmorency', 4)).toBe('Anne…');
});

test('something is left of every name', () => {
  expect(fitName('Wanda', 0)).toBe('W…');
});
