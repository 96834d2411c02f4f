import { expect, it } from 'vitest';
import { soundsOf } from './staging.ts';

it('zero is a snap, and those who duck are heard', () => {
  const courage = { to: 'everyone', type: 'courage', standing: [0, 2] } as const;
  expect(soundsOf({ ...courage, ducked: [] })).toEqual(['snap']);
  expect(soundsOf({ ...courage, ducked: [1] })).toEqual(['snap', 'duck']);
});

it('no sound is heard twice: a kit is heard when it heals, and the token when its Godfather is named', () => {
  const took = { to: 'everyone', type: 'took', seat: 1, by: null } as const;
  expect(soundsOf({ ...took, share: 'firstAid' })).toEqual(['take']);
  expect(soundsOf({ ...took, share: 'godfather' })).toEqual(['take']);
  const healed = { to: 'everyone', type: 'healed', seat: 1, by: 'firstAid', wounds: 0 } as const;
  expect(soundsOf({ ...healed, healed: 2 })).toEqual(['firstAid']);
  expect(soundsOf({ ...healed, healed: 0 })).toEqual([]);
  expect(soundsOf({ to: 'everyone', type: 'newGodfather', seat: 1 })).toEqual(['godfather']);
});
