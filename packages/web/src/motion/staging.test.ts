import { expect, it } from 'vitest';
import { soundsOf } from './staging.ts';

it('zero is a snap, and those who duck are heard', () => {
  expect(soundsOf({ type: 'courage', ducked: [], standing: [0, 1, 2] })).toEqual(['snap']);
  expect(soundsOf({ type: 'courage', ducked: [1], standing: [0, 2] })).toEqual(['snap', 'duck']);
});
