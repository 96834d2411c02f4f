import { createMatch, type GameEvent, type View, viewOf } from '@holdup/engine';
import { effect } from '@preact/signals';
import { expect, it } from 'vitest';
import { stagedGame } from '../../test/stagedGame.ts';

const setUp = () => {
  const view = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'stage' }), 0);
  return { view, ...stagedGame(view) };
};

const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (holds()) resolve();
    });
  });

it('a question counts as new after events or a reconnect, not when others lock in', async () => {
  const { view, beats, stage } = setUp();
  const tell = async (id: number, events: readonly GameEvent[]): Promise<number> => {
    beats.add({ id, events, view, secrets: null });
    await until(() => stage.idle.value);
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
  await until(() => stage.idle.value);
  expect(stage.log.value).toEqual([
    { id: 0, event: loaded },
    { id: 1, event: satOut },
  ]);
  expect(stage.cue.value).toBeNull();
  expect(stage.idle.value).toBe(true);
  stage.stop();
});

it('skipping once while bots share the loot skips the rest of it, but not the next round', async () => {
  const asked = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'stage' }), 0);
  const view: View = { ...asked, moves: [], public: { ...asked.public, step: 'share' } };
  const { beats, stage } = stagedGame(view);
  const shown: string[] = [];
  stage.cue.subscribe((cue) => {
    if (cue) shown.push(cue.event.type);
  });
  stage.skip();
  for (const seat of [1, 2] as const) {
    const took: GameEvent = { type: 'took', seat, share: 'bill5', by: null, to: 'everyone' };
    beats.add({ id: seat, events: [took], view, secrets: null });
    await until(() => stage.idle.value);
  }
  expect(shown).toEqual([]);
  const { round, godfather, table } = view.public;
  const began: GameEvent = {
    type: 'roundBegan',
    ...{ round, godfather, table, added: [], to: 'everyone' },
  };
  beats.add({ id: 3, events: [began], view: asked, secrets: null });
  await until(() => stage.cue.value !== null);
  expect(shown).toEqual(['roundBegan']);
  stage.stop();
});
