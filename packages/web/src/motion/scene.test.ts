import { createMatch, type Seat, spectatorView } from '@holdup/engine';
import { expect, it } from 'vitest';
import { aimOf, type Scene, type ScenePlayer, sceneOf } from './scene.ts';

const ROUND = sceneOf(spectatorView(createMatch({ edition: 'second', seats: 4, seed: 'guns' })));

const aims = (changes: readonly Partial<ScenePlayer>[], sharing = false): (Seat | null)[] => {
  const scene: Scene = {
    ...ROUND,
    sharing,
    players: ROUND.players.map((player, at) => ({ ...player, ...changes[at] })),
  };
  return scene.players.map((_, at) => aimOf(scene, at as Seat));
};

it('R-6.3, R-6.4: only standing players aim, and only at standing players', () => {
  const up = [{ target: 1 }, { target: 2 }, { target: null }, { target: 0 }] as const;
  expect(aims(up)).toEqual([1, 2, null, 0]);
  expect(aims(up, true)).toEqual([null, null, null, null]);
  expect(aims([up[0], { ...up[1], state: 'ducked' }, up[2], up[3]])).toEqual([null, null, null, 0]);
  expect(aims([up[0], up[1], up[2], { ...up[3], alive: false, state: 'dead' }])).toEqual([
    1,
    2,
    null,
    null,
  ]);
});
