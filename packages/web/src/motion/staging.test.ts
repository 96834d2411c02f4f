import { expect, it } from 'vitest';
import { soundsOf } from './staging.ts';

it('zero is a snap, and those who duck are heard', () => {
  const courage = { to: 'everyone', type: 'courage', standing: [0, 2] } as const;
  expect(soundsOf({ ...courage, ducked: [] })).toEqual(['snap']);
  expect(soundsOf({ ...courage, ducked: [1] })).toEqual(['snap', 'duck']);
});
