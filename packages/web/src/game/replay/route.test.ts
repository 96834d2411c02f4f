import { expect, it } from 'vitest';
import { readReplayRoute } from './route.ts';

it('a history entry without a replay opens none', () => {
  for (const state of [null, undefined, 'replay', 7, [], {}, { token: 'x' }])
    expect(readReplayRoute(state)).toBeNull();
});

it('a history entry gives back the replay, its characters, the seat and the move', () => {
  const replay = { seed: 'x' };
  const route = { replay, characters: ['fox', 'owl'], seat: 1, from: 12 };
  expect(readReplayRoute(structuredClone(route))).toEqual(route);
});

it('nonsense in a history entry is replaced by defaults', () => {
  const state = { replay: null, characters: ['fox', 'yeti'], seat: 9, from: 'start' };
  expect(readReplayRoute(state)).toEqual({
    replay: null,
    characters: undefined,
    seat: null,
    from: 0,
  });
});
