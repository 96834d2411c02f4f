import { createMatch, type GameEvent, type View, viewOf } from '@holdup/engine';
import { effect } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { stagedGame } from '../../test/stagedGame.ts';
import { countMs } from './timings.ts';

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

it('each nudge moves the reveal on by a step, with the clock standing still', async () => {
  vi.useFakeTimers({ now: 0 });
  const { view, beats, stage } = setUp();
  const shots = ([0, 1] as const).map(
    (seat): GameEvent => ({ type: 'revealed', seat, bullet: 'click', target: 2, to: 'everyone' }),
  );
  const steps: string[] = [];
  stage.cue.subscribe((cue) => {
    if (cue?.event.type === 'revealed')
      steps.push(`${cue.event.seat} ${cue.fired ? 'fired' : 'turns'}`);
  });
  stage.log.subscribe((log) => void (log.length > 0 && steps.push(`${log.length} logged`)));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  beats.add({ id: 1, events: shots, view, secrets: null });
  await vi.advanceTimersToNextTimerAsync();
  const seen = [...steps];
  await settle();
  expect(steps).toEqual(seen);
  const start = Date.now();
  for (const step of ['0 fired', '1 logged', '1 turns', '1 fired', '2 logged']) {
    stage.nudge();
    await settle();
    expect(steps.at(-1)).toBe(step);
  }
  expect(Date.now()).toBe(start);
  stage.stop();
  vi.useRealTimers();
});

it('zero is shown at once, whoever was late', async () => {
  vi.useFakeTimers({ now: 0 });
  const { view, beats, stage } = setUp();
  const zero: { at: number | null } = { at: null };
  stage.cue.subscribe((cue) => {
    if (cue?.event.type === 'courage') zero.at ??= Date.now();
  });
  const late = ([0, 1] as const).map(
    (seat): GameEvent => ({ type: 'defaulted', seat, to: 'everyone' }),
  );
  const courage: GameEvent = { type: 'courage', standing: [0, 1], ducked: [2], to: 'everyone' };
  beats.add({ id: 1, events: [...late, courage], view, secrets: null });
  // The stage's own 3 – 2 – 1, which a game with a clock has counted already.
  await vi.advanceTimersByTimeAsync(countMs('normal'));
  expect(zero.at).toBe(countMs('normal'));
  stage.stop();
  vi.useRealTimers();
});

it('a click is shorter than a shot that hits', async () => {
  vi.useFakeTimers({ now: 0 });
  const { view, beats, stage } = setUp();
  const shown = new Map<number, number>();
  stage.cue.subscribe((cue) => {
    if (cue?.event.type === 'revealed') shown.set(cue.event.seat, cue.ms);
  });
  const bullets = ['click', 'bang'] as const;
  const shots = ([0, 1] as const).map(
    (seat): GameEvent => ({
      type: 'revealed',
      seat,
      bullet: bullets[seat] ?? 'click',
      target: 2,
      to: 'everyone',
    }),
  );
  const wounded: GameEvent = { type: 'wounded', seat: 2, wounds: 1, by: [1], to: 'everyone' };
  beats.add({ id: 1, events: [...shots, wounded], view, secrets: null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown.get(1)).toBeGreaterThan((shown.get(0) ?? 0) + 300);
  stage.stop();
  vi.useRealTimers();
});
