import { expect, test } from 'vitest';
import { hasOption, optionsOf } from './editionTraits.ts';

test('options that an edition does not have are left out of a setup', () => {
  const chosen = { powers: 'random', openLoot: true, leftovers: 'discard', oldest: 2 } as const;
  expect(optionsOf('second', chosen)).toEqual(chosen);
  expect(optionsOf('first', chosen)).toEqual({ openLoot: true, oldest: 2 });
  expect(hasOption('first', 'powers')).toBe(false);
});
