import { expect, test } from 'vitest';
import { visibleTo } from './events.ts';
import { ALL_SEATS } from './seats.ts';

test('R-11.1: a public event is everybody’s, also a spectator’s', () => {
  for (const seat of [...ALL_SEATS, null])
    expect(visibleTo({ to: 'everyone', type: 'allLoaded' }, seat)).toBe(true);
});

test('R-11.3 R-11.4: a secret event goes only to the seats it names, not to spectators', () => {
  const event = { to: [2, 5], type: 'drewBullet', seat: 2, from: 5, bullet: 'bang' } as const;
  expect([...ALL_SEATS, null].filter((seat) => visibleTo(event, seat))).toEqual([2, 5]);
});
