import { expect, test } from 'vitest';
import { manualClock } from '../../test/manualClock.ts';
import { guardedClock, steadyTime } from './clock.ts';

const HOUR = 3_600_000;

function machine() {
  const state = { wall: 10 * HOUR, elapsed: 0 };
  return {
    state,
    wait(ms: number) {
      state.wall += ms;
      state.elapsed += ms;
    },
    now: (notBefore?: number) =>
      steadyTime(
        () => state.wall,
        () => state.elapsed,
        notBefore,
      ),
  };
}

test('time continues when the machine’s clock is set back', () => {
  const { state, wait, now } = machine();
  const time = now();
  wait(5000);
  state.wall -= HOUR;
  wait(1000);
  expect(time()).toBe(10 * HOUR + 6000);
});

test('time follows a clock that is set forward', () => {
  const { state, wait, now } = machine();
  const time = now();
  state.wall += HOUR;
  wait(1000);
  expect(time()).toBe(11 * HOUR + 1000);
});

test('after a restart on a clock that was set back, time begins where the log ends', () => {
  const { wait, now } = machine();
  const time = now(11 * HOUR);
  wait(1000);
  expect(time()).toBe(11 * HOUR + 1000);
});

test('an error in a timer is reported, and later timers ring', async () => {
  const places: string[] = [];
  const manual = manualClock();
  const clock = guardedClock(manual, (place) => places.push(place));
  const rung: number[] = [];
  clock.at(manual.now() + 1, () => {
    throw new Error('boom');
  });
  clock.at(manual.now() + 2, () => rung.push(2));
  await manual.pass(10, async () => {});
  expect(places).toEqual(['timer']);
  expect(rung).toEqual([2]);
});
