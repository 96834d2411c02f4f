import { expect, test } from 'vitest';
import { isFromBeyond } from './fromBeyond.ts';

test('only reactions of the dead belong on the rim; what they say stays beside their seat', () => {
  const players = [{ alive: true }, { alive: false }];
  const laugh = { id: 1, to: null, kind: 'reaction', reaction: 'laugh' } as const;
  expect(isFromBeyond({ ...laugh, seat: 1 }, players)).toBe(true);
  expect(isFromBeyond({ ...laugh, seat: 0 }, players)).toBe(false);
  expect(isFromBeyond({ id: 2, seat: 1, to: null, kind: 'chat', text: 'boo' }, players)).toBe(
    false,
  );
});
