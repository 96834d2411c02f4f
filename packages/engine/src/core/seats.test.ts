import { describe, expect, test } from 'vitest';
import {
  ALL_SEATS,
  clockwise,
  everyone,
  firstOf,
  has,
  NOBODY,
  nextOf,
  nobodyPerSeat,
  only,
  perSeat,
  seatsOf,
  sizeOf,
  without,
} from './seats.ts';

describe('seats', () => {
  test('a set of seats holds what was put in', () => {
    for (let set = 0; set < 256; set++) {
      const seats = ALL_SEATS.filter((seat) => has(set, seat));
      expect(seatsOf(set)).toEqual(seats);
      expect(sizeOf(set)).toBe(seats.length);
      expect(seats.reduce<number>((sum, seat) => sum | only(seat), 0)).toBe(set);
      for (const seat of ALL_SEATS)
        expect(seatsOf(without(set, seat))).toEqual(seats.filter((s) => s !== seat));
    }
    expect(seatsOf(everyone(5))).toEqual([0, 1, 2, 3, 4]);
    expect(perSeat('x')).toEqual(new Array(8).fill('x'));
    expect(nobodyPerSeat()).toEqual(new Array(8).fill(NOBODY));
  });

  test.each([3, 4, 5, 6, 7, 8])(
    'R-0.1: clockwise goes once round a table of %i, from anywhere',
    (seats) => {
      for (const from of ALL_SEATS.slice(0, seats)) {
        const round = clockwise(everyone(seats), from);
        expect(round[0]).toBe(from);
        expect([...round].sort()).toEqual(ALL_SEATS.slice(0, seats));
        for (const [i, seat] of round.entries())
          expect(round[(i + 1) % seats]).toBe((seat + 1) % seats);
      }
    },
  );

  test('R-0.1: a set clockwise is the whole round without the others', () => {
    for (const from of ALL_SEATS)
      for (const set of [0, 0b1, 0b1010_0110, 0b0101_1001, 0b1111_1111])
        expect(clockwise(set, from)).toEqual(
          clockwise(everyone(8), from).filter((seat) => has(set, seat)),
        );
  });

  test('R-8.2: the next of a set is the first one clockwise after a seat, that seat itself last; the first of a set begins with it', () => {
    const set = only(1) | only(4);
    expect(([0, 1, 2, 3, 4, 5] as const).map((seat) => nextOf(set, seat))).toEqual([
      1, 4, 4, 4, 1, 1,
    ]);
    expect(([0, 1, 2, 3, 4, 5] as const).map((seat) => firstOf(set, seat))).toEqual([
      1, 1, 4, 4, 4, 1,
    ]);
    expect(nextOf(only(2), 2)).toBe(2);
    expect(nextOf(0, 2)).toBe(NOBODY);
    expect(firstOf(0, 2)).toBe(NOBODY);
  });
});
