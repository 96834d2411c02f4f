import { STEPS, type StepName } from '@holdup/engine';
import { expect, it } from 'vitest';
import { moodOf } from './mood.ts';

const at = (step: StepName, now: Partial<Parameters<typeof moodOf>[0]> = {}) =>
  moodOf({ step, telling: false, counting: false, sharing: false, ...now });

it('the music tightens from planning to the count, whatever is being decided', () => {
  expect([at('load'), at('aim'), at('courage')]).toEqual(['scheme', 'aim', 'courage']);
  for (const step of STEPS) expect(at(step, { counting: true })).toBe('count');
});

it('shots have music of their own, from zero until loot is shared', () => {
  expect(at('courage', { telling: true })).toBe('standoff');
  expect(at('courage', { telling: true, sharing: true })).toBe('loot');
  expect(at('share', { sharing: true })).toBe('loot');
  expect(at('over')).toBeNull();
});
