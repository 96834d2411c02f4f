import { expect, test } from 'vitest';
import { wishesOf } from './wishesOf.ts';

test('saved rules work solo as at a table, with official rules for what they leave out', () => {
  expect(wishesOf({ powers: 'draft', banned: ['doctor'], openLoot: true })).toMatchObject({
    edition: 'second',
    powers: true,
    way: 'draft',
    banned: ['doctor'],
    openLoot: true,
    shortLog: false,
    hideReady: false,
  });
  expect(wishesOf({ edition: 'first', shortLog: 'on' })).toMatchObject({
    edition: 'first',
    powers: false,
    way: 'random',
    shortLog: true,
  });
});
