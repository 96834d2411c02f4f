import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimeline } from './timeline.ts';

beforeEach(() => vi.useFakeTimers({ now: 10_000 }));
afterEach(() => vi.useRealTimers());

/** A count of three steps, 800 ms apart, the first at `from`; gives what has run so far. */
const count = (from: number) => {
  const ran: string[] = [];
  const timeline = createTimeline();
  const begin = (first: number, apart = 800): void =>
    timeline.run(
      [3, 2, 1].map((number, place) => ({
        at: first + place * apart,
        run: (late) => ran.push(late ? `${number} late` : `${number}`),
      })),
    );
  const restart = (first: number): void => {
    timeline.stop();
    begin(first);
  };
  begin(from);
  return { ran, timeline, begin, stop: timeline.stop, restart };
};

it('runs every step at its time', () => {
  const { ran } = count(10_100);
  vi.advanceTimersByTime(99);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['3']);
  vi.advanceTimersByTime(1600);
  expect(ran).toEqual(['3', '2', '1']);
});

it('a count that is nearly over shows its last number once, without a sound', () => {
  const { ran } = count(10_000 - 2_000);
  vi.runAllTimers();
  expect(ran).toEqual(['1 late']);
});

it('a device that slept through a count does not catch up on it', () => {
  const { ran } = count(10_100);
  vi.setSystemTime(15_000);
  vi.runAllTimers();
  expect(ran).toEqual(['1 late']);
});

it('stops', () => {
  const { ran, stop } = count(10_100);
  vi.advanceTimersByTime(100);
  stop();
  vi.runAllTimers();
  expect(ran).toEqual(['3']);
});

it.each([-150, -1, 1, 150])(
  'a clock corrected by %i ms in mid-count repeats no step and loses none',
  (ms) => {
    const { ran, restart } = count(10_000);
    vi.advanceTimersByTime(900);
    restart(10_000 + ms);
    vi.runAllTimers();
    expect(ran).toEqual(['3', '2', '1']);
  },
);

it('the next count begins with its first step', () => {
  const { ran, restart } = count(10_000);
  vi.runAllTimers();
  restart(15_000);
  vi.runAllTimers();
  expect(ran).toEqual(['3', '2', '1', '3', '2', '1']);
});

it('a fast count soon after another begins with its first step', () => {
  const { ran, timeline, begin } = count(10_000);
  vi.runAllTimers();
  timeline.run([]);
  begin(Date.now() + 50, 240);
  vi.runAllTimers();
  expect(ran).toEqual(['3', '2', '1', '3', '2', '1']);
});
