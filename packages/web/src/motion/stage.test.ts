import { createMatch, type GameEvent, viewOf } from '@holdup/engine';
import { expect, it } from 'vitest';
import { stagedGame } from '../../test/stagedGame.ts';

const setUp = () => {
  const view = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'stage' }), 0);
  return { view, ...stagedGame(view) };
};

it('a question counts as new after events or a break, not when others lock in', async () => {
  const { view, beats, stage } = setUp();
  const tell = async (id: number, events: readonly GameEvent[]): Promise<number> => {
    beats.add({ id, events, view, secrets: null });
    await new Promise((resolve) => setTimeout(resolve, 5));
    return stage.moment.value;
  };
  const begun = await tell(1, []);
  expect(await tell(2, [{ type: 'locked', seat: 1, to: 'everyone' }])).toBe(begun);
  expect(await tell(3, [{ type: 'allLoaded', to: 'everyone' }])).toBe(begun + 1);
  expect(await tell(4, [])).toBe(begun + 2);
  stage.stop();
});

it('events missed in a break go straight into the log and are not staged', async () => {
  const { view, beats, stage } = setUp();
  const loaded: GameEvent = { type: 'allLoaded', to: 'everyone' };
  const satOut: GameEvent = { type: 'satOut', seat: 1, to: 'everyone' };
  beats.add({ id: 1, events: [], missed: [loaded, satOut], view, secrets: null });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(stage.log.value).toEqual([
    { id: 0, event: loaded },
    { id: 1, event: satOut },
  ]);
  expect(stage.cue.value).toBeNull();
  expect(stage.idle.value).toBe(true);
  stage.stop();
});
