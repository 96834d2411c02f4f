import { expect, it } from 'vitest';
import { playRandomly, setupNumber } from '../../test/randomGames.ts';
import { INPUTS, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { encode } from './encode.ts';
import { forgetBullets } from './forget.ts';
import { SEAT } from './seatColumns.ts';

it('makes every other hand look new, and changes only the danger of its own seat', () => {
  const inputs = new Int8Array(INPUTS);
  let changed = 0;
  for (let number = 0; number < 6; number++)
    playRandomly(setupNumber(number), (view) => {
      encode(view, null, inputs, 0);
      const before = inputs.slice();
      forgetBullets(inputs, view.public.edition);
      const danger = [SEAT.heat, SEAT.safe];
      for (let column = 0; column < SEAT_SIZE; column++)
        if (!danger.includes(column))
          expect(inputs[TABLE_SIZE + column]).toBe(before[TABLE_SIZE + column]);
      for (let away = 1; away < view.public.seats; away++) {
        const row = TABLE_SIZE + away * SEAT_SIZE;
        if (inputs[row + SEAT.alive] !== 1) continue;
        expect(inputs[row + SEAT.odds]).toBe(38);
        expect(inputs[row + SEAT.hidden]).toBe(0);
        if (before[row + SEAT.odds] !== 38) changed++;
      }
    });
  expect(changed).toBeGreaterThan(100);
});
