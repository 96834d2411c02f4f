import { createMatch, POWER_NAMES, spectatorView } from '@holdup/engine';
import { expect, it } from 'vitest';
import { openChoice } from './powers.ts';
import { DEFAULT_WISHES, newMatch, rematchOf } from './setup.ts';

const WITH_POWERS = { ...DEFAULT_WISHES, powers: true };

const powersOf = (match: ReturnType<typeof newMatch>) =>
  spectatorView(createMatch(match.setup)).public.players.map(({ power }) => power);

it('banned powers are never dealt, in a rematch neither', () => {
  const banned = POWER_NAMES.slice(0, 8);
  for (let i = 0; i < 20; i++) {
    const match = newMatch({ ...WITH_POWERS, banned });
    for (const power of [...powersOf(match), ...powersOf(rematchOf(match))])
      expect(banned).not.toContain(power);
  }
});

it('powers are chosen where the wishes say so, and every rematch offers others', () => {
  expect(openChoice(newMatch(DEFAULT_WISHES))).toBeNull();
  expect(openChoice(newMatch(WITH_POWERS))).toBeNull();
  expect(openChoice(newMatch({ ...WITH_POWERS, way: 'draft', edition: 'first' }))).toBeNull();
  const match = newMatch({ ...WITH_POWERS, way: 'keepOne' });
  const choice = openChoice(match);
  expect(choice?.offers.offers.every((own) => own.length === 2)).toBe(true);
  expect(openChoice(rematchOf(match))?.offers).not.toEqual(choice?.offers);
});
